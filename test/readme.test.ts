import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { templatesPage } from '../fixtures/catalogue.ts';
import { nestingGuide, readme } from '../fixtures/readme.ts';
import { fillIn } from '../fixtures/regions.ts';

describe('README', () => {
  const page = readFileSync('README.md', 'utf8');

  it('is up to date with the catalogue: npm run gallery', () => expect(page).toBe(readme(page)));

  it('the page of templates is up to date', () =>
    expect(readFileSync('templates/README.md', 'utf8')).toBe(templatesPage()));

  it('the guide of nesting shows the saved bench: npm run bench:nesting -- --save', () => {
    const guide = readFileSync('src/docs/nesting.md', 'utf8');
    expect(guide).toBe(nestingGuide(guide));
  });

  it('reports a missing region', () => expect(() => fillIn(page, { nowhere: '' })).toThrow('nowhere'));

  it('mentions only existing scripts', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = [...page.matchAll(/npm run ([a-z]+)/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });

  it.each(['README.md', 'templates/README.md', 'fixtures/gallery.md'])('the links of %s work', (path) => {
    const text = readFileSync(path, 'utf8');
    const links = [...text.matchAll(/(?:\]\(|src=")([^)"#\s]+)/g)].map(([, to]) => to!);
    expect(links.length).toBeGreaterThan(0);
    for (const to of links) if (!to.includes('://')) expect(existsSync(join(dirname(path), to)), to).toBe(true);
  });
});
