import { expect, it } from 'vitest';
import { onEverySheet } from '../../src/cli/nest-sheets.ts';
import { boxwrightCommand as run } from '../support/command-line.ts';

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

it.each([
  ['becf-10101 length=80 width=40 height=120 --gripper 12', 1],
  ['becf-30101 --margin 5', 4],
  ['a=becf-10101 b=becf-10901 --ratio 2:1 --gutter 3', 1],
])('lays on the least sheet, and names it: %s', async (line, parts) => {
  const { code, out, err } = await run(`nest ${line} --least-sheet --no-search --json`);
  expect(code, err).toBe(0);
  const body = JSON.parse(out);
  const bodies = body.components ?? [body];
  expect(bodies).toHaveLength(parts);
  const [{ sheet }] = bodies;
  expect(err).toContain(`The least sheet is ${sheet.width}x${sheet.height} mm.`);
  for (const { best } of bodies) expect(best.count).toBeGreaterThan(0);
  const narrower = await run(
    `nest ${line} --sheet ${Math.floor(sheet.width / 2)}x${Math.floor(sheet.height / 2)} --no-search`,
  );
  expect(narrower.code).toBe(1);
});

it('takes one sheet, a list or the least', async () => {
  const { code, err } = await run('nest becf-10101 --least-sheet --sheet B1 --no-search');
  expect([code, err]).toEqual([2, expect.stringContaining('Name one sheet with --sheet 1000x700')]);
});
