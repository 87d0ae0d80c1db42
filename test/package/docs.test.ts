import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { docsOptions, writeDocs } from '../../fixtures/package/docs.ts';
import { writeGuides } from '../../fixtures/package/guides.ts';
import { newFolder } from '../support/folder.ts';

it('the site has every guide and the reference, without broken links', async () => {
  const out = newFolder();
  const all = docsOptions(out);
  expect(all.entryPoints).toHaveLength(11);
  // One small module stands for all: the compiler reads the whole project for half a minute.
  const one = resolve('src/entry/geometry.ts');
  const tsconfig = join(newFolder(), 'tsconfig.json');
  writeFileSync(tsconfig, JSON.stringify({ extends: resolve('tsconfig.json'), include: [], files: [one] }));
  await writeDocs({ ...all, tsconfig, entryPoints: [one] });

  const guides = readdirSync('src/docs').filter((file) => file.endsWith('.md'));
  const pages = readdirSync(join(out, 'documents'));
  expect(guides.length).toBeGreaterThan(4);
  expect(pages).toHaveLength(guides.length);
  expect(readFileSync(join(out, 'documents/Mockups.html'), 'utf8')).toMatch(/<img src="[^"]*media\/mockup\.png"/);
  expect(readFileSync(join(out, 'functions/boxwright_geometry.pointAt.html'), 'utf8')).toContain('Example');

  for (const name of [
    'index.html',
    ...pages.map((page) => `documents/${page}`),
    'functions/boxwright_geometry.pointAt.html',
  ]) {
    const links = [...readFileSync(join(out, name), 'utf8').matchAll(/(?:href|src)="([^"#:]+)(?:#[^"]*)?"/g)];
    expect(links.length).toBeGreaterThan(3);
    const missing = links
      .map(([, to]) => to!)
      .filter((to) => !to.startsWith('/') && !existsSync(join(out, dirname(name), decodeURIComponent(to))));
    expect([name, missing]).toEqual([name, []]);
  }
});

it('the guides are complete pages for packages without the reference', () => {
  const out = newFolder();
  writeGuides(out);
  const pages = readdirSync(out).filter((name) => name.endsWith('.html'));
  expect(pages).toHaveLength(readdirSync('src/docs').filter((file) => file.endsWith('.md')).length);
  for (const name of pages) {
    const page = readFileSync(join(out, name), 'utf8');
    expect(page).toContain('<h1>');
    const links = [...page.matchAll(/href="([^"#:]+)(?:#[^"]*)?"/g)].map(([, to]) => to!);
    expect([name, links.filter((to) => to !== 'api/' && !pages.includes(to))]).toEqual([name, []]);
    const pictures = [...page.matchAll(/src="([^"]+)"/g)].map(([, from]) => from!);
    expect([name, pictures.filter((from) => !existsSync(join(out, from)))]).toEqual([name, []]);
    const places = [...page.matchAll(/href="([\w-]+\.html)#([^"]+)"/g)];
    for (const [, to, place] of places) expect(readFileSync(join(out, to!), 'utf8')).toContain(`id="${place}"`);
  }
});
