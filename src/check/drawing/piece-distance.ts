import type { Point } from '../../geometry/index.ts';
import { countedPolygon, NearestCurve, type PlanarDrawing, type Regions } from '../../recognise/lines/index.ts';

/** Flattening tolerance of the points that are measured, in mm. */
const CHORD_MM = 0.01;

/** The smallest distance between two pieces, 0 when they share a cut, and where; undefined for one piece, and from `reach` mm on. */
export const nearestPieces = (
  { edges }: PlanarDrawing,
  { all, left, right }: Regions,
  reach = Number.POSITIVE_INFINITY,
): { readonly gap: number; readonly at: Point } | undefined => {
  const borders = edges.flatMap(({ curve }, k) => {
    const own = [left[k]!, right[k]!].filter((region) => all[region]!.kind === 'piece');
    return left[k] === right[k] || !own.length ? [] : [{ curve, own }];
  });
  const shared = borders.find(({ own }) => own.length > 1);
  if (shared) return { gap: 0, at: shared.curve.from };
  if (new Set(borders.flatMap(({ own }) => own)).size < 2) return undefined;
  const nearest = new NearestCurve(borders.map(({ curve }) => curve));
  let best: ReturnType<typeof nearestPieces>;
  for (const { curve, own } of borders)
    for (const at of [curve.from, ...countedPolygon([curve], CHORD_MM)]) {
      const least = best?.gap ?? reach;
      const hit = nearest.find(at, least, (other) => borders[other]!.own[0] !== own[0]);
      if (hit && hit.distance < least) best = { gap: hit.distance, at };
    }
  return best;
};
