import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { galleryPage } from '../fixtures/page.ts';
import { goldens } from '../fixtures/pictures.ts';
import { checkFiles } from './support/checkers.ts';

/** `npm run gallery` writes all of this anew; look at the pictures before you commit them. */
const folder = 'fixtures/goldens';
const drawn = await goldens();

describe('goldens', () => {
  it.each([...drawn])('%s is as it was', (name, bytes) => {
    expect(Buffer.compare(readFileSync(`${folder}/${name}`), bytes), 'changed: npm run gallery, and look').toBe(0);
  });

  it('none is abandoned', () => expect(readdirSync(folder).sort()).toEqual([...drawn.keys()].sort()));

  it('the gallery shows them', () => expect(readFileSync('fixtures/gallery.md', 'utf8')).toBe(galleryPage()));

  it.each(['.svg', '.dxf', '.pdf'])('all that end in %s pass what checks such files', (kind) => {
    checkFiles([...drawn.keys()].filter((name) => name.endsWith(kind)).map((name) => `${folder}/${name}`));
  });
});
