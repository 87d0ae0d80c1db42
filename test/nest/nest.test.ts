import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutIds, type NestOptions, nest, type Sheet } from '../../src/nest/index.ts';
import { faultsIn } from './apart.ts';
import { anyDrawing, cutOut, ell, placedOutlines } from './shapes.ts';

const patterns = layoutIds.filter((id) => id !== 'free');

/** A sheet on which some blanks lie, for a drawing. */
const anySheet = fc.record({
  width: fc.integer({ min: 300, max: 1600 }),
  height: fc.integer({ min: 300, max: 1600 }),
  gripper: fc.constantFrom(0, 12),
  margins: fc.constantFrom({}, { top: 5, left: 7, right: 3 }),
});

const anyOptions = fc.record({
  gutter: fc.constantFrom(0, 0, 3, 6.5),
  grain: fc.constantFrom('keep' as const, 'free' as const),
});

const boxOf = ({ width, height, gripper = 0, margins = {} }: Sheet) => ({
  left: margins.left ?? 0,
  bottom: Math.max(gripper, margins.bottom ?? 0),
  right: width - (margins.right ?? 0),
  top: height - (margins.top ?? 0),
});

const nested = (drawing: Parameters<typeof nest>[0], sheet: Sheet, options: NestOptions = {}) =>
  nest(drawing, sheet, { layouts: patterns, ...options });

describe('every layout of any template at any size', () => {
  it('keeps blanks apart by the gutter and inside the margins, by a test of its own', () =>
    fc.assert(
      fc.property(anyDrawing, anySheet, anyOptions, fc.boolean(), (drawing, sheet, options, free) => {
        for (const { part } of drawing.parts.slice(0, 2)) {
          const nesting = nested(drawing, sheet, {
            ...options,
            part: part.id,
            ...(free && { layouts: layoutIds, evaluations: 300_000 }),
          });
          const gutter = options.gutter;
          for (const layout of nesting.layouts) {
            if (layout.count > 120) continue;
            const outlines = placedOutlines(nesting.blank, layout.placements);
            expect(faultsIn(outlines, boxOf(sheet), gutter), layout.id).toEqual([]);
            if (options.grain === 'keep')
              expect(
                layout.placements.every(({ rotation }) => rotation % 180 === 0),
                layout.id,
              ).toBe(true);
          }
        }
      }),
      { numRuns: 8 },
    ));

  it('the best holds no fewer than the bounding-box grid, and no more than the area does', () =>
    fc.assert(
      fc.property(anyDrawing, anySheet, anyOptions, (drawing, sheet, options) => {
        const { best, layouts, areaBound } = nested(drawing, sheet, options);
        const box = layouts.find(({ id }) => id === 'straight-box-0')!;
        const room = boxOf(sheet);
        const [own] = [
          nested(drawing, { width: 4000, height: 4000 }, { ...options, exactly: { columns: 1, rows: 1 } }).best,
        ];
        const fits = (room_: number, size: number) =>
          Math.max(0, Math.floor((room_ + options.gutter) / (size + options.gutter) + 1e-9));
        expect(box.count).toBe(fits(room.right - room.left, own.width) * fits(room.top - room.bottom, own.height));
        expect(best.count).toBeGreaterThanOrEqual(box.count);
        expect(best.count).toBeLessThanOrEqual(areaBound);
      }),
      { numRuns: 8 },
    ));

  it('counts never fall when the sheet grows', () =>
    fc.assert(
      fc.property(anyDrawing, anySheet, anyOptions, fc.nat(80), fc.nat(80), (drawing, sheet, options, dx, dy) => {
        const larger = { ...sheet, width: sheet.width + dx, height: sheet.height + dy };
        expect(nested(drawing, larger, options).best.count).toBeGreaterThanOrEqual(
          nested(drawing, sheet, options).best.count,
        );
      }),
      { numRuns: 8 },
    ));
});

