import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderScripts } from '../../fixtures/package/deferred-templates.ts';
import { leanSource } from '../../fixtures/package/lean-source.ts';
import { originReader } from '../../fixtures/package/origins.ts';
import { hasFieldArrows } from '../../fixtures/package/without-arrows.ts';
import { catalogue, dieline } from '../../src/entry/engine.ts';
import { deferred } from '../../src/template/index.ts';
import { newFolder } from '../support/folder.ts';
import { projectWith } from './installed.ts';

describe('a source that starts quickly', () => {
  let folder = '';
  beforeAll(() => {
    folder = newFolder();
    mkdirSync(join(folder, 'src/room'), { recursive: true });
    const sources = {
      index: "export * from './a.ts';\nexport { b as c } from './b.ts';\nexport * as all from './a.ts';",
      a: 'export const a = 1;\nexport interface A { a: number }',
      b: "import { Type } from '@sinclair/typebox';\nexport const b = Type.String();",
    };
    for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, `src/room/${name}.ts`), text);
    mkdirSync(join(folder, 'src/data'));
    const rows = "export { default as rows } from './rows.json' with { type: 'json' };";
    writeFileSync(join(folder, 'src/data/index.ts'), rows);
  });
  const lean = (text: string): string =>
    leanSource(join(folder, 'src/own/own.ts'), text, originReader()).replace(/\s+/g, ' ').trim();

  it.each([
    [
      'leads past an index',
      "import { a, type A, all, c as d } from '../room/index.ts';",
      "import { a as a } from '../room/a.ts'; import * as all from '../room/a.ts'; import { b as d } from '../room/b.ts';",
    ],
    ['exports past it', "export { c } from '../room/index.ts';", "export { b as c } from '../room/b.ts';"],
    [
      'to data',
      "import { rows as all } from '../data/index.ts';",
      "import { default as all } from '../data/rows.json';",
    ],
    ['leads nowhere for types', "import { type A } from '../room/a.ts'; let a: A;", 'let a: A;'],
    [
      'keeps other imports',
      "import { b } from './b.ts'; import x from 'x';",
      "import { b } from './b.ts'; import x from 'x';",
    ],
    [
      'evaluates packages where they are used',
      "import Clipper, { type Path } from 'clipper-lib'; const f = (p: typeof Clipper.Path) => new Clipper.Clipper(p);",
      "var required0; const f = (p: typeof Clipper.Path) => new (required0 ??= require('clipper-lib')).Clipper(p);",
    ],
    [
      'as names and in objects',
      "import { Worker, cpus as all } from 'node:os'; f({ Worker, all: x.all, y: new Worker(all()) });",
      "var required0; f({ Worker: (0, (required0 ??= require('node:os')).Worker), all: x.all, y: new (0, (required0 ??= require('node:os')).Worker)((0, (required0 ??= require('node:os')).cpus)()) });",
    ],
    [
      'evaluates schemas where they are asked for',
      "export * as api from '../room/index.ts';",
      "import { a as own0 } from '../room/a.ts'; import * as own1 from '../room/a.ts'; export const api = { a: own0, get c() { return require('../room/b.ts').b; }, all: own1 };",
    ],
  ])('%s', (_, text, expected) => expect(lean(text)).toBe(expected));

  it('loads the search of a nesting where it is called', () => {
    const text = "import { type Job, solve } from './solve.ts'; const f = (job: Job) => solve(job);";
    expect(leanSource(resolve('src/nest/own.ts'), text, originReader())).toBe(
      "var required0; const f = (job: Job) => (0, (required0 ??= require('scripts').scripts['nest-search']).solve)(job);",
    );
  });

  it.each([
    ['class A { b = () => this.c; }', true],
    ['class A { #b = once(() => this.c); }', true],
    ['class A { b = 1; c() { return () => this.b; } }', false],
  ])('detects arrow functions in class fields: %s', (text, kept) => expect(hasFieldArrows('a.ts', text)).toBe(kept));

  it('is rejected where an index does not hand a value on', () =>
    expect(() => lean("import { gone } from '../room/index.ts';")).toThrow('has no value gone'));

  it('is rejected where a variable would hide an import', () =>
    expect(() => lean("import { cpus } from 'node:os'; const f = (cpus: number) => cpus;")).toThrow(
      'Rename the variable',
    ));
});

