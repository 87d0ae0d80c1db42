import fc from 'fast-check';
import { afterEach } from 'vitest';
import { longestRun } from '../../src/artwork/limits.ts';
import './equal-bytes.ts';
import { AGAIN, seed } from './turns.ts';

if (seed !== undefined) fc.configureGlobal({ seed });

// No test depends on how busy the machine is.
longestRun.seconds = 3600;

// Most cases run in some slices only: shows how to repeat one at another commit.
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  const name = task.name.replaceAll(/[^\w ,.:-]/g, '.').replaceAll("'", '.');
  console.error(`Again: ${AGAIN} npx vitest run --config test/vitest.config.ts ${task.file.name} -t '${name}'`);
});
