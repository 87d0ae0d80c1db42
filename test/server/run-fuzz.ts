/** npm run fuzz -- --requests 1000000: the fuzz of the server at any depth, with cases that nobody has seen. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '100000' } } });
if (!/^[1-9]\d*$/.test(values.requests)) {
  console.error(`--requests is ${values.requests}; it must be a whole number from 1. Try 100000.`);
  process.exit(2);
}
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'test/vitest.config.ts', 'test/server/fuzz.test.ts'],
  {
    stdio: 'inherit',
    env: { BOXWRIGHT_SEED: 'random', ...process.env, BOXWRIGHT_REQUESTS: values.requests },
  },
);
process.exit(status ?? 1);
