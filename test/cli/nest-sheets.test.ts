import { expect, it } from 'vitest';
import { onEverySheet } from '../../src/cli/nest-sheets.ts';

it('nests the smallest sheet first, passes its result to larger ones, and keeps the order of the list', async () => {
  const sheets = [
    { width: 1000, height: 700 },
    { width: 500, height: 300 },
    { width: 640, height: 450 },
  ];
  const requests: [number, readonly string[]][] = [];
  const answers = await onEverySheet(sheets, async ({ width }, smallerSheets: readonly string[]) => {
    requests.push([width, smallerSheets]);
    return `on ${width}`;
  });
  expect(requests).toEqual([
    [500, []],
    [640, ['on 500']],
    [1000, ['on 500', 'on 640']],
  ]);
  expect(answers).toEqual(['on 1000', 'on 500', 'on 640']);
});
