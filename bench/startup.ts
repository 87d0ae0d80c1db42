import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Row } from './row.ts';

const TIMES = 9;

/** Processor time of a process that runs a module, in ms: the smallest of several runs. */
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

/** Processor time of the start, above that of an empty Node process. */
export const startup = (id: string): Row[] => {
  const load = (path: string): string =>
    `await import(${JSON.stringify(pathToFileURL(resolve('dist/src', path)).href)});`;
  const out = join(mkdtempSync(join(tmpdir(), 'boxwright-bench-')), 'box.svg');
  const empty = cost('');
  const library = cost(load('index.js')) - empty;
  const command =
    cost(`process.argv.splice(1, 0, 'boxwright');${load('cli/main.js')}`, 'dieline', id, '--out', out) - empty;
  return [
    { what: 'CPU of an empty Node', unit: 'ms', best: empty },
    { what: "CPU above it: import 'boxwright'", unit: 'ms', best: library, aim: { best: 80 } },
    { what: 'CPU above it: boxwright dieline', unit: 'ms', best: command, aim: { best: 120 } },
  ];
};
