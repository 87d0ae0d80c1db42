import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const HOME = 'dist/src/mockup';

/** Bundles what the sources of a mockup need in a browser or in a process of its own, so that the tests look at what is written now. */
export const setup = async (): Promise<void> => {
  const beside = await mkdtemp('node_modules/.boxwright-');
  try {
    await Promise.all([
      build({
        entryPoints: ['src/mockup/viewer/main.ts'],
        outfile: join(beside, 'viewer.js'),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        tsconfig: 'src/mockup/viewer/tsconfig.json',
        legalComments: 'inline',
        logLevel: 'warning',
      }),
      build({
        entryPoints: ['src/mockup/rasterise.ts'],
        outfile: join(beside, 'rasterise.js'),
        bundle: true,
        platform: 'node',
        packages: 'external',
        format: 'esm',
        logLevel: 'warning',
      }),
    ]);
    await cp('src/mockup/fonts', join(HOME, 'fonts'), { recursive: true });
    // Moved, not written: somebody may be reading.
    for (const name of ['viewer.js', 'rasterise.js']) await rename(join(beside, name), join(HOME, name));
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
};
