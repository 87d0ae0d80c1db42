import type { Spot } from './kind.ts';
import { type Fits, onItsSide } from './kinds.ts';
import type { Pattern } from './names.ts';
import { lay } from './patterns.ts';
import { transposedSpots } from './spots.ts';

/** Blanks of several shapes that are to lie on one sheet. Micrometres. */
export interface BandTask {
  readonly fits: Fits;
  readonly width: number;
  readonly height: number;
  readonly gutter: { readonly x: number; readonly y: number };
  /** Base orientations that the grain allows: at 0° (0) or at 90° (1). */
  readonly bases: readonly (0 | 1)[];
}

/** Patterns whose lower rows make a band. Only quick ones, because a search follows. */
const BAND_PATTERNS: readonly Pattern[] = ['straight-box', 'straight', 'tumbled-rows'];

/**
 * Lays the given number of blanks of each shape in bands above or beside one another, as a printer would by hand.
 * @returns their places, in the order of the shapes; undefined when no bands hold them.
 */
export const bands = (task: BandTask, counts: readonly number[]): Spot[] | undefined => {
  const order = counts.map((_, shape) => shape);
  for (const shapes of [order, [...order].reverse()])
    for (const across of [true, false]) {
      const found = stacked(across ? task : onSide(task), shapes, counts);
      if (found) return across ? found : transposedSpots(found);
    }
  return undefined;
};

const stacked = (task: BandTask, shapes: readonly number[], counts: readonly number[]): Spot[] | undefined => {
  const spots: Spot[] = [];
  let bottom = 0;
  for (const shape of shapes) {
    const band = lowest({ ...task, height: task.height - bottom }, shape, counts[shape]!);
    if (!band) return undefined;
    spots.push(...band.spots.map(({ kind, x, y }) => ({ kind, x, y: y + bottom })));
    bottom += band.top + task.gutter.y;
  }
  return spots.sort((a, b) => a.kind - b.kind);
};

/** The lowest `count` blanks of the pattern that keeps them lowest. */
const lowest = (
  { fits, width, height, gutter, bases }: BandTask,
  shape: number,
  count: number,
): { readonly spots: readonly Spot[]; readonly top: number } | undefined => {
  let best: { spots: readonly Spot[]; top: number } | undefined;
  for (const base of bases)
    for (const pattern of BAND_PATTERNS) {
      const kinds = [4 * shape + base, 4 * shape + base + 2] as const;
      const found = lay(pattern, { fits, kinds, width, height, gutter });
      if (found.spots.length < count) continue;
      const top = ({ kind, y }: Spot): number => y + fits.all[kind]!.height;
      const spots = [...found.spots].sort((a, b) => top(a) - top(b)).slice(0, count);
      const reach = spots.reduce((most, spot) => Math.max(most, top(spot)), 0);
      if (!best || reach < best.top) best = { spots, top: reach };
    }
  return best;
};

const onSide = ({ fits, width, height, gutter, ...rest }: BandTask): BandTask => ({
  ...rest,
  fits: onItsSide(fits),
  width: height,
  height: width,
  gutter: { x: gutter.y, y: gutter.x },
});
