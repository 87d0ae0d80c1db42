import {
  type Curve,
  connected,
  cornerTable,
  faceWalks,
  length,
  PlanarGraph,
  type Point,
  pointAt,
  reverse,
  takeLoose,
  tangentAt,
} from '../../src/geometry/index.ts';
import type { Line, PlacedPart } from '../../src/sheet/index.ts';
import { boardAt } from './board-at.ts';

/** A closed walk around one face of the planar graph of cut lines, with the face on its left. */
interface Face {
  readonly curves: readonly Curve[];
  readonly lines: readonly Line[];
  /** Positive around a bounded face; negative around a connected component, seen from outside. */
  readonly area: number;
  /** True when there is board on its left. */
  readonly board: boolean;
  /** Number of the connected component. */
  readonly piece: number;
}

export interface CutGraph {
  readonly faces: readonly Face[];
  /** Lines that lead to a loose end, and whether there is board on both sides of them. */
  readonly loose: readonly { readonly line: Line; readonly slit: boolean }[];
}

const known = new WeakMap<PlacedPart, CutGraph>();

/** Faces of the cut lines of one part, shared by several laws. */
export const cutGraph = (placed: PlacedPart): CutGraph => {
  const graph = known.get(placed) ?? facesOf(placed);
  known.set(placed, graph);
  return graph;
};

const facesOf = (placed: PlacedPart): CutGraph => {
  const { lines, nodes } = placed.dieline;
  const inBoard = boardAt(placed);
  const cuts = lines.filter(({ line }) => line === 'cut');
  const whole = new PlanarGraph(cuts, cornerTable(nodes.length));
  const taken = new Uint8Array(cuts.length);
  takeLoose(whole, taken);
  const graph = new PlanarGraph(
    cuts.filter((_, k) => !taken[k]),
    cornerTable(nodes.length),
  );
  const pieces = connected(graph);
  const faces = faceWalks(graph, () => true).map(({ halves, area }): Face => {
    const curves = halves.map((half) => (half & 1 ? reverse(graph.curve(half)) : graph.curve(half)));
    const longest = curves.reduce((a, b) => (score(b) > score(a) ? b : a));
    return {
      curves,
      lines: halves.map((half) => graph.lines[half >> 1]!),
      area,
      board: inBoard(beside(longest, 1)),
      piece: pieces[halves[0]! >> 1]!,
    };
  });
  return {
    faces,
    loose: cuts
      .filter((_, k) => taken[k])
      .map((line) => ({ line, slit: [1, -1].every((hand) => inBoard(beside(line.curve, hand))) })),
  };
};

/** Straight lines first: beside them the position of the board is certain. */
const score = (c: Curve): number => length(c) * (c.kind === 'line' ? 1 : 1e-3);

/** Distance from a line at which the board is tested, in mm. */
const BESIDE = 0.01;

const beside = (c: Curve, hand: number): Point => {
  const [x, y] = pointAt(c, 0.5);
  const [u, v] = tangentAt(c, 0.5);
  const step = (hand * Math.min(BESIDE, length(c) / 8)) / Math.hypot(u, v);
  return [x - v * step, y + u * step];
};
