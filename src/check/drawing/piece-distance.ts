import { boxAround, distance, type Point } from '../../geometry/index.ts';
import { countedPolygon, type PlanarDrawing, type Regions, step } from '../../recognise/lines/index.ts';

/** Flattening tolerance for distances, in mm. */
const CHORD_MM = 0.01;

export const pieceBorders = ({ edges }: PlanarDrawing, { all, left, right }: Regions) => {
  const borders = all.map((): (readonly Point[])[] => []);
  for (const [e, { curve }] of edges.entries()) {
    const [a, b] = [left[e]!, right[e]!];
    if (a === b) continue;
    const path = [curve.from, ...countedPolygon([curve], CHORD_MM)];
    borders[a]!.push(path);
    borders[b]!.push(path);
  }
  return borders.filter((_, k) => all[k]!.kind === 'piece');
};

/** Steps to measure the distances of a corner and a segment. */
const SEGMENT_STEPS = 0.5;

export const nearestPieces = (pieces: ReturnType<typeof pieceBorders>) => {
  const boxes = pieces.map((piece) => boxAround(piece.flat()));
  const segments = pieces.map((piece) => piece.reduce((sum, path) => sum + path.length, 0));
  let best: { readonly gap: number; readonly at: Point } | undefined;
  for (let a = 0; a < pieces.length; a++)
    for (let b = a + 1; b < pieces.length; b++) {
      step();
      const [p, q] = [boxes[a]!, boxes[b]!];
      const boxGap = Math.max(p.left - q.right, q.left - p.right, p.bottom - q.top, q.bottom - p.top);
      if (best && boxGap >= best.gap) continue;
      step(Math.ceil(segments[a]! * segments[b]! * SEGMENT_STEPS));
      for (const [one, other] of [
        [pieces[a]!, pieces[b]!],
        [pieces[b]!, pieces[a]!],
      ] as const)
        for (const corner of one.flat())
          for (const path of other)
            for (let k = 1; k < path.length; k++) {
              const gap = toSegment(corner, path[k - 1]!, path[k]!);
              if (!best || gap < best.gap) best = { gap, at: corner };
            }
    }
  return best;
};

const toSegment = (p: Point, from: Point, to: Point): number => {
  const [ux, uy] = [to[0] - from[0], to[1] - from[1]];
  const t = Math.min(1, Math.max(0, ((p[0] - from[0]) * ux + (p[1] - from[1]) * uy) / (ux * ux + uy * uy || 1)));
  return distance(p, [from[0] + t * ux, from[1] + t * uy]);
};
