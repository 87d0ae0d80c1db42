/** Builds the package and the benchmarks, and runs them: npm run bench. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HELP, type Options, readOptions } from './options.ts';
import { type Report, withNewer } from './report.ts';
import { reasonOf } from './row.ts';
import { table } from './table.ts';

const MEASURED = 'bench/measured.json';

const readReport = (path: string): Report =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : {};

/**
 * Runs each group in a separate process that exposes the garbage collector. Otherwise objects retained by one group would slow down
 * the next: V8 allocates directly in old space where most objects of a piece of code survived.
 */
const measure = ({ only }: Options): Report => {
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-bench-'));
  const out = join(folder, 'report.json');
  let report: Report = {};
  try {
    for (const [k, name] of only.entries()) {
      const start = performance.now();
      process.stderr.write(`${k + 1}/${only.length} ${name} … `);
      const { status } = spawnSync(process.execPath, ['--expose-gc', 'bench/dist/index.js', out, name], {
        stdio: 'inherit',
        // The records of servers and the files of commands are deleted with it.
        env: { ...process.env, TMPDIR: folder },
      });
      if (status !== 0) throw new Error(`The bench ended with ${status ?? 'a signal'}.`);
      process.stderr.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
      report = withNewer(report, readReport(out));
    }
    return report;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const save = async (report: Report): Promise<void> => {
  const { benchPage } = await import('../fixtures/readme.ts');
  writeFileSync(MEASURED, `${JSON.stringify(withNewer(readReport(MEASURED), report), null, 2)}\n`);
  writeFileSync('bench/README.md', benchPage(readFileSync('bench/README.md', 'utf8')));
};

const run = async (options: Options): Promise<void> => {
  process.stderr.write('building … ');
  const { build } = await import('esbuild');
  const { benchBundle, nodeBundle, viewerBundle } = await import('../fixtures/package/bundles.ts');
  // Start-up and threads are measured with the built package.
  await Promise.all([build(nodeBundle('dist/src')), build(viewerBundle('dist/src')), build(benchBundle('bench/dist'))]);
  process.stderr.write('done\n');
  const report = measure(options);
  console.log(table(report));
  if (options.save) await save(report);
};

try {
  const options = readOptions(process.argv.slice(2));
  if (options) await run(options);
  else console.log(HELP);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 2;
}
