import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FormatName, formats } from '../../src/formats/index.ts';
import type { Motion } from '../../src/geometry/index.ts';
import { checkLayout, dieline, writeSvg } from '../../src/index.ts';
import { drawLayout, type NestOptions, nest } from '../../src/nest/index.ts';
import type { Drawing } from '../../src/sheet/index.ts';
import { cutOut } from '../nest/shapes.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';

const carton = dieline('becf-10101', { length: 80, width: 40, height: 120, material: 0.5 }).drawing;

/** A box placed at the given positions. */
const laid = (
  drawing: Pick<Drawing, 'dieline'>,
  ...places: readonly (readonly [x: number, y: number])[]
): Uint8Array => {
  const at = places.map(([x, y]): Motion => ({ cos: 1, sin: 0, x, y }));
  const empty = { nodes: [], lines: [], parts: ['sheet'] };
  return Buffer.from(writeSvg(empty, [], { unit: 'mm', copies: [{ name: 'blank', dieline: drawing.dieline, at }] }));
};

const nested = async (format: FormatName, options: NestOptions): Promise<Uint8Array> => {
  const nesting = nest(carton, { width: 1000, height: 700 }, { layouts: ['interlocked-double-0'], ...options });
  const drawn = drawLayout(nesting, nesting.best);
  return formats[format].write(drawn.dieline, drawn.labels, drawn.options);
};

const size = carton.dieline.nodes.reduce((most, [x]) => Math.max(most, x), 0);

