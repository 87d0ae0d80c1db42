import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { docsOptions, writeDocs } from '../../fixtures/package/docs.ts';
import { newFolder } from '../support/folder.ts';

it('the site has every guide and the reference, and its links lead somewhere', async () => {
  const out = newFolder();
  const all = docsOptions(out);
  expect(all.entryPoints).toHaveLength(5);
  // One entry point stands for all: the compiler reads each for seconds.
  await writeDocs({ ...all, entryPoints: ['src/entry/fold.ts'] });

  const guides = readdirSync('src/docs').filter((file) => file.endsWith('.md'));
  const pages = readdirSync(join(out, 'documents'));
  expect(guides.length).toBeGreaterThan(4);
  expect(pages).toHaveLength(guides.length);
  const reference = readFileSync(join(out, 'functions/foldedSvg.html'), 'utf8');
  expect(reference).toContain('parts');

  for (const name of ['index.html', ...pages.map((page) => `documents/${page}`), 'functions/foldedSvg.html']) {
    const links = [...readFileSync(join(out, name), 'utf8').matchAll(/(?:href|src)="([^"#:]+)(?:#[^"]*)?"/g)];
    expect(links.length).toBeGreaterThan(3);
    const missing = links
      .map(([, to]) => to!)
      .filter((to) => !to.startsWith('/') && !existsSync(join(out, dirname(name), decodeURIComponent(to))));
    expect([name, missing]).toEqual([name, []]);
  }
});
