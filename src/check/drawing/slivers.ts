import { length } from '../../geometry/index.ts';
import type { PlanarEdge } from '../../recognise/lines/index.ts';
import { classify, OUTSIDE, type Regions, UnionFind } from '../../recognise/lines/index.ts';
import { DOUBLE, type Doubles } from './doubled.ts';

/**
 * The regions without the slivers between a line and its double, which are neither pieces nor holes. Each goes to the neighbour with which
 * it shares most of its border.
 */
export const withoutSlivers = (edges: readonly PlanarEdge[], regions: Regions, beside: Doubles): Regions => {
  if (!beside.size) return regions;
  const { all, left, right } = regions;
  const shared = all.map(() => new Map<number, number>());
  const doubled = new Set<number>();
  edges.forEach(({ curve, of }, e) => {
    const [a, b] = [left[e]!, right[e]!];
    if (a === b) return;
    const size = length(curve);
    for (const [own, other] of [
      [a, b],
      [b, a],
    ] as const) {
      shared[own]!.set(other, (shared[own]!.get(other) ?? 0) + size);
      if (beside.has(of)) doubled.add(own);
    }
  });
  const joined = new UnionFind(all.length);
  const slivers = [...doubled].filter((k) => {
    const border = [...shared[k]!.values()].reduce((sum, size) => sum + size, 0);
    return k !== OUTSIDE && 2 * all[k]!.area < DOUBLE * border;
  });
  for (const k of slivers) {
    const [nearest] = [...shared[k]!].reduce((a, b) => (b[1] > a[1] ? b : a));
    joined.join(k, nearest);
  }
  if (!slivers.length) return regions;
  const numberOf = joined.numbering(OUTSIDE);
  const isSliver = new Set(slivers);
  const [areas, faces]: [number[], number[]] = [[], []];
  all.forEach((region, k) => {
    const own = numberOf(k);
    areas[own] = (areas[own] ?? 0) + region.area;
    faces[own] = (faces[own] ?? 0) + (isSliver.has(k) ? 0 : region.faces);
  });
  return classify(edges, { left: left.map(numberOf), right: right.map(numberOf), areas, faces });
};
