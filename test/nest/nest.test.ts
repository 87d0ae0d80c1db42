import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dieline } from '../../src/index.ts';
import { layoutIds, type NestOptions, nest, type Placement, type Sheet } from '../../src/nest/index.ts';
import { inTurn, shareOfRuns } from '../support/turns.ts';
import { anyCase, anyOptions, anySheet, faultsOfCase, faultsOfNesting, isRefused, patternIds } from './proof.ts';
import { anyDrawing, comb, cutOut, ell } from './shapes.ts';

const patterns = patternIds;

const nested = (drawing: Parameters<typeof nest>[0], sheet: Sheet, options: NestOptions = {}) =>
  nest(drawing, sheet, { layouts: patterns, ...options });

describe('every layout of any template at any size', () => {
  it('keeps gutter, margins and grain, holds no fewer than the bounding-box grid, and shares common cuts', () =>
    fc.assert(
      fc.property(anyCase, (each) => {
        expect(faultsOfCase(each)).toEqual([]);
      }),
      shareOfRuns(6, 6),
    ));

  it('a larger sheet never has lower pattern counts', () =>
    fc.assert(
      fc.property(anyDrawing, anySheet, anyOptions, fc.nat(80), fc.nat(80), (drawing, sheet, options, dx, dy) => {
        const larger = { ...sheet, width: sheet.width + dx, height: sheet.height + dy };
        fc.pre(!isRefused(drawing, larger));
        expect(nested(drawing, larger, options).best.count).toBeGreaterThanOrEqual(
          nested(drawing, sheet, options).best.count,
        );
      }),
      shareOfRuns(6, 6),
    ));

  it.each([
    ['blanks that overlap', (at: Placement[]) => [at[0]!, at[0]!, ...at.slice(2)], /overlap by/],
    ['blanks that leave the sheet', ([one, ...rest]: Placement[]) => [moved(one!, -9, 0), ...rest], /leaves the sheet/],
    ['blanks nearer than the gutter', ([one, ...rest]: Placement[]) => [moved(one!, 2, 0), ...rest], /apart|overlap/],
  ])('with %s is detected', (_, spoil, message) => {
    const square = cutOut([0, 0], [100, 0], [100, 100], [0, 100]);
    const nesting = nested(square, { width: 450, height: 310 }, { gutter: 3, layouts: ['straight-box-0'] });
    expect(faultsOfNesting(nesting, { gutter: 3 })).toEqual([]);
    const spoilt = { ...nesting.best, placements: spoil([...nesting.best.placements]) };
    const faults = faultsOfNesting({ ...nesting, layouts: [spoilt], best: spoilt }, { gutter: 3 });
    expect(faults.join('; ')).toMatch(message);
  });
});

const moved = (placement: Placement, x: number, y: number): Placement => ({
  ...placement,
  motion: { ...placement.motion, x: placement.motion.x + x, y: placement.motion.y + y },
});

