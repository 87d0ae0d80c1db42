import type { Spot } from '../outline/kind.ts';
import type { Fits } from '../outline/kinds.ts';

/** Rounds within which blanks must be separated. */
const MAX_ROUNDS = 600;
/** Micrometres by which blanks are moved apart beyond what is needed, so that rounding does no harm; none where all is tight. */
const SPARES_UM = [2, 0];

/** Moves blanks apart that overlap a little, half the shortest way each, to whole micrometres, exactly clear; undefined without room. */
export const separate = (fits: Fits, spots: readonly Spot[], width: number, height: number): Spot[] | undefined => {
  for (const spare of SPARES_UM) {
    const found = separateBy(fits, spots, width, height, spare);
    if (found) return found;
  }
  return undefined;
};

const separateBy = (
  { all, noFit, clear }: Fits,
  spots: readonly Spot[],
  width: number,
  height: number,
  spare: number,
): Spot[] | undefined => {
  const count = spots.length;
  const x = Float64Array.from(spots, (spot) => spot.x);
  const y = Float64Array.from(spots, (spot) => spot.y);
  const kinds = spots.map(({ kind }) => kind);
  const place = new Float64Array(2);
  const room = kinds.map((kind) => [width - all[kind]!.width, height - all[kind]!.height] as const);
  let before = Number.POSITIVE_INFINITY;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let deepest = 0;
    let sum = 0;
    for (let i = 0; i < count; i++)
      for (let j = i + 1; j < count; j++) {
        const fit = noFit(kinds[i]!, kinds[j]!);
        const [dx, dy] = [x[j]! - x[i]!, y[j]! - y[i]!];
        if (dx <= fit.left - spare || dx >= fit.right + spare || dy <= fit.bottom - spare || dy >= fit.top + spare)
          continue;
        const inside = fit.inside(dx, dy);
        const distance = fit.nearest(dx, dy, place);
        if (!inside && distance >= spare - 0.01) continue;
        const depth = inside ? distance : -distance;
        if (depth > deepest) deepest = depth;
        sum += depth + spare;
        // Out by the nearest edge, and a little further.
        const norm = distance > 1e-9 ? distance : 1;
        const sign = inside ? 1 : -1;
        const ux = distance > 1e-9 ? (sign * (place[0]! - dx)) / norm : 0;
        const uy = distance > 1e-9 ? (sign * (place[1]! - dy)) / norm : 0;
        const by = (depth + spare) / 2;
        x[i]! -= ux * by;
        y[i]! -= uy * by;
        x[j]! += ux * by;
        y[j]! += uy * by;
        for (const k of [i, j]) {
          x[k] = Math.min(room[k]![0], Math.max(0, x[k]!));
          y[k] = Math.min(room[k]![1], Math.max(0, y[k]!));
        }
      }
    if (deepest <= 0.5 && round % 10 === 9) {
      const rounded = spots.map(({ kind }, k): Spot => ({ kind, x: Math.round(x[k]!), y: Math.round(y[k]!) }));
      if (allClear(rounded, clear)) return rounded;
    }
    // Without an improvement for long there is no room.
    if (round % 100 === 99) {
      if (sum > 0.9 * before && deepest > 20) return undefined;
      before = sum;
    }
  }
  return undefined;
};

const allClear = (spots: readonly Spot[], clear: Fits['clear']): boolean =>
  spots.every((p, i) => spots.every((q, j) => j <= i || clear(p.kind, q.kind, q.x - p.x, q.y - p.y)));
