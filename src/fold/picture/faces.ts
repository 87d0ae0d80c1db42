import type { Role } from '../../board/index.ts';
import {
  add3,
  cross3,
  dot3,
  length3,
  MICRON,
  normalize3,
  type Point,
  type Point3,
  scale3,
  subtract3,
} from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { type PanelPlacement, placements } from '../pose/placement.ts';
import { timelineOf } from '../pose/pose.ts';
import type { ConvexPiece } from '../solid/convex.ts';
import type { Face, Stroke } from '../solid/face.ts';
import { convexPiecesOf } from '../solid/flat.ts';
import {
  type FoldLine,
  type FoldSegment,
  foldLinesOf,
  foldSegments,
  liesOn,
  outlineFolds,
} from '../solid/fold-lines.ts';
import { type FoldStrip, facingOut, foldStripsOf } from '../solid/fold-strip.ts';
import { areaVector, bodies, type Prism } from '../solid/solid.ts';
import { strokesOn } from './strokes.ts';

/** Glue flaps lie behind the panels they are glued to, tucks and other flaps behind the walls. The steps exceed the phases of any box. */
const LAYER: Record<Role, number> = { glue: 1, flap: 1001, wall: 2001 };

/** The layer of each panel of a part in the closed box, for panels that intersect, as in a locked bottom. The last to fold is outermost. */
const ranksOf = ({ sheet }: PlacedPart): number[] => {
  const ends: number[] = [];
  return sheet.map(({ panel, parent }) => {
    // A panel is in place when its parents are.
    const carried = parent === undefined ? 0 : ends[parent]!;
    const end = Math.max(carried, panel.folds.at(-1)?.phase ?? 0);
    ends.push(end);
    return LAYER[panel.role] + end;
  });
};

/** All faces of the folded box that face `eye`: print, inside, cut edges, and the strips along the folds. */
export const facesOf = (parts: readonly PlacedPart[], t: number, eye: Point3): Face[] => {
  const isSeen = ({ normal }: Pick<Face, 'normal'>): boolean => dot3(normal, eye) > 1e-9;
  const places = placements(parts, t);
  const { steps } = timelineOf(parts);
  const strips = parts.map((placedPart, part) => foldStripsOf(placedPart, places[part]!, t * steps));
  const flush = parts.map((placedPart, part) => flushFolds(placedPart, places[part]!));
  const ranks = parts.map(ranksOf);
  const faces = bodies(parts, t).flatMap(({ part, panel, prisms }) => {
    const placedPart = parts[part]!;
    const pieces = convexPiecesOf(placedPart)[panel]!;
    const near = strips[part]!.filter(({ panels }) => panels.includes(panel));
    const placed = placedPart.sheet[panel]!;
    const flushHere = flush[part]!.filter(({ panels }) => panels.includes(panel));
    const creases = placed.panel.bow ? outlineFolds(placed) : [];
    const rank = ranks[part]![panel]!;
    return prisms.flatMap((prism, k) => {
      const [print, inner, ...rim] = prismFaces(prism, pieces[k]!, near, flushHere, creases, panel, isSeen);
      const strokes = strokesOn(placedPart, panel, pieces[k]!);
      return [
        { ...print!, rank, panel: placed, strokes: [...strokes(prism.print), ...print!.strokes!] },
        // Seen from inside, the order of the layers is reversed.
        { ...inner!, rank: -rank, panel: placed, strokes: [...strokes(prism.inner), ...inner!.strokes!] },
        ...rim,
      ];
    });
  });
  const round = parts.flatMap((placedPart, part) => bowedFolds(placedPart, places[part]!));
  return [...faces, ...round, ...strips.flat().flatMap((strip) => withOutline(strip, eye))].filter(isSeen);
};

/** The straight folds of a part between two coplanar panels. The board continues over them and shows a line. */
const flushFolds = (placedPart: PlacedPart, places: readonly PanelPlacement[]): FoldLine[] =>
  foldLinesOf(placedPart).filter(({ panels: [a, b], points }) => {
    if (points.length > 2 || placedPart.sheet[a]!.panel.bow || placedPart.sheet[b]!.panel.bow) return false;
    return points.every((p) => [0, 1].every((z) => length3(subtract3(places[a]!(p, z), places[b]!(p, z))) < MICRON));
  });

/**
 * The faces of one prism: print, inside, then cut edges. A side with a strip has no cut edge, because the strip draws the fold line.
 * @param flush - its folds to coplanar panels.
 * @param creases - the creases of a panel that bows, which has no strips.
 */
