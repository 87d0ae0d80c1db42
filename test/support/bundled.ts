import { join, resolve } from 'node:path';
import { build } from 'esbuild';

/** Bundles a script that tests start as a process, so that it starts quickly. @returns the file for Node. */
export const bundled = async (entry: string): Promise<string> => {
  // Inside the project, so that it finds its packages.
  const outfile = resolve(join('test-results', 'scripts', `${entry.replaceAll(/\W+/g, '-')}.js`));
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'warning',
  });
  return outfile;
};
