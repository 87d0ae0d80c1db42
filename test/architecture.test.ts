import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Arrows, faults } from './support/arrows.ts';

/**
 * Allowed imports between modules, including types. A module is imported only through its index, and an external package only from one
 * file. Adding an arrow here is a design decision: give the reason in the commit.
 */
const arrows: Arrows = {
  geometry: { rooms: [], packages: ['clipper-lib'] },
  board: { rooms: ['geometry'] },
  pieces: { rooms: ['board', 'geometry'] },
  template: { rooms: ['board', 'geometry'] },
  author: { rooms: ['template', 'pieces', 'board', 'geometry'] },
  templates: { rooms: ['author'] },
  sheet: { rooms: ['board', 'geometry'] },
  fold: { rooms: ['sheet', 'board', 'geometry'], packages: ['earcut'] },
  write: { rooms: ['sheet', 'board', 'geometry'], packages: ['dxf-writer', 'makerjs', 'pdf-lib', 'node:module'] },
  // Graphs of uses are counted before they are expanded, in readers and in modules that accept uploads.
  expansion: { rooms: [] },
  read: {
    rooms: ['expansion', 'sheet', 'board', 'geometry'],
    packages: ['css-tree', 'pdf-lib', 'saxes', 'svgpath', 'node:zlib'],
  },
  check: {
    rooms: ['api', 'dimensions', 'engine', 'local', 'read', 'template', 'write', 'sheet', 'board', 'geometry'],
    packages: ['flatbush', 'node:timers/promises'],
  },
  built: { rooms: [], packages: ['node:fs', 'node:module', 'node:path', 'node:url'] },
  // A separate process rasterises files from others.
  artwork: {
    rooms: ['built', 'threads'],
    packages: [
      '@hyzyla/pdfium',
      '@resvg/resvg-js',
      'image-size',
      'node:child_process',
      'node:fs',
      'node:path',
      'node:stream',
      'node:stream/consumers',
      'node:worker_threads',
      'node:zlib',
      'saxes',
    ],
  },
  // The page's own script is bundled with three.
  mockup: {
    rooms: ['artwork', 'built', 'fold', 'sheet', 'board', 'geometry'],
    packages: ['@resvg/resvg-js', 'node:crypto', 'node:fs', 'node:zlib', 'three'],
  },
  // Pages of mockups, built in threads.
  pages: {
    rooms: ['api', 'engine', 'mockup', 'template', 'threads'],
    packages: ['node:crypto'],
  },
  // Layouts on a sheet; outlines are read with the writers' chains, and long searches run in threads.
  nest: {
    rooms: ['threads', 'write', 'sheet', 'geometry'],
    packages: ['node:worker_threads'],
  },
  // Many requests: made in threads, in order.
  batch: {
    rooms: ['api', 'search', 'engine', 'template', 'threads', 'write'],
    packages: [
      '@aws-sdk/client-s3',
      'node:crypto',
      'node:fs',
      'node:os',
      'node:path',
      'node:timers/promises',
      'pg',
      'pg-boss',
    ],
  },
  // Pools of threads; what a thread runs stands at the door.
  threads: { rooms: [], packages: ['node:os', 'node:worker_threads', 'piscina'] },
  // Reads from a service how it numbers ids, and answers them by that.
  calibrate: { rooms: ['api', 'template'] },
  api: { rooms: ['write'], packages: ['@sinclair/typebox'] },
  // Finds templates by id, code or words.
  search: { rooms: ['template'] },
  // The front of the engine: reads a request, draws it, writes its files. Nothing of Node.
  engine: { rooms: ['api', 'search', 'template', 'sheet', 'write', 'board', 'geometry'] },
  // Sizes inside, outside and from crease to crease, by the folded box: apart from the engine, which does not load the fold.
  dimensions: { rooms: ['api', 'engine', 'fold', 'sheet', 'template'] },
  local: {
    rooms: [
      'api',
      'artwork',
      'engine',
      'nest',
      'pages',
      'template',
      'sheet',
      'fold',
      'threads',
      'write',
      'board',
      'geometry',
    ],
    packages: ['lru-cache', 'node:crypto', 'node:fs', 'node:fs/promises', 'node:path', 'node:url'],
  },
  keys: { rooms: [], packages: ['node:crypto'] },
  store: {
    rooms: ['built', 'local', 'keys', 'batch'],
    packages: [
      'kysely',
      'libsql',
      'pg',
      'node:crypto',
      'node:fs',
      'node:path',
      'node:timers/promises',
      'node:worker_threads',
    ],
  },
  server: {
    rooms: [
      'api',
      'artwork',
      'batch',
      'built',
      'engine',
      'local',
      'keys',
      'nest',
      'pages',
      'store',
      'template',
      'threads',
      'write',
    ],
    packages: [
      '@fastify/cors',
      '@fastify/multipart',
      '@fastify/swagger',
      '@fastify/swagger-ui',
      '@sinclair/typebox',
      'fastify',
      'lru-cache',
      'prom-client',
      'node:os',
      'node:fs',
      'node:http',
      'node:path',
      'node:stream',
      'node:crypto',
      'node:module',
      'node:net',
      'node:timers/promises',
      'node:util',
      'node:zlib',
    ],
  },
  // Tools for agents.
  mcp: {
    rooms: ['dimensions', 'api', 'built', 'check', 'engine', 'fold', 'local', 'search', 'sheet', 'template', 'write'],
    packages: [
      '@modelcontextprotocol/sdk',
      '@resvg/resvg-js',
      '@sinclair/typebox',
      'node:fs/promises',
      'node:http',
      'node:net',
      'node:path',
      'node:stream',
      'node:timers/promises',
    ],
  },
  remote: { rooms: ['api'], packages: ['node:timers/promises'] },
  // The composition root: the one place of src that knows the catalogue.
  door: {
    // `mcp`, `server`, `store`, `mockup`, `check` and `read` are loaded when they are asked for.
    rooms: [
      'author',
      'built',
      'templates',
      'template',
      'calibrate',
      'mcp',
      'server',
      'store',
      'remote',
      'mockup',
      'check',
      'read',
      'keys',
      'local',
      'dimensions',
      'engine',
      'search',
      'nest',
      'batch',
      'pages',
      'api',
      'write',
      'fold',
      'sheet',
      'board',
      'geometry',
    ],
    // Looks which optional packages are installed, and in a thread what the thread was given.
    packages: ['node:fs', 'node:fs/promises', 'node:module', 'node:path', 'node:worker_threads'],
  },
  // The application in the browser. It is bundled apart; nothing here imports it.
  studio: {
    rooms: [
      'door',
      'artwork',
      'check',
      'dimensions',
      'engine',
      'search',
      'fold',
      'nest',
      'sheet',
      'board',
      'geometry',
      'read',
    ],
    packages: ['@preact/signals', 'buffer', 'fflate', 'preact', 'three'],
  },
  cli: {
    rooms: ['door'],
    packages: [
      'commander',
      'node:fs',
      'node:fs/promises',
      'node:module',
      'node:net',
      'node:path',
      'node:readline/promises',
      'node:stream/consumers',
      'node:url',
      'node:util',
    ],
  },
};