describe('nest', () => {
  const sheet = { width: 1000, height: 700 };
  const l = ell(200, 160, 60);

  it('gives the same layouts for the same request', () => {
    const once = (seed: number) =>
      JSON.stringify(
        nest(l, sheet, { grain: 'free', evaluations: 1_000_000, seed }).layouts.map(({ placements }) => placements),
      );
    expect(once(3)).toBe(once(3));
  });

  it('finds freely what no pattern holds', () => {
    const { layouts, best } = nest(l, sheet, { grain: 'free' });
    const pattern = Math.max(...layouts.filter(({ id }) => id !== 'free').map(({ count }) => count));
    expect(best.id).toBe('free');
    expect(best.count).toBeGreaterThan(pattern);
    expect(best.count).toBeGreaterThanOrEqual(32);
  });

  it('never answers less freely than by a pattern, even where it may not search', () => {
    const { layouts } = nest(l, sheet, { grain: 'free', evaluations: 1 });
    const free = layouts.find(({ id }) => id === 'free')!;
    expect(Math.max(...layouts.map(({ count }) => count))).toBe(free.count);
  });

  it('hears of progress, and ends with what it has where it is told to', () => {
    const shares: number[] = [];
    const { layouts } = nest(l, sheet, {
      grain: 'free',
      onProgress: ({ share }) => {
        shares.push(share);
        return share < 0.25;
      },
    });
    expect(shares.length).toBeGreaterThan(10);
    expect(shares.every((share, k) => k === 0 || share >= shares[k - 1]!)).toBe(true);
    expect(shares.at(-1)!).toBeLessThan(0.6);
    expect(layouts.find(({ id }) => id === 'free')!.count).toBeGreaterThanOrEqual(30);
  });

  it('turns blanks so that their grain runs as that of the sheet', () => {
    const { layouts } = nested(l, sheet, { blankGrain: 'x', sheetGrain: 'y' });
    expect(layouts.map(({ id }) => id)).toEqual(patterns.filter((id) => id.endsWith('-90')));
    for (const { placements } of layouts) expect(placements.every(({ rotation }) => rotation % 180 === 90)).toBe(true);
  });

  it('draws so many columns and rows as it is told to, and says where they leave the sheet', () => {
    const small = nested(l, sheet, { exactly: { columns: 2, rows: 3 } });
    expect(small.layouts.map(({ count, overflow }) => [count, overflow])).toEqual(small.layouts.map(() => [6, false]));
    const large = nested(l, sheet, { exactly: { columns: 7, rows: 5 } });
    expect(large.layouts.every(({ count, overflow }) => count === 35 && overflow)).toBe(true);
    const [first] = small.layouts;
    expect([first!.columns, first!.rows, first!.width, first!.height]).toEqual([2, 3, 400, 480]);
  });

  it('measures what is used and what is wasted', () => {
    const square = cutOut([0, 0], [100, 0], [100, 100], [0, 100]);
    const { best, areaBound, latticeBound } = nested(square, { width: 450, height: 300 });
    expect(best).toMatchObject({
      id: 'straight-box-0',
      count: 12,
      columns: 4,
      rows: 3,
      width: 400,
      height: 300,
      waste: 15_000,
    });
    expect(best.utilisation).toBeCloseTo(120_000 / 135_000, 12);
    expect([areaBound, best.ofAreaBound]).toEqual([13, 12 / 13]);
    expect(latticeBound).toBeCloseTo(13.5, 6);
    // 48 edges of squares, 17 of them shared.
    expect(best.lengths.cut).toBeCloseTo(3100, 6);
    expect(best.shared).toBeCloseTo(1700, 6);
  });

  it('shares no cuts where there is a gutter', () => {
    const square = cutOut([0, 0], [100, 0], [100, 100], [0, 100]);
    const { best } = nested(square, { width: 450, height: 310 }, { gutter: 3 });
    expect([best.count, best.lengths.cut, best.shared]).toEqual([12, 4800, 0]);
  });

  it.each([
    [{ gutter: -1 }, sheet, 'The gutter is -1; give a number from 0 mm to 500 mm, for example 3.'],
    [{ part: 'lid' }, sheet, 'Unknown part "lid". Choose one of: default.'],
    [{}, { width: 0, height: 700 }, "The sheet's width is 0; give a number above 0, for example 700."],
    [{}, { width: 9000, height: 700 }, "The sheet's width is 9000 mm; the maximum is 5000. Try 5000."],
    [{}, { ...sheet, gripper: -2 }, "The sheet's gripper is -2; give a number from 0 up, for example 10."],
    [
      {},
      { ...sheet, gripper: 700 },
      'Margins and gripper leave nothing of the sheet of 1000 × 700 mm: top, bottom and gripper take all of it.',
    ],
  ])('%j on %j: %s', (options, where, message) =>
    expect(() => nested(l, where, options)).toThrow(new RangeError(message)),
  );

  it('answers none where none fits', () => {
    const { best, layouts } = nested(l, { width: 150, height: 150 }, { grain: 'free' });
    expect([best.count, layouts.every(({ count }) => count === 0)]).toEqual([0, true]);
  });

  it('says of a drawing that does not close which part it is', () => {
    const open = { ...l, lines: l.lines.slice(1) };
    expect(() => nested(open, sheet)).toThrow('The cut lines of part default do not close to an outline.');
  });
});
