import type { Point } from '../../geometry/index.ts';

/** A stretch of the t axis, in mm. */
export type Stretch = readonly [from: number, to: number];

/**
 * What a label measures, in a frame of its own on the sheet: s runs along the
 * measure, to the right or upwards, t to the left of that. So the smallest t is
 * the lower edge of what lies level and the right edge of what stands upright.
 */
export interface Span {
  readonly name: string;
  readonly value: string;
  readonly origin: Point;
  readonly u: Point;
  /** From where to where, along s. */
  readonly s: Stretch;
  /** The extent of what is measured, across. */
  readonly t: Stretch;
  /** Where the outline reaches the two ends: a dimension line there needs no extension lines. */
  readonly touch: readonly [Stretch, Stretch];
  /** Cap height in mm. */
  readonly height: number;
  /** How far beyond `t` the dimension line lies at least, for a label that belongs outside; undefined for the others. */
  readonly beyond: number | undefined;
}

/** A point of the span's frame on the sheet. */
export const onSheet = ({ origin, u }: Span, s: number, t: number): Point => [
  origin[0] + s * u[0] - t * u[1],
  origin[1] + s * u[1] + t * u[0],
];

/** A possible offset of the dimension line, with its cost. */
export interface OffsetLevel {
  readonly t: number;
  readonly cost: number;
  /** True when ticks replace the extension lines. */
  readonly ticks: boolean;
}

/** Room between one dimension line and the next, in text heights. */
const LEVEL_STEP = 1.5;

/** Between an edge and the dimension line, in text heights. */
export const OFFSET = 2;

/** Levels inside at most: a large panel is not searched more finely than a small one. */
const INNER_LEVELS = 8;

/** What it costs to leave the panel, and to have ticks for extension lines, which then run through nothing. */
const OUTSIDE_COST = 5;
const TICK_STEPS = 10;

/** Steps outwards after which there are ticks alone. */
const FAR_STEPS = 16;

/** Tries levels in order of liking, without end, until `stop` says so: at last one lies clear of everything. */
export const tryLevels = (span: Span, stop: (level: OffsetLevel) => boolean): void => {
  const { t, touch, height, beyond } = span;
  if (beyond === undefined) {
    const lo = Math.max(touch[0][0], touch[1][0]);
    const hi = Math.min(touch[0][1], touch[1][1]);
    const [from, to] = lo < hi ? [lo, hi] : t;
    const room = to - from - 2 * OFFSET * height;
    const steps = Math.min(INNER_LEVELS, Math.floor(room / (LEVEL_STEP * height)));
    if (room < 0 && stop({ t: (from + to) / 2, cost: 0, ticks: false })) return;
    for (let k = 0; k <= steps; k++) {
      const inside = from + OFFSET * height + (steps && (room * k) / steps);
      if (stop({ t: inside, cost: k / INNER_LEVELS, ticks: false })) return;
    }
  }
  const offset = beyond ?? OFFSET * height;
  const out = (step: number): number => offset + LEVEL_STEP * height * step * (1 + step / FAR_STEPS);
  for (let k = 0; ; k++) {
    const cost = OUTSIDE_COST + k;
    const near = k <= FAR_STEPS ? out(k) : undefined;
    // With ticks a level costs as much as one that is so many steps further out.
    const ticked = k >= TICK_STEPS ? out(k - TICK_STEPS) : undefined;
    if (beyond === undefined) {
      if (near !== undefined && stop({ t: t[0] - near, cost, ticks: false })) return;
      if (ticked !== undefined && stop({ t: t[0] - ticked, cost, ticks: true })) return;
    }
    if (near !== undefined && stop({ t: t[1] + near, cost: cost + 0.5, ticks: false })) return;
    if (ticked !== undefined && stop({ t: t[1] + ticked, cost: cost + 0.5, ticks: true })) return;
  }
};