const read = (...folders: string[]) =>
  new Map(
    folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
      )
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
      .sort()
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );

describe('architecture', () => {
  const sources = read('src', 'templates');

  it('has only allowed imports', () => expect(faults(sources, arrows)).toEqual([]));

  describe('detects', () => {
    const planted = (path: string, text: string) => faults(new Map([...sources, [path, text]]), arrows);

    it.each([
      [
        'a room reads another it may not',
        'src/sheet/x.ts',
        "import { writeSvg } from '../write/index.ts';",
        'sheet to write',
      ],
      [
        'only a type is imported',
        'src/board/x.ts',
        "import type { Placed } from '../sheet/index.ts';",
        'board to sheet',
      ],
      [
        'a type is imported in passing',
        'src/api/x.ts',
        "type A = import('../local/index.ts').LocalApi;",
        'api to local',
      ],
      ['something is handed on', 'src/fold/x.ts', "export * from '../template/index.ts';", 'fold to template'],
      [
        'an index is passed by',
        'src/write/x.ts',
        "import { draw } from '../sheet/draw.ts';",
        'past its src/sheet/index.ts',
      ],
      [
        'a template is known elsewhere',
        'src/local/x.ts',
        "import { templates } from '../../templates/index.ts';",
        'local to templates',
      ],
      [
        'a package is used elsewhere',
        'src/sheet/x.ts',
        "import clipper from 'clipper-lib';",
        'the package clipper-lib',
      ],
      ['the engine reads a file', 'src/write/x.ts', "import { readFileSync } from 'node:fs';", 'the package node:fs'],
      ['the catalogue has a second door', 'src/other.ts', "import '../templates/index.ts';", 'no arrows: other.ts'],
      ['a room is new', 'src/attic/x.ts', '', 'no arrows: attic'],
      ['a file is gone', 'src/board/x.ts', "import './gone.ts';", 'which is not there'],
      [
        'a file imports its own index',
        'src/board/pen.ts',
        "import { QUARTER } from './index.ts';",
        'goes round: src/board/index.ts → src/board/pen.ts',
      ],
    ])('%s', (_, path, text, fault) => expect(planted(path, text).join('\n')).toContain(fault));

    it('detects files that import one another', () => {
      const two = new Map([
        ['src/board/a.ts', "import './b.ts';"],
        ['src/board/b.ts', "import type { A } from './a.ts';"],
      ]);
      expect(faults(two, arrows)).toEqual(['goes round: src/board/a.ts → src/board/b.ts → src/board/a.ts']);
    });

    it('detects modules that import one another, though no file does', () => {
      const two = new Map([
        ['src/a/index.ts', "export * from './x.ts';"],
        ['src/a/x.ts', ''],
        ['src/a/y.ts', "import '../b/index.ts';"],
        ['src/b/index.ts', "import '../a/index.ts';"],
      ]);
      const both = { a: { rooms: ['b'] }, b: { rooms: ['a'] } };
      expect(faults(two, both)).toEqual(['goes round: a → b → a']);
    });

    it('ignores imports in comments', () =>
      expect(planted('src/api/x.ts', "// import '../local/index.ts';")).toEqual([]));
  });
});
