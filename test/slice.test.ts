import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sliceOf } from './support/slice.ts';
import { AGAIN, inTurn, SLICE } from './support/turns.ts';

it('is chosen by the commit and the job of CI', () => {
  expect(sliceOf('0000000fabcdef', 0)).toBe(15);
  expect(sliceOf('d0c406bf78c2', 2)).toBe(0xd0c406bf + 2);
  expect(sliceOf('', 1)).toBe(1);
});

it('is the same for all tests of a run, and repeated with one variable', () => {
  const { BOXWRIGHT_SLICE: slice, BOXWRIGHT_RUNS: times } = process.env;
  expect(String(SLICE)).toBe(slice);
  expect(AGAIN).toBe(times === undefined ? `BOXWRIGHT_SLICE=${slice}` : `BOXWRIGHT_RUNS=${times}`);
});

it.runIf(process.env.BOXWRIGHT_RUNS === undefined)('has each case once in as many slices as there are turns', () => {
  for (const from of [0, 7, 0xffffffff])
    for (const k of [0, 1, 11]) expect([...Array(12).keys()].filter((j) => inTurn(k, 12, from + j))).toHaveLength(1);
});

it('is another in each job of CI, and every night all run', () => {
  expect(readFileSync('.github/workflows/ci.yml', 'utf8')).toMatch(/BOXWRIGHT_JOB: \$\{\{ strategy\.job-index \}\}/);
  const nightly = readFileSync('.github/workflows/nightly.yml', 'utf8');
  expect(nightly).toMatch(/schedule:\n {4}- cron: '\d+ \d+ \* \* \*'/);
  expect(nightly).toContain('BOXWRIGHT_RUNS: 1');
});
