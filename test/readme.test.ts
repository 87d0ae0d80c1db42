import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { templatesPage } from '../fixtures/catalogue.ts';
import { GUIDE_PICTURES, guidePictures } from '../fixtures/guide-pictures.ts';
import { galleryPage } from '../fixtures/page.ts';
import { benchPage, nestingGuide, serviceGuide } from '../fixtures/readme.ts';
import { fillIn } from '../fixtures/regions.ts';
import { templates } from '../src/index.ts';

const page = readFileSync('README.md', 'utf8');

const GUIDES = readdirSync('src/docs').flatMap((name) => (name.endsWith('.md') ? [`src/docs/${name}`] : []));
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  'templates/README.md',
  'fixtures/gallery.md',
  ...GUIDES,
];

/** Guides that tell of nothing that can be seen. */
const WITHOUT_PICTURE = ['src/docs/architecture.md', 'src/docs/production.md'];

/** The text of a page without its code blocks. */
const proseOf = (path: string): string => readFileSync(path, 'utf8').replace(/^ *```[\s\S]*?^ *```$/gm, '');

/** Links and pictures of a page: the file, relative to the page, and the place in it. */
const linksOf = (path: string): (readonly [file: string, place: string])[] =>
  [...proseOf(path).matchAll(/(?:\]\(|src=")([^")#\s]*)(?:#([^")\s]*))?/g)]
    .filter(([, to]) => !to!.includes('://'))
    .map(([, to, place]) => [to ? normalize(join(dirname(path), to)) : path, place ?? '']);

/** The places of a page that links name: its headings, as git hosts write them. */
const placesOf = (path: string): string[] =>
  [...proseOf(path).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

/** Sentences long enough to be told apart, from paragraphs, lists and tables. */
const sentencesOf = (text: string): string[] =>
  text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/!\[[^\]]*\]\([^)]*\)|<[^>]*>/g, '')
    .split(/\n{2,}|\n(?=[-*|#]|\d+\. )|\|/)
    .flatMap((block) => block.replace(/\s+/g, ' ').split(/(?<=[.:!?]\)?) (?=[A-Z`[(*])/))
    .map((sentence) => sentence.replace(/^[-*\d. ]+/, '').trim())
    .filter((sentence) => sentence.length > 40);

describe('README', () => {
  it('is at most 8 kB, and counts the templates right', () => {
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(8000);
    expect(page).toContain(` ${templates.length} parametric templates`);
  });

  it('begins with what a box and its tests take in a fresh clone', () => {
    const [boxes, tests] = /^npm ci[\s\S]*?```/m.exec(page.slice(0, 3000))![0].split('\n');
    expect(boxes).toMatch(/^npm ci --omit=dev && npm run -s boxwright -- dieline .* --out box\.svg$/);
    expect(tests).toBe('npm ci && npm test');
  });
});

describe('what follows from catalogue and benches', () => {
  const upToDate = (path: string, write: (text: string) => string): void => {
    const text = readFileSync(path, 'utf8');
    expect(text).toBe(write(text));
  };

  it('is up to date: npm run gallery', () => {
    upToDate('templates/README.md', templatesPage);
    upToDate('fixtures/gallery.md', galleryPage);
  });

  it('the pictures of the guides are up to date: npm run gallery', async () => {
    for (const [name, svg] of await guidePictures())
      expect(readFileSync(join(GUIDE_PICTURES, name), 'utf8'), name).toBe(svg);
  });

  it('the page of the bench shows the saved figures: npm run bench -- --save', () =>
    upToDate('bench/README.md', benchPage));

  it('the guide of the service lists the clauses', () => upToDate('src/docs/service.md', serviceGuide));
  it('the guide of nesting does: npm run bench:nesting -- --save', () => upToDate('src/docs/nesting.md', nestingGuide));

  it('reports a missing region', () => expect(() => fillIn(page, { nowhere: '' })).toThrow('nowhere'));
});

describe('pages and guides', () => {
  it('mention only existing scripts', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = PAGES.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/npm run (?:-s )?([a-z:]+)/g)].map(([, name]) => name!),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(PAGES)('the links of %s lead to files and headings', (path) => {
    const links = linksOf(path);
    const broken = links.filter(
      ([file, place]) => !existsSync(file) || (place && file.endsWith('.md') && !placesOf(file).includes(place)),
    );
    expect(broken).toEqual([]);
  });

  it('there are links to check', () => expect(PAGES.flatMap(linksOf).length).toBeGreaterThan(1000));

  it('every guide is listed in the README', () => {
    const listed = linksOf('README.md').map(([file]) => file);
    expect(GUIDES.filter((guide) => !listed.includes(guide))).toEqual([]);
  });

  it('a guide leads to guides and pictures alone, which it is installed with', () => {
    const elsewhere = GUIDES.flatMap((guide) =>
      linksOf(guide).flatMap(([file]) => (dirname(file).startsWith('src/docs') ? [] : [`${guide}: ${file}`])),
    );
    expect(elsewhere).toEqual([]);
  });

  it('a guide has a picture, and every picture is shown', () => {
    const shown = new Map(
      ['README.md', ...GUIDES].map((path) => [
        path,
        linksOf(path).flatMap(([file]) => (dirname(file) === GUIDE_PICTURES ? [file] : [])),
      ]),
    );
    expect(GUIDES.filter((guide) => !shown.get(guide)!.length)).toEqual(WITHOUT_PICTURE);
    const all = [...shown.values()].flat();
    const unused = readdirSync(GUIDE_PICTURES).filter((name) => !all.includes(join(GUIDE_PICTURES, name)));
    expect(unused).toEqual([]);
  });

  it('say each sentence once', () => {
    const from = new Map<string, string>();
    const twice: string[] = [];
    for (const path of ['README.md', 'bench/README.md', ...GUIDES])
      for (const sentence of sentencesOf(proseOf(path))) {
        const before = from.get(sentence);
        if (before) twice.push(`${before} and ${path}: ${sentence}`);
        from.set(sentence, path);
      }
    expect(from.size).toBeGreaterThan(300);
    expect(twice).toEqual([]);
  });
});
