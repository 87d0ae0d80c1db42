import type { PointerSpot } from './flat-state.ts';

/** Cost of a mm beside the direction, over one along it: a corner straight ahead comes before a nearer one aside. */
const ASIDE_COST = 3;
const MIN_DISTANCE_MM = 0.01;

/** The corner nearest to a point; undefined when none is nearer than `reach`, in mm. */
export const nearestCorner = (
  corners: ArrayLike<number>,
  [x, y]: PointerSpot,
  reach?: number,
): PointerSpot | undefined => cheapest(corners, (cx, cy) => Math.hypot(cx - x, cy - y), reach);

/**
 * The next corner from a point in a direction; undefined when none lies that way.
 * @param corners - x and y of each in turn.
 * @param direction - a unit vector along an axis.
 */
export const nextCorner = (
  corners: ArrayLike<number>,
  [x, y]: PointerSpot,
  [dx, dy]: PointerSpot,
): PointerSpot | undefined =>
  cheapest(corners, (cx, cy) => {
    const ahead = (cx - x) * dx + (cy - y) * dy;
    const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
    return ahead < MIN_DISTANCE_MM ? Number.POSITIVE_INFINITY : ahead + ASIDE_COST * aside;
  });

const cheapest = (
  corners: ArrayLike<number>,
  cost: (x: number, y: number) => number,
  least = Number.POSITIVE_INFINITY,
): PointerSpot | undefined => {
  let best: PointerSpot | undefined;
  for (let k = 0; k < corners.length; k += 2) {
    const own = cost(corners[k]!, corners[k + 1]!);
    if (own >= least) continue;
    least = own;
    best = [corners[k]!, corners[k + 1]!];
  }
  return best;
};
