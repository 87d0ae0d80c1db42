import { readdirSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin as BuildPlugin, build } from 'esbuild';
import type { Plugin } from 'vitest/config';
import { compiledName, modulesApart } from '../../fixtures/package/modules-apart.ts';
import { writeGeneratedModules } from './generated-modules.ts';

/** Folder of the compiled modules, below the project. */
const HOME = 'test-results/compiled';

/** Node loads these modules; the module runner of the tests skips them. */
export const COMPILED = new RegExp(`/${HOME}/`);

const FOLDERS = ['src', 'templates', 'fixtures', 'bench', 'test'];

/** Runs again before each test file, unlike modules that Node loads. */
export const SETUP = 'test/support/seed.ts';

/** A module that tests import, by its path below the project. */
const isModule = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(test|d)\.ts$/.test(path) && FOLDERS.includes(path.split('/')[0]!) && path !== SETUP;

/** Each module has the path of its source as `import.meta.url`. */
const ownUrls: BuildPlugin = {
  name: 'own-urls',
  setup: (build) =>
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      // On the line of the first statement: stack traces count lines.
      const own = /\bimport\.meta\.url\b/.test(source)
        ? `const sourceUrl = ${JSON.stringify(pathToFileURL(path))}; `
        : '';
      const computed = source.replaceAll(/\bimport\((`\.[^`]*`)\)/g, "import($1.replace(/\\.ts$/, '.js'))");
      return { contents: own + computed, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    }),
};

/** Another run may be reading: replace a file as a whole, and only if it differs. */
const replaceFile = async (path: string, contents: Uint8Array): Promise<void> => {
  const before = await readFile(path).catch(() => undefined);
  if (before?.equals(contents)) return;
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}`;
  await writeFile(beside, contents);
  await rename(beside, path);
};

const compile = async (): Promise<void> => {
  // The first import may come before the global setup.
  await writeGeneratedModules();
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );
  const { outputFiles } = await build({
    entryPoints: paths.filter(isModule),
    outdir: HOME,
    outbase: '.',
    write: false,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    define: { 'import.meta.url': 'sourceUrl' },
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [modulesApart, ownUrls],
  });
  await Promise.all(outputFiles.map(({ path, contents }) => replaceFile(path, contents)));
};

/**
 * Compiles every module that tests import, once per run, for Node to load directly. In the module runner of the tests, each call
 * from one module to another goes through an object, which is slow for small modules with many calls.
 */
export const compiledModules = (): Plugin => {
  let compiled: Promise<void> | undefined;
  return {
    name: 'compiled-modules',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/\.tsx?$/.test(source)) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const path = found && relative('.', found.id).replaceAll('\\', '/');
      if (!path || !isModule(path)) return found;
      compiled ??= compile();
      await compiled;
      return resolve(HOME, compiledName(path));
    },
  };
};
