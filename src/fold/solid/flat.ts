import { isHole, type RuledSurface } from '../../board/index.ts';
import {
  boxAround,
  intersect,
  inverseMotion,
  keptIn,
  length3,
  lerp3,
  move,
  moveCurve,
  type Point,
  type Point3,
  perObject,
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

/**
 * Coordinates of a bowed panel across its ruling lines, in mm or in radians, and along them in mm: those `of` a point, and the `spot` of
 * some. `right`: the one across grows to the right of the lines. `wide`: largest distance of two lines a unit apart, by their farthest point.
 */
const rulingOf = (ruled: RuledSurface['ruled']) => {
  const same = ([x, y]: Point): Point => [x, y];
  const swapped = ([x, y]: Point): Point => [y, x];
  if (ruled === 'x') return { of: swapped, spot: swapped, right: false, wide: () => 1 };
  if (ruled === 'y') return { of: same, spot: same, right: true, wide: () => 1 };
  const [x0, y0] = ruled;
  return {
    of: ([x, y]: Point): Point => [Math.atan2(x - x0, y - y0), Math.hypot(x - x0, y - y0)],
    spot: ([across, along]: Point): Point => [x0 + along * Math.sin(across), y0 + along * Math.cos(across)],
    right: true,
    wide: (to: number) => to,
  };
};

/** Cuts a bowed panel along its ruling lines, so closely that its facets stay within `facet` mm at the strongest bend. */
const ruledPieces = (placed: PlacedPanel, board: readonly Region[], facet: number): ConvexPiece[] => {
  const { ruled, at } = placed.panel.bow!;
  const { of, spot, right, wide } = rulingOf(ruled);
  const home = inverseMotion(placed.at);
  const box = boxAround(board.flatMap(({ outer }) => outer.map((p) => of(move(home, p)))));
  const { left: lo, right: hi, bottom: from, top: to } = box;
  const isFlat = (a: number, b: number): boolean =>
    [from, to].every((along) => {
      const place = (share: number): Point3 => {
        const where = spot([a + (b - a) * share, along]);
        const point = at(where, 1);
        // No step would be small enough.
        if (!point.every(Number.isFinite))
          throw new Error(`The surface of the panel ${placed.id} is not finite at ${where}`);
        return point;
      };
      const [p, q] = [place(0), place(1)];
      return [0.25, 0.5, 0.75].every((share) => length3(subtract3(place(share), lerp3(p, q, share))) <= facet);
    });
  const cuts = [lo];
  for (let a = lo; a < hi; a = cuts.at(-1)!) cuts.push(farthest((b) => isFlat(a, b), a, hi));
  const line = 1e-3 / wide(to);
  return cuts.slice(1).flatMap((b, k) => {
    const a = cuts[k]!;
    const corners: Point[] = [
      [a, from - 1],
      [b, from - 1],
      [b, to + 1],
      [a, to + 1],
    ];
    const strip = corners.map((p) => move(placed.at, spot(p)));
    if (!right) strip.reverse();
    const isCut = (p: Point, q: Point): boolean => {
      const [s, t] = [p, q].map((r) => of(move(home, r))[0]);
      const lies = (c: number): boolean => Math.abs(s! - c) < line && Math.abs(t! - c) < line;
      return (lies(a) && a > lo) || (lies(b) && b < hi);
    };
    return board
      .flatMap(({ outer, holes }) => intersect([outer, ...holes.map(clockwise)], [strip]))
      .flatMap(({ outer, holes }) => convexPieces(outer, holes))
      .map(({ ring, rim }) => ({
        ring,
        rim: rim.map((edge, i) => edge && !isCut(ring[i]!, ring[(i + 1) % ring.length]!)),
      }));
  });
};

/** The ring of a hole runs in the opposite direction to its outline. */
const clockwise = (hole: Ring): Ring => (ringArea(hole) > 0 ? hole.toReversed() : hole);

/** The largest value from `near` to `far` for which a condition holds, to 1 % of the distance; a small step when it never holds. */
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

/** Tolerance of the flattened outline of a folded panel against its curves, in mm. */
export const SOLID_CHORD = 0.05;

/** Tolerance of the facets of a bowed panel against its surface, in mm. */
export const FACET = 0.05;

/** The board of a panel on the sheet: curves flattened, holes and cut-outs removed. */
export const panelRegions = (placed: PlacedPanel, { part, sheet }: Pick<PlacedPart, 'part' | 'sheet'>): Region[] => {
  const outer = polygon(placed.outline, SOLID_CHORD);
  const holes = placed.marks.filter(isHole).map(({ curves }) => polygon(curves, SOLID_CHORD));
  const windows = (part.blank.cutouts ?? []).flatMap(({ on, ring, line }) => {
    const home = line === 'cut' ? sheet.find(({ id }) => id === on) : undefined;
    if (!home) return [];
    const curves = ring.map((c) => moveCurve(home.at, c));
    return [polygon(curves, SOLID_CHORD)];
  });
  // Polygon clipping rounds coordinates, so only panels that a window reaches are clipped.
  const touching = windows.filter((window) => regionArea(intersect([outer], [window])) > 0);
  return touching.length ? subtract([outer], [...holes, ...touching]) : [{ outer, holes }];
};

type Pieces = readonly (readonly ConvexPiece[])[];

const piecesOf = perObject((_: readonly PlacedPanel[]) => new Map<number, Pieces>());

/** The convex pieces of every panel of a part on its sheet, computed once per sheet. @param facet - tolerance of bowed panels, in mm. */
export const convexPiecesOf = (placedPart: PlacedPart, facet = FACET): Pieces =>
  keptIn(piecesOf(placedPart.sheet), facet, () =>
    placedPart.sheet.map((placed) => {
      const board = panelRegions(placed, placedPart);
      return placed.panel.bow
        ? ruledPieces(placed, board, facet)
        : board.flatMap(({ outer, holes }) => convexPieces(outer, holes));
    }),
  );
