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

it('takes the edges of a press: margins by name, rear edge, print area', async () => {
  const counts = async (line: string) => {
    const { code, out, err } = await run(`nest becf-10101 --no-search --json ${line}`);
    expect(code, err).toBe(0);
    return JSON.parse(out).best;
  };
  const best = await counts('--sheet 1000x700 --gripper 12 --rear 9 --margin left=20,top=5 --rows');
  for (const { x, y } of best.placements) expect(x >= 20 && y >= 12).toBe(true);
  expect((await counts('--sheet 1000x700 --print-area 500x350')).count).toBe((await counts('--sheet 500x350')).count);
});

it.each([
  ['--margin lft=5', 'Write 5, or left=5,top=8, of top, bottom, left, right.'],
  ['--margin left', 'It must be a number from 0 up'],
  ['--print-area 1020', 'Write width x height in mm'],
  ['--layout tumbled-rows-0 --rows --out l.dxf', 'Choose one of: straight-box-0, straight-0, pairs-0'],
])('refuses %s', async (line, told) => {
  const { code, err } = await run(`nest becf-10101 --sheet 1000x700 --no-search ${line}`);
  expect([code > 0, err]).toEqual([true, expect.stringContaining(told)]);
});

it('asks for the least sheet without a print area, and for the filters on one box alone', async () => {
  expect((await run('nest becf-10101 --least-sheet --print-area 500x300')).err).toContain(
    'name the sheet with --sheet',
  );
  expect((await run('nest a=becf-10101 b=becf-10901 --sheet B1 --rows')).err).toContain('Leave them out.');
  const { err } = await run('nest becf-10101 --sheet B1 --print-area 50x50 --no-search');
  expect(err).toMatch(/Try --sheet \d+x\d+, the least that holds one without --print-area\./);
});
