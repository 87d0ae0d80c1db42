/** Finds the package and the files that `npm run build` makes. */

import { existsSync, readdirSync } from 'node:fs';
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

/** Packages that the studio loads: a file of each that names its folder, and their files by the names that they have in the studio. */
const STUDIO_PACKAGES = [
  ['@hyzyla/pdfium/pdfium.wasm', { 'pdfium.js': 'index.esm.browser.js', 'pdfium.wasm': 'pdfium.wasm' }],
  ['@resvg/resvg-wasm/index_bg.wasm', { 'resvg.js': 'index.mjs', 'resvg.wasm': 'index_bg.wasm' }],
] as const;

/** What draws PDF and SVG pages in a browser, as files of the studio by their names; none of a package that is not installed. */
export const drawingFiles = (): Readonly<Record<string, string>> => {
  const { resolve } = createRequire(import.meta.url);
  const fonts = builtFile('artwork/fonts');
  const found = STUDIO_PACKAGES.flatMap(([one, files]) => {
    try {
      const folder = dirname(resolve(one));
      return Object.entries(files).map(([name, file]) => [name, join(folder, file)]);
    } catch {
      return [];
    }
  });
  const letters = readdirSync(fonts).filter((name) => name.endsWith('.ttf'));
  return Object.fromEntries([...found, ...letters.map((name) => [name, join(fonts, name)])]);
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
