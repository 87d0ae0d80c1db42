import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openResultsFile, type StoredResult } from '../../src/service/batch/batch-file.ts';
import { newFolder } from '../support/folder.ts';

const results = [1, 2, 3].map(
  (line): StoredResult => ({ line, request: `digest${line}`, key: `müller-${line}`, error: { message: 'No.' } }),
);
const path = join(newFolder(), 'results.jsonl');

/** Reads the results in the file and appends the missing ones. @returns number of results in the file. */
const goOn = async (): Promise<number> => {
  const file = openResultsFile(path);
  let known = 0;
  try {
    for (let next = await file.next(); next; next = await file.next()) expect(next).toEqual(results[known++]);
    for (const result of results.slice(known)) file.add(result);
    return known;
  } finally {
    file.close();
  }
};

it('an incomplete last line is removed and written again', async () => {
  writeFileSync(path, '');
  expect(await goOn()).toBe(0);
  const whole = readFileSync(path);
  expect(await goOn()).toBe(3);
  const ends = [...whole.keys()].filter((k) => whole[k] === 10).map((k) => k + 1);
  for (let length = 0; length < whole.length; length++) {
    writeFileSync(path, whole.subarray(0, length));
    expect([length, await goOn()]).toEqual([length, ends.filter((end) => end <= length).length]);
    expect(readFileSync(path).equals(whole), `broken off after ${length} bytes`).toBe(true);
  }
});

it.each(['{"a":1}', '[]\n', '{"line":1}\n', 'x'])('another kind of file is left unchanged: %j', async (text) => {
  writeFileSync(path, text);
  await expect(goOn()).rejects.toThrow(`${path}, line 1 is not a result of a batch`);
  expect(readFileSync(path, 'utf8')).toBe(text);
});
