import { add3, cross3, normalize3, type Point3, subtract3 } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { type PanelPlacement, placements } from '../pose/placement.ts';
import type { ConvexPiece } from './convex.ts';
import { convexPiecesOf } from './flat.ts';

/** A convex piece of board in space: the ring of its inner face and, corner by corner, that of its print face. */
export interface Prism {
  readonly inner: readonly Point3[];
  readonly print: readonly Point3[];
  /** Is the side from corner k to the next an edge of the panel? */
  readonly rim: readonly boolean[];
  /** Towards the print, length 1. */
  readonly normal: Point3;
  readonly box: Box3;
}

/** A panel as it stands in space. */
export interface Body {
  /** The panel's name; `part:panel` where there are several parts. */
  readonly id: string;
  /** Index of the part, and of the panel in its sheet. */
  readonly part: number;
  readonly panel: number;
  readonly prisms: readonly Prism[];
  readonly box: Box3;
}

/** An upright box in space. */
export interface Box3 {
  readonly min: Point3;
  readonly max: Point3;
}

/** Every panel of every part at time `t`, as convex prisms with the board's thickness. */
export const bodies = (parts: readonly PlacedPart[], t = 1): Body[] => {
  const stands = placements(parts, t);
  return parts.flatMap((laid, part) =>
    convexPiecesOf(laid).map((pieces, panel): Body => {
      const {
        part: { id: partId, blank },
        sheet,
      } = laid;
      const { id } = sheet[panel]!;
      const place = stands[part]![panel]!;
      const z0 = -blank.inside * blank.thickness;
      const prisms = pieces.map((piece) => raise(piece, place, z0, z0 + blank.thickness));
      const name = parts.length > 1 ? `${partId}:${id}` : id;
      return { id: name, part, panel, prisms, box: box3Around(prisms.flatMap(({ box }) => [box.min, box.max])) };
    }),
  );
};

const raise = ({ ring, rim }: ConvexPiece, place: PanelPlacement, z0: number, z1: number): Prism => {
  const inner = ring.map((p) => place(p, z0));
  const print = ring.map((p) => place(p, z1));
  return { inner, print, rim, normal: normalize3(areaVector(print)), box: box3Around([...inner, ...print]) };
};

/** Twice the area of a ring in space, as a vector across it (Newell). */
export const areaVector = (ring: readonly Point3[]): Point3 => {
  let sum: Point3 = [0, 0, 0];
  const origin = ring[0]!;
  for (let k = 1; k + 1 < ring.length; k++)
    sum = add3(sum, cross3(subtract3(ring[k]!, origin), subtract3(ring[k + 1]!, origin)));
  return sum;
};

export const box3Around = (points: readonly Point3[]): Box3 => {
  const [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [x0, y0, z0, x1, y1, z1] = [min, min, min, max, max, max];
  for (const [x, y, z] of points) {
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
    if (z < z0) z0 = z;
    if (z > z1) z1 = z;
  }
  return { min: [x0, y0, z0], max: [x1, y1, z1] };
};
