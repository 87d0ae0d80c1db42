import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** CPU time in ms, above that of an empty Node. */
export interface Startup {
  /** `import 'boxwright'` */
  readonly library: number;
  /** `boxwright dieline` to an SVG file. */
  readonly command: number;
  /** The empty Node itself. */
  readonly empty: number;
}

const TIMES = 7;

/** CPU time of a process that runs a module, in ms: the least of several. */
const cost = (code: string, ...args: readonly string[]): number => {
  const report =
    "process.on('exit', () => { const { user, system } = process.cpuUsage(); process.stderr.write(String((user + system) / 1000)); });";
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < TIMES; k++) {
    const { stderr, status } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', `${report}${code}`, '--', ...args],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    least = Math.min(least, Number(stderr));
  }
  return least;
};

/** How long it takes to start. */
export const startup = (id: string): Startup => {
  const load = (path: string): string =>
    `await import(${JSON.stringify(pathToFileURL(resolve('dist/src', path)).href)});`;
  const out = join(mkdtempSync(join(tmpdir(), 'boxwright-bench-')), 'box.svg');
  const empty = cost('');
  return {
    empty,
    library: cost(load('index.js')) - empty,
    command: cost(`process.argv.splice(1, 0, 'boxwright');${load('cli/main.js')}`, 'dieline', id, '--out', out) - empty,
  };
};
