import fc from 'fast-check';
import { type Curve, moveCurve, type Point } from '../../src/geometry/index.ts';
import {
  blanksOf,
  drawLayout,
  layoutIds,
  MAX_BLANKS,
  type Nesting,
  type NestOptions,
  nest,
  type Sheet,
} from '../../src/nest/index.ts';
import type { Drawing } from '../../src/sheet/index.ts';
import { faultsIn } from './apart.ts';
import { anyDrawing, placedOutlines } from './shapes.ts';

/** A random nesting request. */
export interface Case {
  readonly drawing: Drawing;
  readonly sheet: Sheet;
  readonly options: NestOptions;
  /** True to run the free search. */
  readonly free: boolean;
}

/** A sheet that holds some blanks of a drawing. */
export const anySheet: fc.Arbitrary<Sheet> = fc.record({
  width: fc.integer({ min: 300, max: 1600 }),
  height: fc.integer({ min: 300, max: 1600 }),
  gripper: fc.constantFrom(0, 12),
  margins: fc.constantFrom({}, { top: 5, left: 7, right: 3 }),
});

export const anyOptions = fc.record({
  gutter: fc.constantFrom<NestOptions['gutter'] & {}>(0, 0, 0, 3, 6.5, { x: 4, y: 0 }, { x: 2, y: 5 }),
  grain: fc.constantFrom('keep' as const, 'free' as const),
});

export const anyCase: fc.Arbitrary<Case> = fc.record({
  drawing: anyDrawing,
  sheet: anySheet,
  options: anyOptions,
  free: fc.integer({ min: 0, max: 2 }).map((n) => n === 0),
});

export const patternIds = layoutIds.filter((id) => id !== 'free');

/** Usable area of a sheet, in mm. */
export const roomOf = ({ width, height, gripper = 0, margins = {} }: Sheet) => ({
  left: margins.left ?? 0,
  bottom: Math.max(gripper, margins.bottom ?? 0),
  right: width - (margins.right ?? 0),
  top: height - (margins.top ?? 0),
});

/** Maximum number of blanks to check, because pairs grow with the square. */
const MANY = 120;

/** True when a tiny blank would exceed the limit of blanks on a sheet. */
export const isRefused = (drawing: Drawing, { width, height }: Sheet): boolean =>
  (width * height) / blanksOf(drawing)[0]!.area > MAX_BLANKS;

const EVALUATIONS = 100_000;

/** Faults of the layouts of a case, in words; nests each part of the box. */
export const faultsOfCase = ({ drawing, sheet, options, free }: Case): string[] =>
  drawing.parts.slice(0, 2).flatMap(({ part }) => {
    try {
      const nesting = nest(drawing, sheet, {
        ...options,
        part: part.id,
        layouts: free ? layoutIds : patternIds,
        evaluations: EVALUATIONS,
      });
      if (!free) return faultsOfNesting(nesting, options);
      const quick = nest(drawing, sheet, { ...options, part: part.id, quick: true, evaluations: EVALUATIONS });
      const lost = quick.best.count > nesting.best.count ? [`the quick answer has ${quick.best.count}`] : [];
      return [...faultsOfNesting(nesting, options), ...faultsOfNesting(quick, options), ...lost];
    } catch (error) {
      // Too many tiny blanks are refused.
      if (error instanceof RangeError && error.message.includes(`the maximum is ${MAX_BLANKS}`)) return [];
      throw error;
    }
  });

