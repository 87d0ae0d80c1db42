import { isHole } from '../../board/index.ts';
import {
  flatten,
  intersect,
  moveCurve,
  type Point,
  polygon,
  type Region,
  regionArea,
  subtract,
} from '../../geometry/index.ts';
import type { PlacedPanel, PlacedPart } from '../../sheet/index.ts';
import { type ConvexPiece, convexPieces } from './convex.ts';
import { ruledPieces } from './ruled.ts';

/** Tolerance of the flattened outline of a folded panel against its curves, in mm. */
export const SOLID_CHORD = 0.05;

/** Tolerance of the facets of a bowed panel against its surface, in mm. */
export const FACET = 0.05;

/** The board of a panel on the sheet: curves flattened, holes and cut-outs removed. */
export const panelRegions = (placed: PlacedPanel, { part, sheet }: Pick<PlacedPart, 'part' | 'sheet'>): Region[] => {
  const outer = outlineOf(placed);
  const holes = placed.marks.filter(isHole).map(({ curves }) => polygon(curves, SOLID_CHORD));
  const windows = (part.blank.cutouts ?? []).flatMap(({ on, ring, line }) => {
    const home = line === 'cut' ? sheet.find(({ id }) => id === on) : undefined;
    if (!home) return [];
    const curves = ring.map((c) => moveCurve(home.at, c));
    return [polygon(curves, SOLID_CHORD)];
  });
  // Polygon clipping rounds coordinates, so only panels that a window reaches are clipped.
  const touching = windows.filter((window) => regionArea(intersect([outer], [window])) > 0);
  if (touching.length) return subtract([outer], [...holes, ...touching]);
  return [{ outer, holes }];
};

const outlineOf = ({ outline }: PlacedPanel): Point[] => {
  const ring: Point[] = [];
  for (const curve of outline)
    if (curve.kind === 'line') ring.push(curve.to);
    else for (const p of flatten(curve, SOLID_CHORD)) ring.push(p);
  return ring;
};

type Pieces = readonly (readonly ConvexPiece[])[];

const pieceCache = new WeakMap<readonly PlacedPanel[], Map<number, Pieces>>();

/**
 * The convex pieces of every panel of a part on its sheet, computed once per sheet.
 * @param facet - tolerance of the facets of bowed panels, in mm.
 */
export const convexPiecesOf = (placedPart: PlacedPart, facet = FACET): Pieces => {
  const { sheet } = placedPart;
  const known = pieceCache.get(sheet)?.get(facet);
  if (known) return known;
  const pieces = sheet.map((placed) => {
    const board = panelRegions(placed, placedPart);
    return placed.panel.bow
      ? ruledPieces(placed, board, facet)
      : board.flatMap(({ outer, holes }) => convexPieces(outer, holes));
  });
  if (!pieceCache.has(sheet)) pieceCache.set(sheet, new Map());
  pieceCache.get(sheet)!.set(facet, pieces);
  return pieces;
};
