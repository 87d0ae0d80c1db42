import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Arrows, faults } from './support/arrows.ts';

/**
 * Allowed imports between modules, including types. A module is imported only through its index, and an external package only from one
 * file. Adding an arrow here is a design decision: give the reason in the commit.
 */
const arrows: Arrows = {
  geometry: { rooms: [], packages: ['clipper-lib'] },
  // Numbers and units as people write them.
  values: { rooms: [] },
  // What only Node has: files that a build makes, and pools of threads.
  platform: {
    rooms: [],
    inner: ['built', 'threads'],
    packages: ['node:fs', 'node:module', 'node:os', 'node:path', 'node:url', 'node:worker_threads', 'piscina'],
  },
  board: { rooms: ['geometry'] },
  // A folding box in three dimensions, in a browser: for the page of mockups and for the studio.
  viewer: { rooms: ['geometry'], packages: ['three'] },
  // A separate process rasterises files from others.
  artwork: {
    rooms: ['formats', 'geometry', 'platform', 'values'],
    packages: [
      '@hyzyla/pdfium',
      '@resvg/resvg-js',
      'image-size',
      'node:child_process',
      'node:fs',
      'node:path',
      'node:stream',
      'node:stream/consumers',
      'node:v8',
      'node:worker_threads',
      'node:zlib',
      'pdfkit',
      'saxes',
      'svg-to-pdfkit',
    ],
  },
  sheet: { rooms: ['board', 'geometry', 'values'] },
  template: { rooms: ['board', 'geometry'], inner: ['search'] },
  // The pieces are public as they are: `boxwright/author`.
  author: { rooms: ['template', 'board', 'geometry'], inner: ['pieces'] },
  // All of them at once, or each when it is asked for.
  templates: { rooms: ['author'], inner: ['lazy'] },
  fold: { rooms: ['sheet', 'board', 'geometry'], packages: ['earcut'] },
  // A folder a format, with what writes and what reads it. The readers are loaded when a file is read.
  formats: {
    rooms: ['sheet', 'board', 'geometry', 'values'],
    inner: ['reading', 'expansion', 'printing'],
    packages: ['css-tree', 'fflate', 'makerjs', 'node:module', 'node:zlib', 'pdf-lib', 'saxes', 'svgpath'],
  },
  api: { rooms: ['formats'], packages: ['@sinclair/typebox'] },
  // Layouts on a sheet; outlines are read with the writers' chains, and long searches run in threads.
  nest: { rooms: ['platform', 'formats', 'sheet', 'geometry', 'values'], packages: ['highs', 'node:worker_threads'] },
  // Names the template of a drawing, and says where both differ. Its kit of lines serves the audits as well.
  recognise: {
    rooms: ['formats', 'template', 'sheet', 'board', 'geometry', 'values'],
    inner: ['lines'],
    stages: ['lines', 'catalogue', 'fit', 'verify'],
    packages: ['flatbush'],
  },
  // The front of the engine: answers a question with a box or its problems, draws it, writes its files. It knows no service and no Node.
  // It folds a box only for a file for the press, which says what is glued.
  engine: { rooms: ['template', 'formats', 'fold', 'sheet', 'board', 'geometry', 'values'] },
  // Artwork below the die: where it lies, what a printer would ask about it, the file. It folds a box to know what is glued and what is up.
  press: { rooms: ['engine', 'fold', 'formats', 'sheet', 'board', 'geometry', 'values'], inner: ['file', 'schema'] },
  check: {
    rooms: ['recognise', 'api', 'engine', 'fold', 'formats', 'template', 'sheet', 'board', 'geometry', 'values'],
    packages: ['flatbush', 'node:timers/promises'],
  },
  // The page's own script is bundled with three. Pages of mockups are built in threads.
  mockup: {
    rooms: ['viewer', 'artwork', 'api', 'engine', 'fold', 'template', 'platform', 'sheet', 'board', 'geometry'],
    inner: ['page'],
    packages: ['@resvg/resvg-js', 'node:crypto', 'node:fs', 'node:zlib', 'three'],
  },
  // The service's interface: answered here, asked of the hosted service, answered by ids read from it, many requests in order.
  service: {
    rooms: [
      'api',
      'artwork',
      'engine',
      'nest',
      'fold',
      'template',
      'platform',
      'formats',
      'sheet',
      'board',
      'geometry',
      'values',
    ],
    inner: ['local', 'remote', 'calibrate', 'batch', 'conformance'],
    packages: [
      '@sinclair/typebox',
      '@aws-sdk/client-s3',
      'csv-parse',
      'lru-cache',
      'node:assert',
      'node:crypto',
      'node:fs',
      'node:fs/promises',
      'node:os',
      'node:path',
      'node:stream',
      'node:timers/promises',
      'node:url',
    ],
  },
  server: {
    rooms: ['service', 'mockup', 'nest', 'api', 'engine', 'artwork', 'formats', 'template', 'platform', 'values'],
    inner: ['store', 'keys'],
    packages: [
      '@fastify/cors',
      '@fastify/multipart',
      '@fastify/swagger',
      '@fastify/swagger-ui',
      '@sinclair/typebox',
      'fastify',
      'libsql',
      'lru-cache',
      'pg',
      'prom-client',
      'node:buffer',
      'node:os',
      'node:fs',
      'node:http',
      'node:path',
      'node:stream',
      'node:crypto',
      'node:dns',
      'node:https',
      'node:module',
      'node:net',
      'node:timers/promises',
      'node:util',
      'node:worker_threads',
      'node:zlib',
    ],
  },
  // Tools for agents.
  mcp: {
    rooms: ['check', 'service', 'engine', 'nest', 'fold', 'formats', 'api', 'template', 'sheet', 'platform', 'values'],
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
  // The composition root: the one place of src that knows the catalogue.
  door: {
    // `mcp`, `server`, `mockup`, `check` and the readers are loaded when they are asked for.
    rooms: [
      'author',
      'templates',
      'mcp',
      'server',
      'service',
      'mockup',
      'press',
      'artwork',
      'check',
      'engine',
      'nest',
      'api',
      'template',
      'platform',
      'formats',
      'fold',
      'sheet',
      'board',
      'geometry',
      'values',
    ],
    // Looks which optional packages are installed, and in a thread or a process what it was given; previews templates of the user's own.
    packages: [
      'node:child_process',
      'node:fs',
      'node:fs/promises',
      'node:http',
      'node:module',
      'node:os',
      'node:path',
      'node:url',
      'node:util',
      'node:v8',
      'node:worker_threads',
      'node:zlib',
    ],
  },
  // The application in the browser. It is bundled apart; nothing here imports it.
  studio: {
    rooms: [
      'door',
      'check',
      'engine',
      'artwork',
      'press',
      'viewer',
      'fold',
      'formats',
      'nest',
      'template',
      'sheet',
      'board',
      'geometry',
      'values',
    ],
    packages: ['@preact/signals', 'buffer', 'fflate', 'pdfkit', 'preact', 'svg-to-pdfkit', 'three'],
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

/** Rooms and floors that one person can hold. A floor is the longest way down from a room. */
const [MAX_ROOMS, MAX_FLOORS] = [25, 9];

const read = (...folders: string[]) =>
  new Map(
    folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
      )
      .filter((path) => /\.(?:tsx?|json)$/.test(path) && !path.endsWith('.d.ts'))
      .sort()
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );

describe('architecture', () => {
  const sources = read('src', 'templates');

  it('has only allowed imports', () => expect(faults(sources, arrows)).toEqual([]));

  const floor = (room: string): number => 1 + Math.max(0, ...arrows[room]!.rooms.map(floor));

  it('has the floors that its guide shows', () => {
    const guide = readFileSync('src/docs/architecture.md', 'utf8');
    // A room stands before what it is for, in parentheses; two doors are one room.
    const shown = [...guide.matchAll(/^\| (\d+) \| (.*) \|$/gm)].flatMap(([, on, rooms]) =>
      [...rooms!.replace(/\([^)]*\)/g, '').matchAll(/`([\w.]+)`/g)].map(([, room]) => [
        room!.replace(/^(entry|index\.ts)$/, 'door'),
        Number(on),
      ]),
    );
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(Object.keys(arrows).map((room) => [room, floor(room)])),
    );
  });

  it(`has at most ${MAX_ROOMS} rooms on ${MAX_FLOORS} floors`, () => {
    const rooms = Object.keys(arrows);
    expect(rooms.length).toBeLessThanOrEqual(MAX_ROOMS);
    expect(Math.max(...rooms.map(floor))).toBeLessThanOrEqual(MAX_FLOORS);
  });

  // Elsewhere, a mistake in a template would not be told as one. A template may build another.
  it('builds a template in one place', () => {
    const code = (text: string): string => text.replace(/^ *(?:\*|\/\/).*$/gm, '');
    const building = [...read('src')].filter(([, text]) => /\.build\(/.test(code(text))).map(([path]) => path);
    expect(building).toEqual(['src/template/build-parts.ts']);
  });

  it('writes the length of an inch in one place', () => {
    const writing = [...sources].filter(([, text]) => /(?<![\d.])25\.4(?!\d)/.test(text)).map(([path]) => path);
    expect(writing).toEqual(['src/values/units.ts']);
  });

  describe('detects', () => {
    const planted = (path: string, text: string) => faults(new Map([...sources, [path, text]]), arrows);

    it.each([
      [
        'a room reads another it may not',
        'src/sheet/x.ts',
        "import { writeSvg } from '../formats/index.ts';",
        'sheet to formats',
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
        "type A = import('../service/local/index.ts').LocalApi;",
        'api to service',
      ],
      ['something is handed on', 'src/fold/x.ts', "export * from '../template/index.ts';", 'fold to template'],
      [
        'an index is passed by',
        'src/formats/x.ts',
        "import { draw } from '../sheet/draw.ts';",
        'past its src/sheet/index.ts',
      ],
      [
        'a template is known elsewhere',
        'src/service/x.ts',
        "import { templates } from '../../templates/index.ts';",
        'service to templates',
      ],
      [
        'a package is used elsewhere',
        'src/sheet/x.ts',
        "import clipper from 'clipper-lib';",
        'the package clipper-lib',
      ],
      ['the engine reads a file', 'src/formats/x.ts', "import { readFileSync } from 'node:fs';", 'the package node:fs'],
      ['the catalogue has a second door', 'src/other.ts', "import '../templates/index.ts';", 'no arrows: other.ts'],
      ['a room is new', 'src/attic/x.ts', '', 'no arrows: attic'],
      [
        'a stage knows a later one',
        'src/recognise/lines/x.ts',
        "import { compare } from '../verify/compare.ts';",
        'of a later stage',
      ],
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
