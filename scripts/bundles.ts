/** What `npm run build` and the tests bundle: one table of entries, so that both run the same files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';

/** Modules that Node runs, by the path they have below `dist/src`. Threads and processes load theirs by that path. */
const nodeEntries = {
  index: 'src/index.ts',
  engine: 'src/entry/engine.ts',
  fold: 'src/entry/fold.ts',
  check: 'src/entry/check.ts',
  server: 'src/entry/server.ts',
  'cli/main': 'src/cli/main.ts',
  'artwork/process': 'src/artwork/process.ts',
  'threads/nest': 'src/threads/nest.ts',
  'threads/page': 'src/threads/page.ts',
  'store/sqlite-thread': 'src/store/sqlite-thread.ts',
} as const;

/** The scripts of threads and processes, which tests need though they run the sources. */
const threadEntries = ['artwork/process', 'threads/nest', 'threads/page', 'store/sqlite-thread'] as const;

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** What an installation has of its own; every other package is bundled. */
const external = (): string[] => {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
  return Object.keys({ ...dependencies, ...peerDependencies });
};

const common = {
  bundle: true,
  format: 'esm',
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
  // The same names wherever the packages lie.
  preserveSymlinks: true,
} as const;

const forNode = {
  ...common,
  platform: 'node',
  target: 'node20.19',
  // Its other form reads data files from beside itself.
  alias: { 'css-tree': 'css-tree/dist/csstree.esm' },
  // Bundled CommonJS packages require what Node has.
  banner: {
    js: "import { createRequire as boxwrightRequire } from 'node:module';\nconst require = boxwrightRequire(import.meta.url);",
  },
} as const;

/** Everything for Node: common code stands in chunks, so that a command loads what it needs and nothing else. */
export const nodeBundle = (outdir: string): BuildOptions => ({
  ...forNode,
  entryPoints: nodeEntries,
  outdir,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  minifySyntax: true,
  minifyWhitespace: true,
  external: external(),
});

/** The scripts of threads and processes alone, each whole. */
export const threadBundle = (outdir: string): BuildOptions => ({
  ...forNode,
  entryPoints: Object.fromEntries(threadEntries.map((name) => [name, nodeEntries[name]])),
  outdir,
  packages: 'external',
});

/** The script of the mockup page. */
export const viewerBundle = (outdir: string): BuildOptions => ({
  ...common,
  entryPoints: { 'mockup/viewer': 'src/mockup/viewer/main.ts' },
  outdir,
  minify: true,
  format: 'iife',
  target: 'es2022',
  tsconfig: 'src/mockup/viewer/tsconfig.json',
  legalComments: 'inline',
});

const templateFiles = (): string[] =>
  readdirSync('templates', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => path.replaceAll('\\', '/').slice(0, -3));

/**
 * For browsers, workers and edge runtimes: each module in a file of its own, so that a bundler takes the templates it is asked for
 * and no others. Nothing of Node is in it.
 */
export const webBundle = (outdir: string): BuildOptions => ({
  ...common,
  platform: 'browser',
  target: 'es2022',
  entryPoints: {
    engine: 'src/entry/engine.ts',
    fold: 'src/entry/fold.ts',
    ...Object.fromEntries(templateFiles().map((path) => [join('templates', path), join('templates', `${path}.ts`)])),
  },
  outdir,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  minifySyntax: true,
  minifyWhitespace: true,
  // Reached only through files that nothing here uses, so none is left; a test looks.
  external: ['node:*'],
});
