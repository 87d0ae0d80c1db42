import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { nodeBundle, viewerBundle } from '../../fixtures/package/bundles.ts';
import { isFresh, STAMP, stamp } from '../../fixtures/package/fresh.ts';
import { writeGeneratedModules } from './generated-modules.ts';

const DIST = 'dist';
const HOME = join(DIST, 'src');

/**
 * Bundles code that runs in a browser, a process or a thread, so that the tests run the current sources. After an
 * installation the bundles exist already, and after a test run until the sources change.
 */
export const setup = async (): Promise<void> => {
  await writeGeneratedModules();
  if (isFresh('.', DIST) || isFresh('.', HOME)) return;
  // Files replaced here come from other sources than the rest: the next installation rebuilds everything.
  for (const folder of [DIST, HOME]) await rm(join(folder, STAMP), { force: true });
  const beside = await mkdtemp('node_modules/.boxwright-');
  try {
    // Of the sources as read now: they may change meanwhile.
    stamp('.', beside);
    await Promise.all([build(viewerBundle(beside)), build(nodeBundle(beside))]);
    await cp('src/artwork/fonts', join(HOME, 'artwork/fonts'), { recursive: true });
    const files = (await readdir(beside, { recursive: true, withFileTypes: true })).filter(
      (path) => path.isFile() && path.name !== STAMP,
    );
    const paths = files.map((path) => relative(beside, join(path.parentPath, path.name)));
    // Move files instead of writing them, dependencies first: another process may be reading.
    for (const path of paths.sort((a, b) => order(a) - order(b))) {
      await mkdir(dirname(join(HOME, path)), { recursive: true });
      await rename(join(beside, path), join(HOME, path));
    }
    for (const name of await readdir(join(HOME, CHUNKS)))
      if (!paths.includes(join(CHUNKS, name))) await rm(join(HOME, CHUNKS, name));
    await rename(join(beside, STAMP), join(HOME, STAMP));
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
};

const CHUNKS = 'chunks';
const order = (path: string): number => ['scripts', CHUNKS, dirname(path)].indexOf(dirname(path));
