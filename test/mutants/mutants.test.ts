import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mutants } from './mutants.ts';

it('every defect of the list can still be planted, and names existing tests', () => {
  const lost = mutants.flatMap(({ file, text, by, tests }) => {
    const times = readFileSync(file, 'utf8').split(text).length - 1;
    const missing = tests.filter((test) => !existsSync(join('test', test)));
    if (times === 1 && text !== by && tests.length && !missing.length) return [];
    return [`${file}: ${text} stands there ${times} times; missing: ${missing.join() || 'nothing'}`];
  });
  expect(lost).toEqual([]);
});
