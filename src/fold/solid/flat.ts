import { type Bow, isHole } from '../../board/index.ts';
import {
  boxAround,
  intersect,
  inverseMotion,
  length3,
  lerp3,
  move,
  moveCurve,
  type Point,
  polygon,
  type Region,
  type Ring,
  regionArea,
  ringArea,
  subtract,
  subtract3,
} from '../../geometry/index.ts';
import type { PlacedPanel, PlacedPart } from '../../sheet/index.ts';
import { type ConvexPiece, convexPieces } from './convex.ts';

/** How far a flattened outline of a folded panel may stray from its curves, in mm. */
export const SOLID_CHORD = 0.05;

/** What is left of a panel's board where it lies on the sheet: holes and cut-outs taken off, curves flattened. */
export const panelRegions = (placed: PlacedPanel, { part, sheet }: Pick<PlacedPart, 'part' | 'sheet'>): Region[] => {
  const outer = polygon([placed.seat.curve, ...placed.edges.map(({ curve }) => curve)], SOLID_CHORD);
  const holes = placed.marks.filter(isHole).map(({ curves }) => polygon(curves, SOLID_CHORD));
  const windows = (part.blank.cutouts ?? []).flatMap(({ on, ring, line }) => {
    const home = line === 'cut' ? sheet.find(({ id }) => id === on) : undefined;
    return home
      ? [
          polygon(
            ring.map((c) => moveCurve(home.at, c)),
            SOLID_CHORD,
          ),
        ]
      : [];
  });
  // The clipper rounds: only what is really cut into goes through it.
  const touching = windows.filter((window) => regionArea(intersect([outer], [window])) > 0);
  if (touching.length) return subtract([outer], [...holes, ...touching]);
  return [{ outer, holes }];
};

const pieceCache = new WeakMap<readonly PlacedPanel[], ConvexPiece[][]>();

/** The convex pieces of every panel of a part on its sheet, worked out once for each sheet. */
export const convexPiecesOf = (laid: PlacedPart): readonly (readonly ConvexPiece[])[] => {
  let pieces = pieceCache.get(laid.sheet);
  if (!pieces) {
    pieces = laid.sheet.map((placed) => {
      const board = panelRegions(placed, laid);
      return placed.panel.bow
        ? ruledPieces(placed, board)
        : board.flatMap(({ outer, holes }) => convexPieces(outer, holes));
    });
    pieceCache.set(laid.sheet, pieces);
  }
  return pieces;
};

/** How far the facets of a bowed panel may stray from its surface, in mm. */
export const FACET = 0.05;

/** Where a point of a bowed panel lies between its straight lines and along them. */
interface Ruling {
  /** Which line, in mm or in radians, and where on it, in mm. */
  readonly of: (p: Point) => Point;
  readonly spot: (across: number, along: number) => Point;
  /** Does the way across run to the right of the lines? Else to the left. */
  readonly right: boolean;
  /** How far apart two lines are at most for one step across, given the farthest point on them. */
  readonly wide: (to: number) => number;
}

const rulingOf = (ruled: Bow['ruled']): Ruling => {
  const one = () => 1;
  if (ruled === 'x')
    return { of: ([x, y]) => [y, x], spot: (across, along) => [along, across], right: false, wide: one };
  if (ruled === 'y') return { of: (p) => p, spot: (across, along) => [across, along], right: true, wide: one };
  const [x0, y0] = ruled;
  return {
    of: ([x, y]) => [Math.atan2(x - x0, y - y0), Math.hypot(x - x0, y - y0)],
    spot: (across, along) => [x0 + along * Math.sin(across), y0 + along * Math.cos(across)],
    right: true,
    wide: (to) => to,
  };
};

/** A bowed panel cut along its straight lines, closely enough for facets when it is closed and bends most. */
const ruledPieces = (placed: PlacedPanel, board: readonly Region[]): ConvexPiece[] => {
  const { ruled, at } = placed.panel.bow!;
  const { of, spot, right, wide } = rulingOf(ruled);
  const home = inverseMotion(placed.at);
  const box = boxAround(board.flatMap(({ outer }) => outer.map((p) => of(move(home, p)))));
  const { left: lo, right: hi, bottom: from, top: to } = box;
  const flat = (a: number, b: number): boolean =>
    [from, to].every((along) => {
      const place = (share: number) => at(spot(a + (b - a) * share, along), 1);
      const [p, q] = [place(0), place(1)];
      return [0.25, 0.5, 0.75].every((share) => length3(subtract3(place(share), lerp3(p, q, share))) <= FACET);
    });
  const cuts = [lo];
  for (let a = lo; a < hi; a = cuts.at(-1)!) cuts.push(farthest((b) => flat(a, b), a, hi));
  const line = 1e-3 / wide(to);
  return cuts.slice(1).flatMap((b, k) => {
    const a = cuts[k]!;
    const strip = [spot(a, from - 1), spot(b, from - 1), spot(b, to + 1), spot(a, to + 1)].map((p) =>
      move(placed.at, p),
    );
    if (!right) strip.reverse();
    const inner = (p: Point, q: Point): boolean => {
      const [s, t] = [p, q].map((r) => of(move(home, r))[0]);
      const lies = (c: number): boolean => Math.abs(s! - c) < line && Math.abs(t! - c) < line;
      return (lies(a) && a > lo) || (lies(b) && b < hi);
    };
    return board
      .flatMap(({ outer, holes }) => intersect([outer, ...holes.map(clockwise)], [strip]))
      .flatMap(({ outer, holes }) => convexPieces(outer, holes))
      .map(({ ring, rim }) => ({
        ring,
        rim: rim.map((edge, i) => edge && !inner(ring[i]!, ring[(i + 1) % ring.length]!)),
      }));
  });
};

/** A hole goes round the other way than what it is in. */
const clockwise = (hole: Ring): Ring => (ringArea(hole) > 0 ? hole.toReversed() : hole);

/** How far from `near`, up to `far`, something holds, to a hundredth of the way there; a step of its own where it holds nowhere. */
const farthest = (holds: (x: number) => boolean, near: number, far: number): number => {
  if (holds(far)) return far;
  let [yes, no] = [0, 1];
  while (no - yes > 0.01 * no && no > 1e-6) {
    const share = (yes + no) / 2;
    if (holds(near + (far - near) * share)) yes = share;
    else no = share;
  }
  return near + (far - near) * (yes || no);
};
