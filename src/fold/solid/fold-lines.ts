import { bends } from '../../board/index.ts';
import { type Curve, cross, flatten, type Point, perObject } from '../../geometry/index.ts';
import { outlineLine, type PlacedPanel, type PlacedPart } from '../../sheet/index.ts';
import { SOLID_CHORD } from './flat.ts';

export type FoldLine = ReturnType<typeof linesOf>[number];

/** A straight piece of a fold line on the sheet. */
export type FoldSegment = readonly [from: Point, to: Point];

type Drawn = Pick<PlacedPart, 'sheet' | 'dieline'>;

/** All fold lines between two panels of a part, by their indices in the sheet, the smaller first; computed once per dieline. */
export const foldLinesOf = ({ sheet, dieline }: Drawn) => linesOf(dieline, sheet);

const linesOf = perObject((dieline: Drawn['dieline'], sheet: Drawn['sheet']) => {
  const index = new Map(sheet.map(({ id }, k) => [id, k]));
  return dieline.lines.flatMap(({ line, panels, curve }) => {
    if (panels.length < 2 || !bends(line)) return [];
    const [a, b] = [index.get(panels[0]!)!, index.get(panels[1]!)!];
    // Corners along it on the sheet.
    const points = [curve.from, ...flatten(curve, SOLID_CHORD)];
    return [{ panels: [Math.min(a, b), Math.max(a, b)] as const, line, curve, points }];
  });
});

/** Tolerance of a fold line from the line of a seat, as a share of its length. */
const ON_SEAT = 1e-3;

/** Pieces of a straight seat along which a panel bends about its parent, with the panel on their left. Empty for a curved seat. */
export const seatFoldsOf = (drawn: Drawn, child: number): FoldSegment[] => {
  const { parent, outline } = drawn.sheet[child]!;
  const seat = outline[0]!;
  if (parent === undefined || seat.kind !== 'line') return [];
  const { from, to } = seat;
  const along: Point = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(along[0], along[1]);
  const onSeat = (p: Point): boolean => Math.abs(cross(along, [p[0] - from[0], p[1] - from[1]])) < ON_SEAT * far;
  const [a, b] = [Math.min(parent, child), Math.max(parent, child)];
  return foldLinesOf(drawn).flatMap(({ panels, curve }): FoldSegment[] => {
    if (panels[0] !== a || panels[1] !== b || !onSeat(curve.from) || !onSeat(curve.to)) return [];
    const ahead = along[0] * (curve.to[0] - curve.from[0]) + along[1] * (curve.to[1] - curve.from[1]) > 0;
    return [ahead ? [curve.from, curve.to] : [curve.to, curve.from]];
  });
};

/** The pieces of a panel's outline where the board continues into another panel. */
export const outlineFolds = (placed: PlacedPanel): FoldSegment[] =>
  placed.outline.flatMap((curve, k) => (bends(outlineLine(placed, k)) ? foldSegments(curve) : []));

/** A curve as straight pieces, as in folded panels. */
export const foldSegments = (curve: Curve): FoldSegment[] => {
  const points = [curve.from, ...flatten(curve, SOLID_CHORD)];
  return points.slice(1).map((to, k) => [points[k]!, to]);
};

/** True when `p` lies on a segment, within 0.01 mm. */
export const liesOn = (segment: FoldSegment, p: Point): boolean => {
  const from = segment[0];
  const to = segment[1];
  const u = to[0] - from[0];
  const v = to[1] - from[1];
  const d = Math.sqrt(u * u + v * v);
  const dx = p[0] - from[0];
  const dy = p[1] - from[1];
  const x = (u * dx + v * dy) / d;
  return Math.abs(u * dy - v * dx) < 0.01 * d && x > -0.01 && x < d + 0.01;
};