describe('a template that is evaluated on demand', () => {
  const { template } = catalogue.find('becf-10101')!;

  it('is evaluated once, when more than its ids is read', () => {
    let times = 0;
    const late = deferred(template.ids.named, template.ids.prefix, () => {
      times++;
      return template;
    });
    expect([late.ids.named, late.ids.prefix, times]).toEqual([template.ids.named, template.ids.prefix, 0]);
    expect([late.name, late.build, times]).toEqual([template.name, template.build, 1]);
  });

  it('has all properties of every template', () => {
    for (const one of catalogue.templates) {
      const late = deferred(one.ids.named, one.ids.prefix, () => one);
      expect({ ...late, ids: { ...late.ids } }).toEqual({ ...one, ids: { ...one.ids } });
    }
  });
});

describe('the catalogue as scripts', () => {
  it('bypasses every index, so that a template evaluates only its own pieces', async () => {
    const lent = (await folderScripts()).lent.map((path) => relative('.', path).replaceAll('\\', '/'));
    expect(lent).toContain('src/board/pen.ts');
    expect(lent.filter((path) => path.endsWith('/index.ts'))).toEqual([]);
  });
});

describe('the package', () => {
  /** What the library says of all ids, and draws of some, in a line. */
  const facts = `
    const hash = createHash('sha256');
    for (const { id, template, chosen, code, group } of catalogue.entries)
      hash.update(JSON.stringify([id, template.name, template.size, template.choices, chosen, code, group.id, template.ids.count]));
    for (const id of ['becf-10101', 'becf-21d01', 'becf-30101', 'becf-12105', 'becf-10803']) {
      const box = dieline(catalogue.find(id));
      hash.update(box.svg()).update(box.dxf());
    }
    const answer = [catalogue.entries.length, catalogue.find('becf-nope'), catalogue.missing('becf-10899'), hash.digest('hex')];`;

  const run = async (code: string): Promise<unknown> => {
    const project = await projectWith();
    writeFileSync(join(project, 'a.mjs'), `${code}\nconsole.log(JSON.stringify(answer));`);
    return JSON.parse(execFileSync(process.execPath, ['a.mjs'], { cwd: project, encoding: 'utf8' }));
  };

  it('has the catalogue of the sources', async () => {
    const own = new Function('catalogue', 'dieline', 'createHash', `${facts}; return answer;`);
    const built = await run(
      `import { createHash } from 'node:crypto'; import { catalogue, dieline } from 'boxwright/engine';${facts}`,
    );
    expect(built).toEqual(JSON.parse(JSON.stringify(own(catalogue, dieline, createHash))));
  });

  it('starts without modules that a drawing does not need', async () => {
    const loaded = await run(`
      const before = new Set(process.moduleLoadList);
      const { api, dieline } = await import('boxwright');
      dieline('becf-10101').svg();
      const answer = process.moduleLoadList.filter((name) => !before.has(name) && /^NativeModule (crypto|child_process|worker_threads|zlib)$/.test(name));`);
    expect(loaded).toEqual([]);
  });

  it('draws for the command line without them, too', async () => {
    // From version 24, Node's util brings worker_threads by itself.
    const loaded = await run(`
      await import('node:util');
      const before = new Set(process.moduleLoadList);
      process.argv.splice(2, Infinity, 'dieline', 'becf-10101', '--out', 'box.svg');
      const { write } = process.stdout;
      process.stdout.write = process.stderr.write = () => true;
      await import('./node_modules/boxwright/dist/src/cli/main.js');
      process.stdout.write = write;
      const answer = process.moduleLoadList.filter((name) => !before.has(name) && /^NativeModule (crypto|child_process|worker_threads|zlib)$/.test(name));`);
    expect(loaded).toEqual([]);
  });

  it('draws for the command line without what nests, folds and serves', async () => {
    const project = await projectWith();
    const texts = new Map<string, string>();
    const visit = (path: string): void => {
      if (texts.has(path)) return;
      const text = readFileSync(path, 'utf8');
      texts.set(path, text);
      for (const [, next] of text.matchAll(/\bfrom\s*"(\.[^"]+\.js)"|^import\s*"(\.[^"]+\.js)"/gm))
        if (next) visit(join(path, '..', next));
    };
    visit(join(project, 'node_modules/boxwright/dist/src/cli/main.js'));
    const loaded = [...texts.values()].join('');
    const has = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(loaded);
    // The first two show that the names of functions are kept.
    expect(['addDieline', 'drawOne', 'nestMixed', 'parseSheet', 'writeFold', 'localApi'].filter(has)).toEqual([
      'addDieline',
      'drawOne',
    ]);
  });

  it('searches with the English words and the templates that it finds, and loads no others', async () => {
    const loaded = await run(`
      import { createRequire } from 'node:module';
      process.argv.splice(2, Infinity, 'find', 'pizza', '300x300x40');
      const { write } = process.stdout;
      process.stdout.write = process.stderr.write = () => true;
      await import('./node_modules/boxwright/dist/src/cli/main.js');
      process.stdout.write = write;
      const answer = Object.keys(createRequire(import.meta.url).cache).map((path) => path.match(/scripts.(.*)\\.cjs$/)[1]);`);
    expect(loaded).toContain('src-template-search-contents.json');
    expect(loaded).toContain('templates-tray');
    expect(loaded).not.toContain('src-template-search-contents.json-others');
    expect(loaded).not.toContain('nest-search');
    // Of many more; templates of other groups are read by their texts.
    expect((loaded as string[]).filter((name) => /^templates-/.test(name)).length).toBeLessThan(6);
  });

  it('loads only the scripts of the drawn box, and the search when it nests', async () => {
    const loaded = await run(`
      import { createRequire } from 'node:module';
      import { dieline, nest } from 'boxwright';
      const scripts = () => Object.keys(createRequire(import.meta.url).cache).map((path) => path.match(/scripts.(.*)\\.cjs$/)[1]);
      const before = scripts();
      const box = dieline('becf-10101');
      box.dxf();
      const drawn = scripts();
      const { best } = nest(box.drawing, { width: 1000, height: 700 }, { layouts: ['straight-0'] });
      const answer = [
        before,
        drawn.filter((name) => name.startsWith('templates-')),
        ['clipper-lib', 'nest-search'].map((name) => [drawn.includes(name), scripts().includes(name)]),
        best.count,
      ];`);
    expect(loaded).toEqual([
      ['index'],
      ['templates-cartons-tuck-end-boxes', 'templates-tube'],
      [
        [false, true],
        [false, true],
      ],
      6,
    ]);
  });

  it('has an engine that a bundler uses for Node, without an optional package', async () => {
    const project = await projectWith();
    const { errors, warnings } = await build({
      stdin: {
        contents: "import { dieline } from 'boxwright/engine'; console.log(dieline('becf-10101').svg().slice(0, 4));",
        resolveDir: project,
      },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: join(project, 'bundled/alone.mjs'),
      logLevel: 'silent',
    });
    expect([errors, warnings]).toEqual([[], []]);
    expect(execFileSync(process.execPath, [join(project, 'bundled/alone.mjs')], { encoding: 'utf8' })).toBe('<svg\n');
  });

  it('has all schemas, and one ApiError', async () => {
    const code = `
      import { api, ApiError } from 'boxwright';
      import { ApiError as own } from 'boxwright/engine';
      const answer = [api.DielineBody.properties.id, api.ApiError === ApiError, ApiError === own, api.substrates.length];`;
    expect(await run(code)).toEqual([{ type: 'string' }, true, true, 10]);
  });
});
