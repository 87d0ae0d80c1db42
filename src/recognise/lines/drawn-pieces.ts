import {
  type Box,
  boundsOf,
  boxWithin,
  cornerTable,
  faceWalks,
  isInside,
  PlanarGraph,
  type Point,
  pointAt,
} from '../../geometry/index.ts';
import type { Dieline, Line } from '../../sheet/index.ts';
import { cutBox, eachNearPair, NearestCurve, withoutBleed } from './curves.ts';
import { toPlanar } from './planar.ts';
import { ringOf } from './regions.ts';
import { step } from './steps.ts';
import { UnionFind } from './union-find.ts';

/** Lines that hang together. */
export interface LineGroup {
  readonly lines: readonly Line[];
  /** Around their cuts, or around all of them where nothing is cut. */
  readonly box: Box;
}

/** Lines of a drawing that belong to one piece of board. */
export interface DrawnPiece extends LineGroup {
  /** True if cuts go all round it, or round a part of it. */
  readonly closed: boolean;
}

/** An end this near to a line stands on it, in mm. */
const JOIN_GAP = 0.02;

/** An outline that holds less, in mm², is drawn there and back. */
const SMALLEST_OUTLINE = 0.02;

/** The pieces of a drawing: lines that hang together, and those that lie inside of them. Bleed belongs to no piece. The largest first. */
export const drawnPieces = ({ lines, nodes }: Dieline): DrawnPiece[] => {
  const all = withoutBleed(lines);
  const groups = new UnionFind(all.length);
  const first = new Map<number, number>();
  // A line may end in the middle of another.
  const nearest = new NearestCurve(all.map(({ curve }) => curve));
  all.forEach(({ from, to }, k) => {
    for (const node of [from, to]) {
      groups.joinBy(first, node, k);
      const hit = nearest.find(nodes[node]!, JOIN_GAP, (of) => of !== k);
      if (hit) groups.join(k, hit.of);
    }
  });
  return nestPieces(groups.groups(all, (_, k) => k).map((own) => ({ lines: own, box: cutBox(own) })));
};

/** Pieces whose lines reach across one another, together: parts of one that a fault has torn. */
export const mergeOverlapping = (pieces: readonly DrawnPiece[]): DrawnPiece[][] => {
  const boxes = pieces.map(({ lines }) => boundsOf(lines.map(({ curve }) => curve)));
  const joined = new UnionFind(pieces.length);
  eachNearPair(boxes, 0, (a, b) => joined.join(a, b));
  return joined.groups(pieces, (_, k) => k);
};

const boxArea = ({ left, right, bottom, top }: Box): number => (right - left) * (top - bottom);

/** Windows and slits go to the piece they lie in. */
const nestPieces = (groups: readonly LineGroup[]): DrawnPiece[] => {
  const sorted = [...groups].sort((a, b) => boxArea(b.box) - boxArea(a.box));
  const pieces: (DrawnPiece & { readonly lines: Line[]; readonly outlines: readonly (readonly Point[])[] })[] = [];
  for (const { lines, box } of sorted) {
    const p = pointAt(lines[0]!.curve, 0.37);
    step(pieces.length);
    const inside = pieces.find(
      (piece) => boxWithin(box, piece.box) && piece.outlines.some((outline) => isInsideOutline(outline, p)),
    );
    if (inside) for (const line of lines) inside.lines.push(line);
    else {
      const outlines = outerContours(lines);
      pieces.push({ lines: [...lines], box, closed: outlines.length > 0, outlines });
    }
  }
  return pieces;
};

const isInsideOutline = (outline: readonly Point[], p: Point): boolean => {
  step(outline.length);
  return isInside(outline, p);
};

/** The outer contours of a group's cuts as polygons. */
const outerContours = (lines: readonly Line[]): Point[][] => {
  // Perforations part as well: a piece that is torn out lies inside.
  const cuts = lines.filter(({ line }) => line === 'cut' || line === 'perforation');
  const { edges, nodes } = toPlanar(cuts);
  return faceWalks(new PlanarGraph(edges, cornerTable(nodes.length)), () => true)
    .filter(({ area }) => area < -SMALLEST_OUTLINE)
    .map(({ halves }) => ringOf(halves, edges));
};
