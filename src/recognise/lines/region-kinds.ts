import { bends } from '../../board/index.ts';
import { addTo, length } from '../../geometry/index.ts';
import type { PlanarEdge } from './planar.ts';
import { step } from './steps.ts';

/** Kind of a region of the sheet: board, a hole in it, waste between pieces, the page around the pieces, or the outside. */
export type RegionKind = 'piece' | 'hole' | 'waste' | 'frame' | 'outside';

/** Index of the outside among the regions. */
export const OUTSIDE = 0;

export type RegionBorder = ReturnType<typeof bordersOf>[number];

/** The borders of regions, by the region on the left and on the right of each edge. */
export const bordersOf = (
  edges: readonly PlanarEdge[],
  left: readonly number[],
  right: readonly number[],
  count: number,
) => {
  // `neighbours`: the edges on the border to each; `bends`: creases inside the region.
  const borders = Array.from({ length: count }, () => ({
    neighbours: new Map<number, number[]>(),
    bends: new Set<number>(),
    length: 0,
  }));
  edges.forEach(({ line, curve, of }, k) => {
    const [a, b] = [left[k]!, right[k]!];
    if (a === b && bends(line)) borders[a]!.bends.add(of);
    if (a === b) return;
    const size = length(curve);
    for (const own of [a, b]) {
      addTo(borders[own]!.neighbours, own === a ? b : a, k);
      borders[own]!.length += size;
    }
  });
  return borders;
};

/** Largest difference of the areas and borders of equal pieces. */
const EQUAL = 1e-3;

/**
 * A region beside the outside or a hole is a piece. One between pieces is a hole, unless creased or equal to one: blanks may share cuts.
 * @param frames regions that are known to be frames: what lies in them lies outside of all board.
 */
export const kindsOf = (areas: readonly number[], borders: readonly RegionBorder[], frames: readonly number[] = []) => {
  const kinds: (RegionKind | undefined)[] = areas.map(() => undefined);
  kinds[OUTSIDE] = 'outside';
  for (const k of frames) kinds[k] = 'frame';
  let ring: ReadonlySet<number> = new Set([OUTSIDE, ...frames]);
  /** Pieces that earlier rings found. */
  const known = new Set<number>();
  while (ring.size) {
    const next = new Set(
      [...ring].flatMap((k) => [...borders[k]!.neighbours.keys()].filter((other) => kinds[other] === undefined)),
    );
    for (const k of ring) if (kinds[k] === 'piece') known.add(k);
    for (const k of next) {
      step(borders[k]!.neighbours.size);
      const fromBoard = ![...borders[k]!.neighbours.keys()].some((n) => ring.has(n) && kinds[n] !== 'piece');
      kinds[k] = fromBoard && !isBlank(k, known, areas, borders) ? inBoard(borders[k]!, kinds) : 'piece';
    }
    ring = next;
  }
  // A face without area separates nothing.
  return kinds.map((kind) => kind ?? 'waste');
};

/** A hole lies in one piece; a region between several is waste. */
const inBoard = ({ neighbours }: RegionBorder, kinds: readonly (RegionKind | undefined)[]): RegionKind =>
  [...neighbours.keys()].filter((n) => kinds[n] === 'piece').length > 1 ? 'waste' : 'hole';

const isBlank = (
  k: number,
  pieces: ReadonlySet<number>,
  areas: readonly number[],
  borders: readonly RegionBorder[],
): boolean => {
  const own = borders[k]!;
  // A crease that continues in the surrounding board is drawn across a hole.
  const around = [...own.neighbours.keys()].filter((p) => pieces.has(p));
  const ownBends = [...own.bends].filter((line) => !around.some((p) => borders[p]!.bends.has(line)));
  const near = (a: number, b: number): boolean => Math.abs(a - b) < EQUAL * b;
  if (ownBends.length) return true;
  if (own.neighbours.size > 1)
    for (const p of pieces) {
      step();
      if (near(areas[k]!, areas[p]!) && near(own.length, borders[p]!.length)) return true;
    }
  return false;
};
