import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Where something lies that `npm run build` bundles: beside this file once it is built, in `dist` seen from the sources.
 * @throws Error where it was not built.
 */
export const builtFile = (name: string): string => {
  const places = [`./${name}`, `../../dist/src/mockup/${name}`].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = places.find((path) => existsSync(path));
  if (found) return found;
  throw new Error(`${name} is not there: npm run build makes it`);
};

/** The script of the page. */
export const viewerScript = (): string => readFileSync(builtFile('viewer.js'), 'utf8');