const prismFaces = (
  { inner, print, rim, normal }: Prism,
  piece: ConvexPiece,
  strips: readonly FoldStrip[],
  flush: readonly FoldLine[],
  creases: readonly FoldSegment[],
  panel: number,
  isSeen: (face: Pick<Face, 'normal'>) => boolean,
): Face[] => {
  const count = rim.length;
  const sideLiesOn = (k: number, from: Point, to: Point): boolean =>
    liesOn([from, to], piece.ring[k]!) && liesOn([from, to], piece.ring[(k + 1) % count]!);
  const stripAt = rim.map((edge, k) => (edge ? strips.find(({ from, to }) => sideLiesOn(k, from, to)) : undefined));
  const flushAt = rim.map((edge, k) =>
    edge ? flush.find(({ points: [from, to] }) => sideLiesOn(k, from!, to!)) : undefined,
  );
  // Both panels draw the line, because the later one covers it on the earlier one.
  const flushStrokes = (ring: readonly Point3[]): Stroke[] =>
    flushAt.flatMap((fold, k) => (fold ? [{ line: fold.line, from: ring[k]!, to: ring[(k + 1) % count]! }] : []));
  const drawnSides = (folds: FoldStrip['folds']) =>
    rim.map((edge, k) => {
      const strip = stripAt[k];
      if (flushAt[k]) return false;
      if (!strip || strip.folds !== folds) return edge;
      // Drawn only where the board turns out of sight, here or around a strip too thin for a line of its own.
      const { spokes, facets, panels } = strip;
      const [next, far] = panels[0] === panel ? [facets[0]!, spokes.at(-1)!] : [facets.at(-1)!, spokes[0]!];
      return !isSeen(next) || (facets.length === 2 && !isSeen({ normal: far }));
    });
  const faces: Face[] = [
    { ring: print, normal, side: 'outside', drawn: drawnSides('inward'), strokes: flushStrokes(print) },
    facingOut(
      { ring: inner, side: 'inside', drawn: drawnSides('outward'), strokes: flushStrokes(inner) },
      scale3(normal, -1),
    ),
  ];
  rim.forEach((edge, k) => {
    if (!edge || stripAt[k] || flushAt[k] || creases.some(([from, to]) => sideLiesOn(k, from, to))) return;
    const n = (k + 1) % count;
    const isDrawn = (a: number): boolean => isSharp(print, a) && rim[a]! && rim[(a + count - 1) % count]!;
    const ring = [inner[k]!, inner[n]!, print[n]!, print[k]!];
    const out = cross3(subtract3(print[n]!, print[k]!), normal);
    faces.push(facingOut({ ring, side: 'edge', drawn: [true, isDrawn(n), true, isDrawn(k)] }, out));
  });
  return faces;
};

/** Cosine of 20 degrees: corners of the outline that turn more are drawn. */
const SHARP_CORNER_COSINE = Math.cos(Math.PI / 9);

const isSharp = (ring: readonly Point3[], k: number): boolean => {
  const [a, b, c] = [ring[(k + ring.length - 1) % ring.length]!, ring[k]!, ring[(k + 1) % ring.length]!];
  return dot3(normalize3(subtract3(b, a)), normalize3(subtract3(c, b))) < SHARP_CORNER_COSINE;
};

/** The faces of a strip, with a line where the strip turns out of sight. */
const withOutline = ({ spokes, facets, ends }: FoldStrip, eye: Point3): Face[] => {
  const directions = [spokes[0]!, ...facets.map(({ normal }) => normal), spokes.at(-1)!];
  const isHidden = directions.map((direction) => dot3(direction, eye) <= 0);
  const lines = facets.map((facet, k): Face => {
    const [before, end, after, start] = facet.drawn;
    return { ...facet, drawn: [before! || isHidden[k]!, end!, after! || isHidden[k + 2]!, start!] };
  });
  return [...lines, ...ends];
};

/** Area in mm² below which a face is invisible. */
const MIN_FACE_MM2 = 1e-6;

/** The print around the folds of panels that bow: a facet for each piece of the fold, between the two outer faces. */
const bowedFolds = ({ part: { blank }, sheet }: PlacedPart, places: readonly PanelPlacement[]): Face[] => {
  const outer = (1 - blank.inside) * blank.thickness;
  return sheet.flatMap(({ parent, panel, outline }, child) => {
    if (parent === undefined || !(panel.bow || sheet[parent]!.panel.bow)) return [];
    const [a, b] = [places[parent]!, places[child]!];
    return foldSegments(outline[0]!).flatMap(([p, q]): Face[] => {
      const ring = [a(p, outer), a(q, outer), b(q, outer), b(p, outer)];
      if (length3(areaVector(ring)) < MIN_FACE_MM2) return [];
      const [up, over] = [normalAt(a, p), normalAt(b, p)];
      const along = normalize3(subtract3(a(q, 0), a(p, 0)));
      // Points out of both faces and away from both panels, which lie to the right and to the left of the fold.
      const out = add3(add3(up, over), add3(cross3(up, along), cross3(along, over)));
      return [facingOut({ ring, side: 'outside', drawn: [false, false, false, false] }, out)];
    });
  });
};

const normalAt = (place: PanelPlacement, p: Point): Point3 => subtract3(place(p, 1), place(p, 0));
