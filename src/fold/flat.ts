import { isHole } from '../board/index.ts';
import { intersect, moveCurve, polygon, type Region, regionArea, subtract } from '../geometry/index.ts';
import type { Laid, Placed } from '../sheet/index.ts';
import { convexPieces, type Piece } from './convex.ts';

/** How far a flattened outline of a folded panel may stray from its curves, in mm. */
export const SOLID_CHORD = 0.05;

/** What is left of a panel's board where it lies on the sheet: holes and cut-outs taken off, curves flattened. */
export const boardOf = (placed: Placed, { part, sheet }: Pick<Laid, 'part' | 'sheet'>): Region[] => {
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

const known = new WeakMap<readonly Placed[], Piece[][]>();

/** The convex pieces of every panel of a part on its sheet, worked out once for each sheet. */
export const piecesOf = (laid: Laid): readonly (readonly Piece[])[] => {
  let pieces = known.get(laid.sheet);
  if (!pieces) {
    pieces = laid.sheet.map((placed) =>
      boardOf(placed, laid).flatMap(({ outer, holes }) => convexPieces(outer, holes)),
    );
    known.set(laid.sheet, pieces);
  }
  return pieces;
};
