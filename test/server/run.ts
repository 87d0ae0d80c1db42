/**
 * The tests of the server at any depth, with cases that nobody has seen:
 * npm run fuzz -- --requests 1000000, npm run kill -- --times 100, npm run soak -- --minutes 10, npm run faults -- --times 20.
 */
import { spawnSync } from 'node:child_process';
import { refuse, scriptOptions } from '../support/script-options.ts';

/** By the name of the command and of its test: its one option with the usual value, and the variable that the test reads. */
const tests: Readonly<Record<string, readonly [option: string, usual: string, variable: string, about: string]>> = {
  fuzz: ['requests', '100000', 'BOXWRIGHT_REQUESTS', 'number of random requests'],
  kill: ['times', '100', 'BOXWRIGHT_KILLS', 'how often the server is killed while it writes'],
  faults: ['times', '20', 'BOXWRIGHT_KILLS', 'how often servers are killed while they write'],
  soak: ['minutes', '10', 'BOXWRIGHT_MINUTES', 'how long shops, designers and attackers use the server'],
};

/** Faults of clients, processes, disks, databases, stores of files and clocks. Each ends with the same question: is all there, and once? */
const FAULTS = [
  ...[
    'faults',
    'sockets',
    'gone-clients',
    'limit-concurrency',
    'stop',
    'refusals',
    'fairness',
    'idempotency',
    'operation',
    'webhooks',
    'upgrade',
    'kill',
  ].map((each) => `test/server/${each}.test.ts`),
  ...['workers', 'work', 'arrivals', 's3'].map((each) => `test/batch/${each}.test.ts`),
  ...['store', 'migration', 'start'].map((each) => `test/store/${each}.test.ts`),
];

const [name = '', ...args] = process.argv.slice(2);
const [option, usual, variable, about] = tests[name]!;
const usage = `npm run ${name} -- [--${option} ${usual}]\n\n  --${option}  ${about}`;
const { values } = scriptOptions(usage, { args, options: { [option]: { type: 'string', default: usual } } });
const depth = String(values[option]);
if (!/^[1-9]\d*$/.test(depth))
  refuse(usage, `--${option} is ${depth}; it must be a whole number from 1. Try ${usual}.`);
const { status } = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--config',
    'test/vitest.config.ts',
    ...(name === 'faults' ? FAULTS : [`test/server/${name}.test.ts`]),
  ],
  { stdio: 'inherit', env: { BOXWRIGHT_SEED: 'random', ...process.env, [variable]: depth } },
);
process.exit(status ?? 1);
