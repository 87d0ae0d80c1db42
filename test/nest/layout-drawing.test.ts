import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { type FormatName, formats, serviceFormats } from '../../src/formats/index.ts';
import { distance, flatten, length, move } from '../../src/geometry/index.ts';
import { dieline, readDrawing } from '../../src/index.ts';
import { drawLayout, layoutIds, type NestOptions, nest, parseSheet, type Sheet } from '../../src/nest/index.ts';
import { type Dieline, type Label, textWidth } from '../../src/sheet/index.ts';
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

describe.each(serviceFormats)('a layout as %s', (format) => {
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
    // Seven more blanks add seven positions and numbers, not seven drawings.
    expect(sizes[1]! - sizes[0]!).toBeLessThan(7 * 400);
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

describe('the labels of a sheet', () => {
  const labelsOf = (options: NestOptions, on: Sheet = sheet): readonly Label[] => {
    const nesting = nest(carton, on, { layouts: ['tumbled-rows-0', 'straight-box-90'], ...options });
    return drawLayout(nesting, nesting.best).labels;
  };
  const named = (labels: readonly Label[], name: string) => labels.find((label) => label.name === name);

  it('number the blanks from the gripper upwards, inside panels, and touch no line', () => {
    const nesting = nest(carton, sheet, { layouts: ['tumbled-rows-0'] });
    const { labels, options } = drawLayout(nesting, nesting.best);
    const stations = labels.filter(({ name }) => name.startsWith('station'));
    expect(stations.map(({ text }) => text.value)).toEqual(nesting.best.placements.map((_, k) => `${k + 1}`));
    expect(stations[0]!.from[1]).toBeLessThan(stations.at(-1)!.from[1]);
    const lines = options.copies.flatMap(({ dieline: own, at }) =>
      at.flatMap((motion) => own.lines.flatMap(({ curve }) => flatten(curve).map((p) => move(motion, p)))),
    );
    for (const { text, from } of stations) {
      const reach = Math.hypot(textWidth(text.value, text.height), text.height) / 2;
      expect(text.height).toBeGreaterThan(3);
      expect(Math.min(...lines.map((p) => distance(p, from)))).toBeGreaterThan(reach);
    }
  });

  it('show the direction of grain or flutes that all blanks keep', () => {
    const arrow = (label?: Label) => label && (label.from[0] === label.to[0] ? 'y' : 'x');
    expect(arrow(named(labelsOf({}), 'grain'))).toBe('x');
    expect(arrow(named(labelsOf({ sheetGrain: 'y' }), 'grain'))).toBe('y');
    expect(arrow(named(labelsOf({ board: 'corrugated' }), 'flutes'))).toBe('y');
    expect(named(labelsOf({ grain: 'free' }), 'grain')).toBeUndefined();
  });

  it('name the gripper where there is one, inside its strip', () => {
    const { text } = named(labelsOf({}), 'gripper')!;
    expect(text.at[1]).toBeGreaterThan(0);
    expect(text.at[1] + text.height).toBeLessThan(12);
    expect(named(labelsOf({}, { width: 1000, height: 700 }), 'gripper')).toBeUndefined();
  });

  it('are not wider than a roll', () => {
    for (const { text } of labelsOf({}, { width: 400, height: 9000 }))
      expect(text.at[0] + textWidth(text.value, text.height)).toBeLessThan(400.001);
  });
});

it('TrimBox of a PDF is the sheet, also where its edge is not drawn', async () => {
  const nesting = nest(carton, sheet, { layouts: ['straight-0'] });
  const { dieline: lines, labels, options } = drawLayout(nesting, nesting.best);
  for (const drawn of [labels, []]) {
    const page = (await PDFDocument.load(await formats.pdf.write(lines, drawn, options))).getPage(0);
    const { width, height } = page.getTrimBox();
    const media = page.getMediaBox();
    expect([width, height].map((points) => (points * 25.4) / 72)).toEqual([
      expect.closeTo(1000, 3),
      expect.closeTo(700, 3),
    ]);
    expect(media.width > width && media.height > height).toBe(true);
  }
});
