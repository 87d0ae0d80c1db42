import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readDrawing } from '../../src/index.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';
import { inTurn } from '../support/turns.ts';

const cli = (line: string, ...more: string[]) => boxwrightCommand(line, more);

/** A separator: it holds a different count in each pattern, and its few corners take little time. */
const box = 'nest becf-11f01 length=200 width=150 height=50';

describe('boxwright nest', () => {
  it('prints every layout, and writes the best', async () => {
    const out = join(newFolder(), 'layout.dxf');
    const { code, out: text, err } = await cli(`${box} --sheet 1000x700 --grain free --no-search --out`, out);
    expect(code, err).toBe(0);
    expect(text).toMatch(/straight-box-0 +6 +3 x 2 +54\.\d %/);
    expect(text.split('\n').filter((line) => line.startsWith('*'))).toHaveLength(1);
    expect(text.endsWith(`\n\n${out}: 8 blanks\n`), text).toBe(true);
    const { dieline } = await readDrawing(await readFile(out));
    expect(dieline.lines.length).toBeGreaterThan(100);
  });

  it.runIf(inTurn(0, 3))('writes a layout that check finds sound, with and without a gutter', async () => {
    for (const gutter of [0, 3]) {
      const out = join(newFolder(), `gutter-${gutter}.svg`);
      const nested = await cli(`${box} --sheet 20x28in --grain free --no-search --gutter ${gutter}mm --out`, out);
      expect(nested.code, nested.err).toBe(0);
      const line = `check ${out} --layout --sheet 20x28in --gutter`;
      expect((await cli(`${line} ${gutter}`)).out).toMatch(/: sound\n +\d+ blanks/);
      expect((await cli(`${line} ${gutter + 2}`)).out).toMatch(
        /The gutter is \d mm, but two blanks are \d\.\d\d mm apart at/,
      );
    }
  });

  it('writes XJDF, with the CF2 beside it', async () => {
    const folder = newFolder();
    const line = `${box} --sheet 1000x700 --no-search --out`;
    const job = async (): Promise<string> => {
      const { code, err } = await cli(line, join(folder, 'a b.xjdf'));
      expect(code, err).toBe(0);
      return readFile(join(folder, 'a b.xjdf'), 'utf8');
    };
    expect(await job()).not.toContain('FileSpec');
    await cli(line, join(folder, 'a b.cf2'));
    expect(await job()).toContain('<FileSpec URL="a%20b.cf2"/>');
    expect(await job()).toContain('JobID="a_b"');
    expect(await job()).toContain('MediaType="Paper" MediaUnit="Sheet" Dimension="2834.6457 1984.252" Thickness="500"');
  });

  it.runIf(inTurn(1, 3))('answers as JSON', async () => {
    const { code, out, err } = await cli(`${box} --sheet 1000x700 --grain free --evaluations 1000 --json`);
    expect(code, err).toBe(0);
    const body = JSON.parse(out);
    expect(body.layouts).toHaveLength(15);
    expect(body.layouts[0]).toMatchObject({
      id: 'straight-box-0',
      count: 6,
      num_x: 3,
      num_y: 2,
      utilisation: expect.closeTo(0.55, 2),
    });
    expect(body.best.count).toBe(Math.max(...body.layouts.map(({ count }: { count: number }) => count)));
    expect(body.best.count).toBeGreaterThanOrEqual(8);
    expect(body.best.placements).toHaveLength(body.best.count);
    expect(body.best.of_area_bound).toBeCloseTo(body.best.count / body.area_bound, 5);
  });

  it.runIf(inTurn(2, 3))('accepts outside and inside sizes', async () => {
    const printed = async (dimensions: string, ...boxes: string[]) => {
      const { code, out, err } = await cli(
        `nest${dimensions && ` ${dimensions}`} --sheet 600x400 --no-search --json`,
        ...(boxes.length ? boxes : ['fefco-0200', 'length=100', 'width=80', 'height=60', 'material=B']),
      );
      expect(code, err).toBe(0);
      return JSON.parse(out).best;
    };
    const [inside, outside] = [await printed('--dimensions inside'), await printed('--dimensions outside')];
    expect(outside.utilisation / outside.count).toBeLessThan(inside.utilisation / inside.count);
    const boxes = ['a=fefco-0200,length=100,width=80,height=60', 'b=becf-10101'];
    const [usual, over] = [await printed('', ...boxes), await printed('--dimensions outside', ...boxes)];
    expect(over.boxes).not.toEqual(usual.boxes);
  });

  it('compares sheets, best first, with the figures of a run', async () => {
    const list = join(newFolder(), 'sheets.txt');
    await writeFile(list, '1000x700 # the usual one\n\nB2\n28x40in\n');
    const { code, out, err } = await cli(
      `${box} --no-search --run 10000 --grammage 300 --price-per-m2 0.5 --sheets`,
      list,
    );
    expect(code, err).toBe(0);
    const rows = out.trim().split('\n').slice(1);
    expect(rows.map((row) => row.split(/ {2,}/)[0]).sort()).toEqual(['1000 x 700 mm', '28 x 40 in', 'B2']);
    const share = rows.map((row) => Number(/([\d.]+) %/.exec(row)![1]));
    expect(share).toEqual([...share].sort((a, b) => b - a));
    expect(rows.every((row) => /\d+ +\d+\.\d +\d+\.\d +\d+\.\d\d$/.test(row.trim()))).toBe(true);
  });

  it.runIf(inTurn(0, 3))('prints the figures of a run on one sheet', async () => {
    const line = `${box} --sheet 1000x700 --no-search --run 1000 --grammage 300`;
    const { out } = await boxwrightCommand(line, [], { ownThreads: true });
    expect(out).toMatch(/1000 boxes take \d+ sheets: [\d.]+ m² of board, [\d.]+ kg, of which [\d.]+ m² are waste/);
  });

  it.runIf(inTurn(1, 3))('nests the parts of a box separately', async () => {
    const { code, out, err } = await cli('nest becf-30101 --sheet 1000x700 --no-search --json');
    expect(code, err).toBe(0);
    const { components } = JSON.parse(out);
    expect(components.length).toBeGreaterThan(1);
    for (const { best } of components) expect(best.count).toBeGreaterThan(0);
  });

  it.runIf(inTurn(2, 3))('nests different boxes on one sheet in the given ratio', async () => {
    const out = join(newFolder(), 'mixed.dxf');
    const line =
      'nest a=becf-10101,length=80,width=40,height=120 b=becf-10901,length=60,width=30,height=80 --ratio 2:1 --sheet 1000x700 --grain free --no-search';
    const { code, out: text, err } = await cli(`${line} --run 1000 --out`, out);
    expect(code, err).toBe(0);
    const [, a, b] = /^a +2 +(\d+)\nb +1 +(\d+)\n/m.exec(text)!;
    expect(Number(a)).toBe(2 * Number(b));
    expect(text).toMatch(/\d+ sets, \d+ blanks: [\d.]+ % of the sheet/);
    expect(text).toMatch(/1000 sets take \d+ sheets/);
    const { dieline } = await readDrawing(await readFile(out));
    expect(dieline.lines.length).toBeGreaterThan(300);
    const { best } = JSON.parse((await cli(`${line} --json`)).out);
    expect(best.boxes.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
      ['a', Number(a)],
      ['b', Number(b)],
    ]);
  });

  it('nests all parts of a box on one sheet', async () => {
    const { code, out, err } = await cli('nest a=becf-30101 --sheet 1000x700 --no-search --json');
    expect(code, err).toBe(0);
    const { best } = JSON.parse(out);
    expect(best.boxes.length).toBeGreaterThan(1);
    for (const { count } of best.boxes) expect(count).toBe(best.sets);
  });

  it.runIf(inTurn(0, 3))('rotates blanks to the grain of the sheet, as usual for each board', async () => {
    const turnsOf = async (line: string): Promise<number[]> => {
      const { code, out, err } = await cli(`nest ${line} --sheet 1000x700 --no-search --json`);
      expect(code, err).toBe(0);
      const { placements } = JSON.parse(out).best;
      return [...new Set<number>(placements.map(({ rotation }: { rotation: number }) => rotation % 180))];
    };
    expect(await turnsOf('becf-10101 --sheet-grain y')).toEqual([90]);
    expect(await turnsOf('becf-10101 --sheet-grain x')).toEqual([0]);
    expect(await turnsOf('0201 length=200 width=100 height=100 --sheet-grain x')).toEqual([90]);
    expect(await turnsOf('0201 length=200 width=100 height=100 --sheet-grain y')).toEqual([0]);
    expect(await turnsOf('becf-10101 --sheet-grain y --blank-grain y')).toEqual([0]);
  });

  it('returns the best layout so far when stopped', async () => {
    const line = `${box} --sheet 1000x700 --evaluations 9000000000 --json`;
    const { code, out, err } = await boxwrightCommand(line, [], {
      untilStopped: async (written) => {
        while (!written.err.includes('blanks so far')) await setTimeout(20);
      },
    });
    expect(code, err).toBe(0);
    expect(JSON.parse(out).best.count).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ['nest a=becf-10101 --ratio 1:2 --sheet 1000x700', '--ratio 1:2 must have one number for each box. Try 1.', 2],
    ['nest a=becf-10101 --layout straight-0 --sheet 1000x700', '--layout and --part are for one box', 2],
    ['nest a=becf-10101,length --sheet 1000x700', '"length" is not a name and a value', 2],
    [`${box} --ratio 1:2 --sheet 1000x700`, '--ratio is for different boxes on one sheet', 2],
    ['nest a=becf-10101 --sheet 100x70 --no-search --out x.svg', 'No complete set fits the sheet.', 1],
    [
      `${box}`,
      'Name one sheet with --sheet 1000x700, or a file of sheets with --sheets, or ask for the --least-sheet.',
      2,
    ],
    [`${box} --sheet 10`, 'Unknown sheet "10".', 2],
    [`${box} --sheet 1000x700 --gutter -3`, 'It must be a number from 0 up.', 2],
    [`${box} --sheet 1000x700 --gripper 800 --no-search`, 'Margins and gripper leave nothing of the sheet', 1],
    [`${box} --sheet 1000x700 --part lid --no-search`, 'Unknown part "lid". Choose one of: default.', 1],
    [`${box} --sheet 1000x700 --layout spiral`, 'Choose one of: straight-box-0', 2],
    [`${box} --sheet 1000x700 --layout straight-90 --no-search --out x.svg`, 'Try --grain free.', 1],
    [`${box} --sheet 1000x700 --layout free --no-search --out x.svg`, 'leave --no-search out', 2],
    [`${box} --sheet 1000x700 --grain free --sheet-grain x`, '--grain free ignores the grain', 2],
    [`${box} --sheet 1000x700 --grammage 300`, 'add --run, for example --run 1000', 2],
    [`${box} --sheet 100x70 --no-search --out x.svg`, 'No blank fits the sheet', 1],
    [`${box} --sheet 100x70 --no-search`, 'Try --sheet 298x248, the least that holds one.\n', 1],
    [`${box} --sheet 250x310 --no-search`, 'the least that holds one, or --grain free, which turns it by 90°.', 1],
    [`${box} --sheet 250x310 --sheet-grain x --no-search`, 'or --grain free instead of --sheet-grain, which turns', 1],
    [`${box} --sheet 100x70 --margin 5 --no-search`, 'Try --sheet 308x258, the least that holds one with these', 1],
    [
      `${box} --sheet 300x9000 --layout straight-box-0 --no-search --out x.pdf`,
      'Choose another extension (.svg, .dxf',
      1,
    ],
    [`nest a=becf-10101 b=becf-10901 --sheet 100x70 --no-search`, 'No complete set fits the sheet. Try --sheet ', 1],
    ['nest becf-30101 --sheet 150x150 --no-search', 'Try --sheet 348x248, which holds one of each part.', 1],
    [`${box} --sheet 1000x700 --out x.png`, 'A layout is written as', 2],
  ])('%s: %s', async (line, message, code) => {
    const said = await cli(line);
    expect(said.err).toContain(message);
    expect(said.code).toBe(code);
  });
});
