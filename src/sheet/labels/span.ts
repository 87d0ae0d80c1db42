import type { Point } from '../../geometry/index.ts';
import { type LengthUnit, MM_PER_INCH } from '../../values/index.ts';

/** A stretch of the t axis, in mm. */
export type Stretch = readonly [from: number, to: number];

/**
 * The distance that a label measures, in its own frame: s runs along the measure, to the right or upwards, t to the left of that. So the
 * smallest t is the lower edge of a horizontal span and the right edge of a vertical one.
 */
export interface Span {
  readonly name: string;
  readonly value: string;
  readonly origin: Point;
  readonly u: Point;
  /** Both ends along s. */
  readonly s: Stretch;
  /** The extent of the measured panel or part along t. */
  readonly t: Stretch;
  /** Extent of the outline along t at both ends. A dimension line there needs no extension lines. */
  readonly touch: readonly [Stretch, Stretch];
  /** Cap height in mm. */
  readonly height: number;
  /** Least distance of the dimension line beyond `t` for a label outside; undefined for a label inside. */
  readonly beyond: number | undefined;
}

/** The same span with another text or height. Written out: a spread takes many times as long, and makes another shape. */
export const rewritten = ({ name, origin, u, s, t, touch, beyond }: Span, value: string, height: number): Span => ({
  name,
  value,
  origin,
  u,
  s,
  t,
  touch,
  height,
  beyond,
});

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

/** Least distance between an edge and the dimension line, in text heights. */
export const OFFSET = 2;

/** Most levels inside a panel, so that a large panel is not searched more finely than a small one. */
const INNER_LEVELS = 8;

export const OUTSIDE_COST = 5;

/** Steps outwards after which only ticks are tried. */
const FAR_STEPS = 16;

/** Tries levels in order of cost until `stop` returns true, or until they lie more than `most` mm beyond the panel. */
export type TryLevels = (span: Span, most: number, stop: (level: OffsetLevel) => boolean) => void;

/** Levels in the panel and near it, with extension lines. */
export const tryNear: TryLevels = (span, most, stop) => {
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
  tryOutside(span, most, stop, false, FAR_STEPS);
};

/** Levels with ticks in place of extension lines, which then cross nothing. Far out one is clear of everything. */
export const tryTicks: TryLevels = (span, most, stop) => tryOutside(span, most, stop, true, Number.POSITIVE_INFINITY);

/** Levels outside the panel, each further out than the one before by a larger step. */
const tryOutside = (
  { t, height, beyond }: Span,
  most: number,
  stop: Parameters<TryLevels>[2],
  ticks: boolean,
  steps: number,
) => {
  for (let k = 0; k <= steps; k++) {
    const out = (beyond ?? OFFSET * height) + LEVEL_STEP * height * k * (1 + k / FAR_STEPS);
    if (out > most) return;
    const cost = OUTSIDE_COST + k;
    if (beyond === undefined && stop({ t: t[0] - out, cost, ticks })) return;
    if (stop({ t: t[1] + out, cost: cost + 0.5, ticks })) return;
  }
};

/** Formats a measure: millimetres with two decimals, inches with three. */
export const formatLength = (mm: number, unit: LengthUnit): string =>
  unit === 'mm' ? `${mm.toFixed(2)}mm` : `${(mm / MM_PER_INCH).toFixed(3)}in`;
