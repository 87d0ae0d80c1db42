import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { isFresh, stamp } from '../../fixtures/package/fresh.ts';
import { newFolder } from '../support/folder.ts';

describe('a build without changes is skipped', () => {
  let project = '';
  let dist = '';
  const write = (path: string, text: string) => writeFileSync(join(project, path), text);

  beforeEach(() => {
    project = newFolder();
    dist = join(project, 'dist');
    for (const folder of ['src/a', 'templates', 'dist']) mkdirSync(join(project, folder), { recursive: true });
    write('src/a/x.ts', '1');
    write('src/y.ts', '2');
    write('package.json', '{}');
    stamp(project, dist);
  });

  it('when the sources are unchanged, in any folder', () => {
    expect(isFresh(project, dist)).toBe(true);
    const moved = newFolder();
    cpSync(project, moved, { recursive: true });
    expect(isFresh(moved, join(moved, 'dist'))).toBe(true);
  });

  it.each<[string, () => void]>([
    ['a source changes', () => write('src/a/x.ts', '3')],
    ['a source is new', () => write('templates/z.ts', '')],
    ['a source is gone', () => rmSync(join(project, 'src/y.ts'))],
    ['a source is renamed', () => renameSync(join(project, 'src/y.ts'), join(project, 'src/z.ts'))],
    ['a package changes', () => write('package.json', '{"name":"a"}')],
    ['dist is gone', () => rmSync(dist, { recursive: true })],
  ])('but not when %s', (_, change) => {
    change();
    expect(isFresh(project, dist)).toBe(false);
  });
});
