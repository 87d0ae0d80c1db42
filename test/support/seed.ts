import fc from 'fast-check';
import { afterEach } from 'vitest';
import './equal-bytes.ts';
import { AGAIN } from './turns.ts';

/**
 * One seed for a run, so that a change is tested on the same cases as the previous
 * one. BOXWRIGHT_SEED sets another number, or `random` for new cases every time.
 */
const asked = process.env.BOXWRIGHT_SEED ?? '20261121';

if (asked !== 'random') fc.configureGlobal({ seed: Number(asked) });

// Most cases run in some slices only: shows how to repeat one at another commit.
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  const name = task.name.replaceAll(/[^\w ,.:-]/g, '.').replaceAll("'", '.');
  console.error(`Again: ${AGAIN} npx vitest run --config test/vitest.config.ts ${task.file.name} -t '${name}'`);
});
