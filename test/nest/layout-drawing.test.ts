import { describe, expect, it } from 'vitest';
import { length } from '../../src/geometry/index.ts';
import { dieline, readDrawing } from '../../src/index.ts';
import { drawLayout, layoutIds, type NestOptions, nest, parseSheet, type Sheet } from '../../src/nest/index.ts';
import type { Dieline, Label } from '../../src/sheet/index.ts';
import { type FormatName, formatNames, formats } from '../../src/write/index.ts';
import { cutOut, ell } from './shapes.ts';

const sheet = { width: 1000, height: 700, gripper: 12 };
const patterns = layoutIds.filter((id) => id !== 'free');

const carton = dieline('becf-10101', { length: 80, width: 40, height: 120, material: 0.5 }).drawing;

/** Nestings that every format writes, by request. */
const nestings = new Map<string, ReturnType<typeof nest>>();

/** @param time - a different time is nested again. */
const file = async (format: FormatName, drawing: Parameters<typeof nest>[0], options: NestOptions, time = 1) => {
  const key = JSON.stringify([drawing === carton, options, time]);
  const nesting = nestings.get(key) ?? nest(drawing, sheet, { layouts: patterns, ...options });
  nestings.set(key, nesting);
  const drawn = drawLayout(nesting, nesting.best);
  const written = await formats[format].write(drawn.dieline, drawn.labels, drawn.options);
  const bytes = typeof written === 'string' ? Buffer.from(written) : written;
  const { dieline: read } = await readDrawing(bytes);
  return { nesting, bytes, read, text: Buffer.from(bytes).toString('latin1') };
};

const sum = ({ lines }: Dieline, line: string): number =>
  lines.reduce((all, each) => all + (each.line === line ? length(each.curve) : 0), 0);

describe.each(formatNames)('a layout as %s', (format) => {
  it.each([
    ['with a gutter', { gutter: 3, grain: 'free' } as const],
    ['with common cuts', { gutter: 0, grain: 'free' } as const],
  ])('%s reads back with the stated lengths', async (_, options) => {
    const { nesting, read } = await file(format, carton, options);
    const { best } = nesting;
    expect(best.count).toBeGreaterThan(8);
    // PDF has no arcs: cubics replace them.
    expect(Math.abs(sum(read, 'cut') - best.lengths.cut)).toBeLessThan(format === 'pdf' ? 0.01 : 0.003 * best.count);
    expect(sum(read, 'crease')).toBeCloseTo(best.lengths.crease, 1);
  });

  it('contains the drawing of the blank once', async () => {
    const [few, many] = [{ exactly: { columns: 2, rows: 1 } }, { exactly: { columns: 3, rows: 3 } }];
    const sizes = await Promise.all(
      [few, many].map(async (counts) => (await file(format, carton, { gutter: 3, ...counts })).bytes.length),
    );
    // Seven more blanks add seven positions, not seven drawings.
    expect(sizes[1]! - sizes[0]!).toBeLessThan(7 * 220);
  });

  it('has the same bytes for the same request', async () => {
    const layouts = ['straight-box-0', 'tumbled-rows-0'] as const;
    const texts = [1, 2].map(async (time) => (await file(format, carton, { gutter: 3, layouts }, time)).text);
    expect(await texts[0]).toBe(await texts[1]);
  });

  it('draws common cuts once', async () => {
    const square = cutOut([0, 0], [100, 0], [100, 100], [0, 100]);
    const { read } = await file(format, square, { exactly: { columns: 3, rows: 2 } });
    expect(sum(read, 'cut')).toBeCloseTo(1700, 3);
  });
});

describe('common cuts', () => {
  it('that overlap partly are merged', () => {
    const nesting = nest(ell(200, 160, 60), sheet, { layouts: ['tumbled-rows-0'] });
    const [layout] = nesting.layouts;
    const { dieline: drawn } = drawLayout(nesting, layout!);
    const cut = drawn.lines.reduce((all, { curve }) => all + length(curve), 0);
    expect(cut).toBeCloseTo(layout!.lengths.cut, 6);
    expect(layout!.shared).toBeGreaterThan(0);
  });

  it('leave creases and holes in place', async () => {
    const { nesting, read } = await file('dxf', carton, { gutter: 0 });
    expect(nesting.best.shared).toBeGreaterThan(0);
    expect(read.lines.filter(({ line }) => line === 'crease').length).toBeGreaterThan(5 * nesting.best.count);
  });
});

it('nests each part of a box of several parts', () => {
  const parts = dieline('becf-30101', { length: 120, width: 90, height: 40, lid_height: 30, material: 2 }).drawing;
  const each = parts.parts.map(({ part }) => nest(parts, sheet, { part: part.id, layouts: patterns }));
  expect(each.length).toBeGreaterThan(1);
  expect(each.every(({ best }) => best.count > 0)).toBe(true);
  expect(new Set(each.map(({ blank }) => blank.id)).size).toBe(each.length);
});

it('writes name and size above the sheet, larger on a larger sheet', () => {
  const above = (on: Sheet) => {
    const nesting = nest(ell(200, 160, 60), on, { layouts: ['straight-box-0'] });
    const [{ text }] = drawLayout(nesting, nesting.best).labels as [Label];
    return [text!.value, text!.height];
  };
  expect(above(parseSheet('28x40in'))).toEqual(['28 x 40 in: 711.2 x 1016 mm', expect.closeTo(1016 / 120, 9)]);
  expect(above({ width: 300, height: 200 })).toEqual(['300 x 200 mm', 5]);
});
