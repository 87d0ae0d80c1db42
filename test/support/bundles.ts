import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { threadBundle, viewerBundle } from '../../fixtures/package/bundles.ts';

const HOME = 'dist/src';

/** Bundles what runs in a browser, a process or a thread of its own, so that the tests run what the sources say now. */
export const setup = async (): Promise<void> => {
  const beside = await mkdtemp('node_modules/.boxwright-');
  try {
    await Promise.all([build(viewerBundle(beside)), build(threadBundle(beside))]);
    await cp('src/artwork/fonts', join(HOME, 'artwork/fonts'), { recursive: true });
    // Moved, not written: somebody may be reading.
    for (const path of await readdir(beside, { recursive: true, withFileTypes: true })) {
      if (!path.isFile()) continue;
      const from = join(path.parentPath, path.name);
      const to = join(HOME, relative(beside, from));
      await mkdir(dirname(to), { recursive: true });
      await rename(from, to);
    }
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
};
