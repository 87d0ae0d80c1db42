/**
 * The tests of the server at any depth, with cases that nobody has seen:
 * npm run fuzz -- --requests 1000000, npm run kill -- --times 100, npm run soak -- --minutes 10.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** By the name of the command: its test, its one option and what that is where it is left out, and where the test reads it. */
const tests: Readonly<Record<string, readonly [file: string, option: string, usual: string, variable: string]>> = {
  fuzz: ['fuzz', 'requests', '100000', 'BOXWRIGHT_REQUESTS'],
  kill: ['kill', 'times', '100', 'BOXWRIGHT_KILLS'],
  soak: ['soak', 'minutes', '10', 'BOXWRIGHT_MINUTES'],
};

const [name = '', ...args] = process.argv.slice(2);
const [file, option, usual, variable] = tests[name]!;
const { values } = parseArgs({ args, options: { [option]: { type: 'string', default: usual } } });
const depth = String(values[option]);
if (!/^[1-9]\d*$/.test(depth)) {
  console.error(`--${option} is ${depth}; it must be a whole number from 1. Try ${usual}.`);
  process.exit(2);
}
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'test/vitest.config.ts', '--project', 'node', `test/server/${file}.test.ts`],
  { stdio: 'inherit', env: { BOXWRIGHT_SEED: 'random', ...process.env, [variable]: depth } },
);
process.exit(status ?? 1);