describe('a layout from another program', () => {
  it.each([
    ['dxf', 3],
    ['svg', 0],
  ] as const)('as %s with a gutter of %d mm is sound, with the distance of its blanks', async (format, gutter) => {
    const { verdict, findings, facts } = await checkLayout(await nested(format, { gutter }), {
      sheet: { width: 1000, height: 700 },
      gutter,
    });
    expect([verdict, findings]).toEqual(['sound', []]);
    expect(facts.blanks).toBeGreaterThanOrEqual(9);
    expect(facts.gap).toBeGreaterThanOrEqual(gutter - 0.01);
    expect(facts.gap).toBeLessThan(gutter + 0.1);
  });

  it.each([
    [{ gutter: Number.NaN }, 'gutter is NaN; give a number from 0, for example 3.'],
    [{ gutter: -1 }, 'gutter is -1; give a number from 0, for example 3.'],
    [{ sheet: { width: -5, height: 1 } }, 'sheet.width is -5; give a number above 0, for example 1000.'],
  ])('is not checked for %j', (question, message) =>
    expect(checkLayout(laid(carton, [0, 0]), question)).rejects.toThrow(new RangeError(message)),
  );

  it('with a cut across a blank is not sound', async () => {
    const paths = ['M10 10h80v50h-80z', 'M50 0V100'].map((d) => `<path d="${d}" fill="none" stroke="#f00"/>`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="99mm" height="99mm" viewBox="0 0 99 99">${paths.join('')}</svg>`;
    const { verdict, why } = await checkLayout(Buffer.from(svg), {}, { kinds: { '#f00': 'cut' } });
    expect([verdict, why[0]]).toEqual([
      'not sound',
      expect.stringMatching(/^Two blanks overlap at .*a cut runs across/),
    ]);
  });

  it.each([
    [
      'that cross',
      [
        [0, 0],
        [100, 30],
      ],
      /^Two (blanks|outlines) overlap: /,
    ],
    [
      'of which one lies on the other',
      [
        [0, 0],
        [600, 0],
        [0, 0],
      ],
      /Creases run along one line/,
    ],
  ] as const)('with blanks %s is not sound', async (_, places, message) => {
    const { verdict, findings } = await checkLayout(laid(carton, ...places));
    expect(verdict).toBe('not sound');
    expect(findings.map(({ kind }) => kind)).toContain('overlap');
    expect(findings.map(({ text }) => text).join('; ')).toMatch(message);
  });

  const card = cutOut([0, 0], [100, 0], [100, 80], [0, 80]);
  it.each([
    ['by 0.1 mm along a whole side', [99.9, 0], /^Two blanks overlap: 8\.00 mm² of board lie in both$/],
    ['by 0.1 mm, a little further up', [99.9, 10], /^Two blanks overlap: 7\.00 mm² of board lie in both$/],
    ['all but 0.1 mm', [0.1, 0.1], /^Two blanks overlap: 7982\.01 mm² of board lie in both$/],
    ['not, and touch along a side', [100, 0], undefined],
    ['not, and touch along a part of a side', [100, 30], undefined],
    ['not, 0.1 mm apart', [100.1, 0], undefined],
  ] as const)('of two blanks overlapping %s is not sound', async (_, place, message) => {
    const { verdict, findings } = await checkLayout(laid({ dieline: card }, [0, 0], place));
    expect(findings.map(({ text }) => text)).toEqual(message ? [expect.stringMatching(message)] : []);
    expect(verdict).toBe(message ? 'not sound' : 'sound');
  });

  it('of blanks with common cuts and one slight overlap is not sound', async () => {
    // The upper cut of the third blank crosses the common cut of the others.
    const places = [
      [0, 0],
      [100, 0],
      [50, -79.9],
    ] as const;
    const { findings } = await checkLayout(laid({ dieline: card }, ...places));
    expect(findings.map(({ kind }) => kind)).toEqual(['overlap']);
  });

  it.each([
    ['round blanks', 'becf-12705', { length: 144.1, width: 75.8 }, { width: 440, height: 160 }, 'straight-box-0'],
    [
      'a cut and the corner beside it',
      'becf-30702',
      { length: 91.4, width: 93, height: 25 },
      { width: 640, height: 160 },
      'straight-box-90',
    ],
    [
      'a cut and a round corner',
      'becf-12904',
      { length: 213, width: 194.9, height: 167.831 },
      { width: 2101, height: 3148 },
      'interlocked-double-90',
    ],
  ] as const)('in which %s touch is sound', async (_, id, values, sheet, layout) => {
    const { drawing } = dieline(id, values);
    const nesting = nest(drawing, sheet, { grain: 'free', layouts: [layout] });
    const drawn = drawLayout(nesting, nesting.best);
    const { findings } = await checkLayout(await formats.dxf.write(drawn.dieline, drawn.labels, drawn.options), {
      sheet,
    });
    expect(nesting.best.count).toBeGreaterThan(2);
    expect(findings).toEqual([]);
  });

  it('counts blanks with common cuts, also those in the middle', async () => {
    const nesting = nest(card, { width: 700, height: 500 }, { layouts: ['straight-box-0'] });
    const drawn = drawLayout(nesting, nesting.best);
    const { facts } = await checkLayout(await formats.svg.write(drawn.dieline, drawn.labels, drawn.options));
    expect([nesting.best.count, facts.blanks, Math.round(facts.area)]).toEqual([42, 42, 42 * 8000]);
  });

  it('of round blanks that overlap by 0.05 mm is not sound', async () => {
    const { drawing } = dieline('becf-12705', { length: 144.1, width: 75.8 });
    const { findings } = await checkLayout(laid(drawing, [0, 0], [144.05, 0]));
    expect(findings.map(({ kind }) => kind)).toEqual(['overlap']);
  });

  it('with a blank inside another one is not sound', async () => {
    const large = dieline('becf-10101', { length: 300, width: 200, height: 400, material: 0.5 }).drawing;
    const small = dieline('becf-10101', { length: 30, width: 20, height: 40, material: 0.5 }).drawing;
    const at = (x: number, y: number): Motion[] => [{ cos: 1, sin: 0, x, y }];
    const file = (x: number) =>
      Buffer.from(
        writeSvg({ nodes: [], lines: [], parts: ['sheet'] }, [], {
          unit: 'mm',
          copies: [
            { name: 'large', dieline: large.dieline, at: at(0, 0) },
            { name: 'small', dieline: small.dieline, at: at(x, 150) },
          ],
        }),
      );
    const inside = await checkLayout(file(60));
    expect(inside.findings.map(({ text }) => text)).toEqual(['A blank lies inside another one']);
    expect((await checkLayout(file(1500))).verdict).toBe('sound');
  });

  it('lists the places of twenty overlaps, and counts the others', async () => {
    const row = Array.from({ length: 24 }, (_, k) => [99 * k, 0] as const);
    const { findings, why } = await checkLayout(laid({ dieline: card }, ...row));
    expect(findings.length).toBe(23);
    expect(why).toHaveLength(21);
    expect(why[0]).toMatch(/^Two blanks overlap at -?[\d.]+, -?[\d.]+: 80\.00 mm² of board lie in both\.$/);
    expect(why.at(-1)).toBe('And 3 more overlaps.');
  });

  it('must keep the gutter and fit the sheet', async () => {
    const file = laid(carton, [0, 0], [size + 30, 0]);
    const { verdict, facts } = await checkLayout(file, { gutter: 2 });
    expect([verdict, facts.blanks]).toEqual(['sound', 2]);
    const close = await checkLayout(file, { gutter: facts.gap! + 1 });
    expect(close.findings.map(({ kind, text }) => [kind, text])).toEqual([
      ['too close', expect.stringMatching(/^The gutter is [\d.]+ mm, but two blanks are [\d.]+ mm apart/)],
    ]);
    const small = await checkLayout(file, { sheet: { width: 400, height: 700 } });
    expect(small.findings.map(({ kind }) => kind)).toEqual(['too large']);
  });

  it('can be checked on the command line', async () => {
    const folder = newFolder();
    const cli = async (name: string, file: Uint8Array, ...more: string[]) => {
      const path = join(folder, name);
      await writeFile(path, file);
      return boxwrightCommand('check', [path, '--json', '--layout', ...more]);
    };
    const good = await cli('good.svg', laid(carton, [0, 0], [600, 0]), '--sheet', '1000x700', '--gutter', '3');
    expect([good.code, JSON.parse(good.out).check.facts.blanks]).toEqual([0, 2]);
    const bad = await cli('bad.svg', laid(carton, [0, 0], [100, 30]));
    expect([bad.code, JSON.parse(bad.out).check.verdict]).toEqual([1, 'not sound']);
    const wrong = await cli('bad.svg', laid(carton, [0, 0]), '--template', 'becf-10101');
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('--layout checks blanks on a sheet')]);
  });
});
