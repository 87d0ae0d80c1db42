import type { LineType, Mark } from '../../board/index.ts';
import * as geometry from '../../geometry/index.ts';
import * as kit from '../../recognise/lines/index.ts';

/** A line of the outline of a panel, as it runs counter-clockwise, with the index of the panel beyond it for a crease. */
interface ForeignSide extends Pick<kit.PlanarEdge, 'curve' | 'line'> {
  readonly edge: number;
  readonly other: number | undefined;
}

/** A panel of a drawing of another hand, a face between cuts and creases, with its area in mm². */
export interface ForeignPanel {
  readonly sides: readonly ForeignSide[];
  readonly marks: readonly Mark[];
  readonly area: number;
}

/** A crease between two panels, by its longest line. Where they meet in a curve board bows, and no flat panel folds. */
export interface Hinge extends Pick<ForeignSide, 'curve' | 'edge'> {
  readonly panels: readonly [number, number];
  readonly isCurved: boolean;
}

/** A smaller face is no panel, in mm². The lines of one crease lie in line so far, in mm. */
const [SMALLEST_PANEL, IN_LINE] = [1, 0.1] as const;

const CREASES: readonly LineType[] = ['crease', 'combination'];

/**
 * The panels of each piece of a drawing, the largest piece first, by position: from the top, row by row. Half-cuts, perforations and
 * tongues that are cut out inside of a panel lie on it. `gaps` were closed by straight cuts.
 * @throws LimitError for too many lines.
 */
export const foundPieces = (lines: readonly kit.TypedCurve[]) => {
  const planar = kit.toPlanar(lines);
  const parting = { ...planar, edges: planar.edges.filter(({ line }) => line === 'cut' || CREASES.includes(line)) };
  const { drawing, regions, gaps } = kit.closeOutlines(parting);
  const { faceOf, walks, nested } = kit.planarFaces(drawing);
  const curveOf = (half: number): geometry.Curve => {
    const { curve, from, to } = drawing.edges[half >> 1]!;
    // Lines end exactly in their corners.
    const exact = { ...curve, from: drawing.nodes[from]!, to: drawing.nodes[to]! };
    return half & 1 ? geometry.reverse(exact) : exact;
  };
  const pieceAt = (half: number): number | undefined => {
    const region = (half & 1 ? regions.right : regions.left)[half >> 1]!;
    return regions.all[region]!.kind === 'piece' ? region : undefined;
  };
  const isCrease = (half: number): boolean =>
    CREASES.includes(drawing.edges[half >> 1]!.line) && pieceAt(half) === pieceAt(half ^ 1);
  // Slits run there and back.
  const outlines = walks.map(({ halves }, face) => halves.filter((half) => faceOf[half ^ 1] !== face));
  const tongues = new Set(
    nested.flatMap(([face]) => outlines[face]!.filter(isCrease).map((half) => faceOf[half ^ 1]!)),
  );
  const pieces = new Map<number, number[]>();
  for (const [face, { area }] of walks.entries()) {
    const piece = area > SMALLEST_PANEL && !tongues.has(face) ? pieceAt(outlines[face]![0]!) : undefined;
    if (piece !== undefined) geometry.addTo(pieces, piece, face);
  }
  const bySize = [...pieces].sort(([a], [b]) => regions.all[b]!.area - regions.all[a]!.area);
  const found = bySize.map(([, faces]) => {
    const boxes = new Map(faces.map((face) => [face, geometry.boundsOf(outlines[face]!.map(curveOf))]));
    const row = (face: number): number => Math.round(boxes.get(face)!.bottom + boxes.get(face)!.top);
    faces.sort((a, b) => row(b) - row(a) || boxes.get(a)!.left - boxes.get(b)!.left);
    return faces.map((face): ForeignPanel => {
      const sides = outlines[face]!.map((half): ForeignSide => {
        const index = isCrease(half) ? faces.indexOf(faceOf[half ^ 1]!) : -1;
        const other = index < 0 ? undefined : index;
        // A crease on the outline is where the board ends.
        const line = other === undefined ? 'cut' : drawing.edges[half >> 1]!.line;
        return { curve: curveOf(half), line, edge: half >> 1, other };
      });
      const isHole = ([hole, around]: readonly [number, number]) =>
        around === face && walks[hole]!.area < 0 && !outlines[hole]!.some(isCrease);
      const holes = nested.filter(isHole).map(([hole]) => outlines[hole]!);
      const used = new Set([...outlines[face]!, ...holes.flat()].map((half) => drawing.edges[half >> 1]!));
      const outline = sides.map(({ curve }) => curve);
      const ring = kit.countedPolygon(outline, IN_LINE);
      kit.step(ring.length * planar.edges.length);
      const inside = planar.edges.filter(
        (edge) => !used.has(edge) && geometry.isInside(ring, geometry.pointAt(edge.curve, 0.5)),
      );
      const marks = inside.map(({ line, curve }) => ({ line, curves: [curve] }));
      return {
        sides,
        area: walks[face]!.area,
        marks: [...holes.map((hole): Mark => ({ line: 'cut', curves: hole.map(curveOf) })), ...marks],
      };
    });
  });
  return { pieces: found, gaps };
};

/** The creases between the panels of a piece, the longest first. */
export const hingesOf = (panels: readonly ForeignPanel[]): Hinge[] => {
  const all = panels.flatMap(({ sides }, a) =>
    [...new Set(sides.flatMap(({ other = a }) => (other > a ? [other] : [])))].map((b): Hinge => {
      const own = sides.filter(({ other }) => other === b).sort(byLength);
      const [{ curve, edge }] = own as [ForeignSide];
      const isBeside = (one: geometry.Curve) => distanceFrom(curve, one.from) + distanceFrom(curve, one.to) > IN_LINE;
      return {
        curve,
        edge,
        panels: [a, b],
        isCurved: curve.kind !== 'line' || own.some((side) => isBeside(side.curve)),
      };
    }),
  );
  return all.sort(byLength);
};

const byLength = (a: Pick<Hinge, 'curve'>, b: Pick<Hinge, 'curve'>): number =>
  geometry.length(b.curve) - geometry.length(a.curve);

/** Distance of a point from the straight line through the ends of a curve, in mm. */
export const distanceFrom = (curve: geometry.Curve, p: geometry.Point): number =>
  Math.abs(geometry.signedDistance(curve, p));
