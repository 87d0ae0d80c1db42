/** Builds the package and the benchmarks as they are now, and measures: npm run bench. */
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';
import { benchBundle, nodeBundle, viewerBundle } from '../fixtures/package/bundles.ts';

// What starts, and what threads run, is the package as it is handed out.
await Promise.all([build(nodeBundle('dist/src')), build(viewerBundle('dist/src')), build(benchBundle('bench/dist'))]);
const { status } = spawnSync(process.execPath, ['--expose-gc', 'bench/dist/index.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