describe('nest', () => {
  const sheet = { width: 1000, height: 700 };
  const l = ell(200, 160, 60);
  const triangle = cutOut([0, 0], [230, 0], [90, 170]);

  it('gives the same layouts for the same request, also those that only the search finds', () => {
    const once = (evaluations: number) =>
      nest(triangle, { width: 500, height: 350 }, { grain: 'free', layouts: ['free'], evaluations, seed: 3 }).best;
    const found = once(1_000_000);
    expect(found.count).toBeGreaterThan(once(1).count);
    expect(once(1_000_000).placements).toEqual(found.placements);
  });

  it('finds more with the free search than with patterns', () => {
    const { layouts, best } = nest(l, sheet, { grain: 'free', evaluations: 3_000_000 });
    const pattern = Math.max(...layouts.filter(({ id }) => id !== 'free').map(({ count }) => count));
    expect(best.id).toBe('free');
    expect(best.count).toBeGreaterThan(pattern);
    expect(best.count).toBeGreaterThanOrEqual(32);
  });

  it('lays arms into gaps that they fill exactly', () => {
    const nesting = nest(
      comb(1, 100, 100, 100),
      { width: 700, height: 500 },
      { grain: 'free', evaluations: 5_000_000 },
    );
    expect(nesting.best.count).toBe(6);
    expect(faultsOfNesting(nesting, { grain: 'free' })).toEqual([]);
  });

  it.each([
    ['pairs-90', comb(1, 100, 100, 100), [1200, 800], 16],
    ['pairs-90', comb(1, 100, 100, 100), [700, 500], 4],
    ['pairs-0', comb(2, 100, 100, 200), [1200, 800], 8],
  ] as const)('lays arms into gaps that they fill exactly in %s', (id, drawing, [width, height], count) => {
    const nesting = nest(drawing, { width, height }, { grain: 'free', layouts: [id] });
    expect(nesting.best.count).toBe(count);
    expect(faultsOfNesting(nesting, { grain: 'free' })).toEqual([]);
  });

  it('looks closely at layouts of large blanks that only touch', () => {
    const s = cutOut([0, 0], [100, 0], [100, 100], [200, 100], [200, 300], [100, 300], [100, 200], [0, 200]);
    const nesting = nest(s, { width: 1200, height: 800 }, { evaluations: 15_000_000 });
    expect(nesting.best.count).toBe(20);
    expect(faultsOfNesting(nesting, {})).toEqual([]);
  });

  it.runIf(inTurn(0, 3))('lays blanks of different orientation where no pattern holds as many', () => {
    const { drawing } = dieline('becf-10202', { length: 60, width: 30, height: 70 });
    const nesting = nest(drawing, sheet, { grain: 'free', evaluations: 10_000_000 });
    const { layouts, best } = nesting;
    const pattern = Math.max(...layouts.filter(({ id }) => id !== 'free').map(({ count }) => count));
    expect([pattern, best.id, best.count]).toEqual([25, 'free', 26]);
    expect(faultsOfNesting(nesting, { grain: 'free' })).toEqual([]);
  });

  it.runIf(inTurn(1, 3))('never returns a free layout worse than the patterns, even without a search', () => {
    const { layouts } = nest(l, sheet, { grain: 'free', evaluations: 1 });
    const free = layouts.find(({ id }) => id === 'free')!;
    expect(Math.max(...layouts.map(({ count }) => count))).toBe(free.count);
  });

  it('answers quickly, always the same, with no more blanks than the whole answer', () => {
    const options = { grain: 'free', gutter: 3 } as const;
    const { drawing } = dieline('becf-10101', { length: 80, width: 40, height: 100 });
    const quick = nest(drawing, sheet, { ...options, quick: true });
    const grid = Math.max(...quick.layouts.filter(({ id }) => id !== 'free').map(({ count }) => count));
    expect(quick.layouts.map(({ id }) => id)).toEqual(['straight-box-0', 'straight-box-90', 'free']);
    expect(quick.best.count).toBeGreaterThan(grid);
    expect(faultsOfNesting(quick, options)).toEqual([]);
    expect(JSON.stringify(nest(drawing, sheet, { ...options, quick: true }).layouts)).toBe(
      JSON.stringify(quick.layouts),
    );
    const whole = nest(drawing, sheet, { ...options, layouts: ['free'], evaluations: 600_000 });
    expect(whole.best.count).toBeGreaterThanOrEqual(quick.best.count);
    expect(() => nest(drawing, sheet, { quick: true, layouts: ['free'] })).toThrow('leave layouts and exactly out');
  });

  it('tells the count of the first answer before it lays any pattern', () => {
    const counts: number[] = [];
    const { drawing } = dieline('becf-10101', { length: 80, width: 40, height: 100 });
    const quick = nest(drawing, sheet, { grain: 'free', quick: true });
    nest(drawing, sheet, {
      grain: 'free',
      onProgress: ({ share, count }) => {
        counts.push(count);
        return share < 0.02;
      },
    });
    expect(Math.max(...counts)).toBe(quick.best.count);
  });

  it('prefers less cut among layouts with as many blanks', () => {
    // A notch at the top right: turned blanks meet along their straight sides.
    const notched = cutOut([0, 0], [100, 0], [100, 40], [80, 40], [80, 60], [0, 60]);
    const { layouts, best } = nested(notched, { width: 200, height: 60 }, {});
    expect(new Set(layouts.map(({ count }) => count))).toEqual(new Set([2]));
    expect(best.lengths.cut).toBe(Math.min(...layouts.map(({ lengths }) => lengths.cut)));
    expect(best.id).not.toBe(layouts[0]!.id);
  });

  it.runIf(inTurn(2, 3))('reports progress, and returns the best so far when stopped', () => {
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

  it('rotates blanks to the grain of the sheet', () => {
    const { layouts } = nested(l, sheet, { blankGrain: 'x', sheetGrain: 'y' });
    expect(layouts.map(({ id }) => id)).toEqual(patterns.filter((id) => id.endsWith('-90')));
    for (const { placements } of layouts) expect(placements.every(({ rotation }) => rotation % 180 === 90)).toBe(true);
  });

  it('draws the given columns and rows, and reports an overflow', () => {
    const small = nested(l, sheet, { exactly: { columns: 2, rows: 3 } });
    expect(small.layouts.map(({ count, overflow }) => [count, overflow])).toEqual(small.layouts.map(() => [6, false]));
    const large = nested(l, sheet, { exactly: { columns: 7, rows: 5 } });
    expect(large.layouts.every(({ count, overflow }) => count === 35 && overflow)).toBe(true);
    const [first] = small.layouts;
    expect([first!.columns, first!.rows, first!.width, first!.height]).toEqual([2, 3, 400, 480]);
  });

  it('measures used area and waste', () => {
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

  it('shares cuts that rounding lays some micrometres apart', () => {
    const { drawing } = dieline('becf-12405', { length: 132, width: 96.203, height: 46 });
    const nesting = nested(drawing, { width: 526, height: 1825 }, { grain: 'free', layouts: ['tumbled-columns-90'] });
    expect(nesting.best.shared).toBeGreaterThan(700);
    expect(faultsOfNesting(nesting, { grain: 'free' })).toEqual([]);
  });

  it('shares no cuts with a gutter', () => {
    const square = cutOut([0, 0], [100, 0], [100, 100], [0, 100]);
    const { best } = nested(square, { width: 450, height: 310 }, { gutter: 3 });
    expect([best.count, best.lengths.cut, best.shared]).toEqual([12, 4800, 0]);
  });

  it.each([
    [{ gutter: -1 }, sheet, 'The gutter is -1; give a number from 0 mm to 500 mm, for example 3.'],
    [{ part: 'lid' }, sheet, 'Unknown part "lid". Choose one of: default.'],
    [{ layouts: [] }, sheet, `Name at least one layout. Choose from: ${layoutIds.join(', ')}.`],
    [
      { layouts: ['pairs-90'] as const },
      sheet,
      `In the layout "pairs-90" blanks lie across the grain of the sheet. Choose "pairs-0", or pass grain: 'free'.`,
    ],
    [
      { layouts: ['straight-0'] as const, sheetGrain: 'y' as const },
      sheet,
      `In the layout "straight-0" blanks lie across the grain of the sheet. Choose "straight-90", or pass grain: 'free'.`,
    ],
    [{}, { width: 0, height: 700 }, "The sheet's width is 0; give a number above 0, for example 700."],
    [{}, { width: 29000, height: 700 }, "The sheet's width is 29000 mm; the maximum is 20000. Try 20000."],
    [{}, { ...sheet, gripper: -2 }, "The sheet's gripper is -2; give a number from 0 up, for example 10."],
    [
      {},
      { ...sheet, gripper: 700 },
      'Margins and gripper leave nothing of the sheet of 1000 × 700 mm: top, bottom and gripper take 700 mm of 700. Give less than 700 in all, for example 70.',
    ],
    [
      {},
      { ...sheet, margins: { left: 500, right: 501 } },
      'Margins and gripper leave nothing of the sheet of 1000 × 700 mm: left and right take 1001 mm of 1000. Give less than 1000 in all, for example 100.',
    ],
  ])('%j on %j: %s', (options, where, message) =>
    expect(() => nested(l, where, options)).toThrow(new RangeError(message)),
  );

  it.each([
    [0, 1, 'exactly.columns is 0; give a whole number from 1 to 5000, for example 1.'],
    [1.5, 1, 'exactly.columns is 1.5; give a whole number from 1 to 5000, for example 1.'],
    [Number.NaN, 1, 'exactly.columns is NaN; give a whole number from 1 to 5000, for example 1.'],
    [100_000, 1, 'exactly.columns is 100000; give a whole number from 1 to 5000, for example 1.'],
    [100, 51, 'exactly.rows is 51; give a whole number from 1 to 50, for example 1.'],
  ])('rejects %d columns and %d rows', (columns, rows, message) =>
    expect(() => nested(l, sheet, { exactly: { columns, rows } })).toThrow(new RangeError(message)),
  );

  it('returns no blank when none fits', () => {
    const { best, layouts } = nested(l, { width: 150, height: 150 }, { grain: 'free' });
    expect([best.count, layouts.every(({ count }) => count === 0)]).toEqual([0, true]);
  });

  it('names the part of a drawing that does not close', () => {
    const open = { ...l, lines: l.lines.slice(1) };
    expect(() => nested(open, sheet)).toThrow('The cut lines of part default do not close to an outline.');
  });
});