export const faultsOfNesting = (nesting: Nesting, { gutter = 0, grain = 'keep' }: NestOptions): string[] => {
  const { blank, sheet, layouts, best, areaBound } = nesting;
  const faults: string[] = [];
  const room = roomOf(sheet);
  const [x, y] = typeof gutter === 'number' ? [gutter, gutter] : [gutter.x, gutter.y];
  for (const layout of layouts) {
    const say = (what: string): number => faults.push(`${layout.id}: ${what}`);
    if (layout.count !== layout.placements.length) say(`${layout.count} are said, ${layout.placements.length} placed`);
    if (layout.count > areaBound) say(`${layout.count} blanks where ${areaBound} have room`);
    if (layout.count > best.count) say('holds more than the best');
    if (layout.overflow) say('overflows');
    if (grain === 'keep' && layout.placements.some(({ rotation }) => rotation % 180 !== 0)) say('turns the grain');
    if (layout.count > MANY) continue;
    // The gutter applies along both axes, so the smaller one applies all around.
    for (const fault of faultsIn(placedOutlines(blank, layout.placements), room, Math.min(x, y))) say(fault);
  }
  const grid = layouts.find(({ id }) => id === 'straight-box-0');
  const own = sizeOf(blank.outline);
  const fits = (length: number, size: number, gap: number): number =>
    Math.max(0, Math.floor((length + gap) / (size + gap) + 1e-9));
  const byBox = fits(room.right - room.left, own.width, x) * fits(room.top - room.bottom, own.height, y);
  if (grid && grid.count !== byBox) faults.push(`the grid has ${grid.count}, and ${byBox} boxes fit`);
  if (best.count < byBox) faults.push(`the best has ${best.count}, and ${byBox} boxes fit`);
  // With a gutter along both axes no two cuts meet.
  if (best.count <= MANY && !(x && y)) faults.push(...doubledCuts(nesting));
  return faults;
};

/** Bounding box of an outline. Its polygon is never smaller, and larger only by its rounding. */
const sizeOf = (outline: readonly Curve[]): { width: number; height: number } => {
  const [polygon] = placedOutlines({ outline }, [
    { x: 0, y: 0, rotation: 0, motion: { cos: 1, sin: 0, x: 0, y: 0 } },
  ]) as [Point[]];
  const spread = (k: 0 | 1): number => Math.max(...polygon.map((p) => p[k])) - Math.min(...polygon.map((p) => p[k]));
  return { width: spread(0), height: spread(1) };
};

/** Common cuts that are drawn twice, in words. */
const doubledCuts = (nesting: Nesting): string[] => {
  const { best } = nesting;
  if (best.count === 0) return [];
  const { dieline, options } = drawLayout(nesting, best);
  // The cuts of each blank that stay in its block, and then those that are drawn once for all.
  const blanks = options.copies.flatMap(({ dieline: block, at }) =>
    at.map((motion) => block.lines.filter(({ line }) => line === 'cut').map(({ curve }) => moveCurve(motion, curve))),
  );
  const cuts = [...blanks, ...dieline.lines.map(({ curve }) => [curve])].map((own) =>
    own.filter(({ kind }) => kind === 'line'),
  );
  // A template may draw a cut twice, so those of one blank are not compared.
  for (let a = 0; a < cuts.length; a++)
    for (let b = a + 1; b < cuts.length; b++)
      for (const one of cuts[a]!)
        for (const other of cuts[b]!) {
          const both = common(one, other);
          if (both > 0.05) return [`${best.id}: ${both} mm of a common cut are drawn twice`];
        }
  return [];
};

/** Distance in mm of two cuts that are one: rounding lays blanks some micrometres apart. */
const ONE_CUT = 0.015;

/** Common length of two straight cuts in mm: zero when they are further apart. */
const common = ({ from: a, to: b }: Curve, { from: c, to: d }: Curve): number => {
  const size = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [ux, uy] = [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
  const off = (p: Point): number => Math.abs(ux * (p[1] - a[1]) - uy * (p[0] - a[0]));
  if (off(c) > ONE_CUT || off(d) > ONE_CUT) return 0;
  const along = (p: Point): number => ux * (p[0] - a[0]) + uy * (p[1] - a[1]);
  return Math.min(size, Math.max(along(c), along(d))) - Math.max(0, Math.min(along(c), along(d)));
};
