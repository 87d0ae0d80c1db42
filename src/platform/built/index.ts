/** Finds the package and the files that `npm run build` makes. */

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import mediaTypes from './media-types.json' with { type: 'json' };

/** Media types of built files, by extension. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = mediaTypes;

/**
 * Finds a file that `npm run build` makes: that of this build, or of the package's `dist` when running from sources.
 * @param path - path below `src`, e.g. `artwork/process.js`.
 * @throws Error when it was not built.
 */
export const builtFile = (path: string): string => {
  const places = [fileURLToPath(new URL(`../${path}`, import.meta.url)), join(root(), 'dist/src', path)];
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  throw new Error(`${path} is missing. Run npm run build.`);
};

/** Finds the studio, a folder that `npm run build` makes; undefined when it was not built. */
export const builtStudio = (): string | undefined => builtPages('studio');

/** What draws PDF pages in a browser, as files of the studio by their names, of one version; none where the package is not installed. */
export const pdfiumFiles = (): Readonly<Record<string, string>> => {
  const { resolve } = createRequire(import.meta.url);
  const named = { 'pdfium.js': 'dist/index.esm.browser.js', 'pdfium.wasm': 'pdfium.wasm' };
  try {
    return Object.fromEntries(Object.entries(named).map(([name, path]) => [name, resolve(`@hyzyla/pdfium/${path}`)]));
  } catch {
    return {};
  }
};

/** The folder that `npm run site` or `npm run docs` writes, otherwise the folder of guides; undefined when none was built. */
export const builtDocs = (): string | undefined => builtPages('site') ?? builtPages('docs') ?? builtPages('guides');

const builtPages = (name: string): string | undefined => {
  const folder = join(root(), 'dist', name);
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
};

const root = (): string => dirname(createRequire(import.meta.url).resolve('boxwright/package.json'));

export const version = (): string =>
  (createRequire(import.meta.url)('boxwright/package.json') as { version: string }).version;
