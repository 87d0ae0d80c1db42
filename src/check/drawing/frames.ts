import { bends } from '../../board/index.ts';
import { type Point, tangentAt } from '../../geometry/index.ts';
import type { PlanarEdge } from './planar.ts';
import { OUTSIDE, type RegionBorder, type RegionKind } from './region-kinds.ts';

/**
 * Regions that are no board, but lie between a rectangle and the blanks in it, as on a page with a frame: they have no creases, while
 * a blank that only they surround has some. A plain blank with holes stays a piece.
 */
export const framesOf = (
  edges: readonly PlanarEdge[],
  { left, right }: { readonly left: readonly number[]; readonly right: readonly number[] },
  borders: readonly RegionBorder[],
  kinds: readonly RegionKind[],
): number[] => {
  const isBlank = (k: number): boolean =>
    kinds[k] === 'piece' && borders[k]!.bends.size > 0 && !borders[k]!.neighbours.has(OUTSIDE);
  return [...(borders[OUTSIDE]?.neighbours ?? [])].filter(
    (k) =>
      kinds[k] === 'piece' &&
      borders[k]!.bends.size === 0 &&
      [...borders[k]!.neighbours].some(isBlank) &&
      isRectangle(
        edges.filter((_, e) => (left[e] === k && right[e] === OUTSIDE) || (left[e] === OUTSIDE && right[e] === k)),
      ),
  );
};

/** Cosine, or sine, of an angle that is right, or straight, within rounding. */
const ANGLE = 1e-3;

/** True for straight cuts that form one rectangle. */
const isRectangle = (edges: readonly PlanarEdge[]): boolean => {
  if (edges.some(({ curve, line }) => curve.kind !== 'line' || bends(line))) return false;
  const at = new Map<number, Point[]>();
  for (const { from, to, curve } of edges) {
    const [x, y] = tangentAt(curve, 0);
    const size = Math.hypot(x, y);
    for (const node of [from, to]) at.set(node, [...(at.get(node) ?? []), [x / size, y / size]]);
  }
  const cosines = [...at.values()].map(([a, b, ...more]) =>
    b && !more.length ? Math.abs(a![0] * b[0] + a![1] * b[1]) : Number.NaN,
  );
  const corners = cosines.filter((cosine) => cosine < ANGLE).length;
  return corners === 4 && cosines.every((cosine) => cosine < ANGLE || cosine > 1 - ANGLE);
};
