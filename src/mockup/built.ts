import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Where something lies that `npm run build` makes for mockups: beside this file once that is built, in the package's `dist`
 * as seen from the sources.
 * @throws Error where it was not built.
 */
export const builtFile = (name: string): string => {
  const root = dirname(createRequire(import.meta.url).resolve('boxwright/package.json'));
  const places = [fileURLToPath(new URL(`./${name}`, import.meta.url)), join(root, 'dist/src/mockup', name)];
  const found = places.find((path) => existsSync(path));
  if (found) return found;
  throw new Error(`${name} is not there: npm run build makes it`);
};

/** The script of the page. */
export const viewerScript = (): string => readFileSync(builtFile('viewer.js'), 'utf8');
