import { isHole, type LineType } from '../../board/index.ts';
import {
  add3,
  type Curve,
  cross,
  interpolate,
  moveCurve,
  type Point,
  type Point3,
  perObject,
  scale3,
  subtract3,
} from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import type { ConvexPiece } from '../solid/convex.ts';
import type { Stroke } from '../solid/face.ts';
import { foldSegments } from '../solid/fold-lines.ts';

type SheetStroke = ReturnType<typeof straightened>[number];

/** Per panel, the lines on it besides its outline and holes: slits, perforations, creases that are not folded. */
const sheetStrokes = perObject((sheet: PlacedPart['sheet'], part: PlacedPart['part']) => {
  const torn = (part.blank.cutouts ?? []).flatMap(({ on, ring, line }) => {
    const home = line === 'cut' ? undefined : sheet.find(({ id }) => id === on);
    return home ? ring.flatMap((c) => straightened(line, moveCurve(home.at, c))) : [];
  });
  return sheet.map(({ marks }) => [
    ...marks
      .filter((mark) => !isHole(mark))
      .flatMap(({ line, curves }) => curves.flatMap((c) => straightened(line, c))),
    // Lines over several panels, clipped to each.
    ...torn,
  ]);
});

/** A line on the sheet as straight pieces. */
const straightened = (line: LineType, curve: Curve) => foldSegments(curve).map(([from, to]) => ({ line, from, to }));

/** The lines on one convex piece of a panel, given its corners in space. */
export const strokesOn = ({ sheet, part }: PlacedPart, panel: number, { ring }: ConvexPiece) => {
  const inside = sheetStrokes(sheet, part)[panel]!.flatMap((stroke) => clipped(stroke, ring));
  if (!inside.length) return () => [];
  const placer = placerOf(ring);
  return (corners: readonly Point3[]): Stroke[] => {
    const place = placer(corners);
    return inside.map(({ line, from, to }) => ({ line, from: place(from), to: place(to) }));
  };
};

/** The part of a stroke inside a convex, counter-clockwise polygon (Cyrus and Beck 1978). */
const clipped = ({ line, from, to }: SheetStroke, ring: readonly Point[]): SheetStroke[] => {
  let [a, b] = [0, 1];
  for (const [k, p] of ring.entries()) {
    const q = ring[(k + 1) % ring.length]!;
    const height = (r: Point): number => cross([q[0] - p[0], q[1] - p[1]], [r[0] - p[0], r[1] - p[1]]);
    const [h, g] = [height(from), height(to)];
    if (h < 0 && g < 0) return [];
    if (h < 0) a = Math.max(a, h / (h - g));
    else if (g < 0) b = Math.min(b, h / (h - g));
  }
  return b > a ? [{ line, from: interpolate(from, to, a), to: interpolate(from, to, b) }] : [];
};

/** Maps points of a flat polygon to space, given three of its corners there. */
const placerOf = (ring: readonly Point[]): ((corners: readonly Point3[]) => (p: Point) => Point3) => {
  const offset = (k: number): Point => [ring[k]![0] - ring[0]![0], ring[k]![1] - ring[0]![1]];
  // The largest triangle on the first side.
  const u = offset(1);
  const far = ring.reduce(
    (best, _, k) => (Math.abs(cross(u, offset(k))) > Math.abs(cross(u, offset(best))) ? k : best),
    2,
  );
  const v = offset(far);
  const all = cross(u, v);
  return (corners) => {
    const [origin, first, second] = [corners[0]!, corners[1]!, corners[far]!];
    const [along, across] = [subtract3(first, origin), subtract3(second, origin)];
    return (p) => {
      const r: Point = [p[0] - ring[0]![0], p[1] - ring[0]![1]];
      return add3(origin, add3(scale3(along, cross(r, v) / all), scale3(across, cross(u, r) / all)));
    };
  };
};
