import type { Point } from '../geometry/index.ts';
import type { Laid } from '../sheet/index.ts';
import { halve, type Piece } from './convex.ts';
import { piecesOf } from './flat.ts';
import { cross3, minus, type Point3, plus, scaled, size, toward, unit } from './space.ts';
import { type Stand, stand } from './stand.ts';

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

/** How far the facets of a bowed panel may stray from its surface, in mm. */
export const FACET = 0.05;

/** Every panel of every part at time `t`, as convex prisms with the board's thickness. */
export const bodies = (parts: readonly Laid[], t = 1): Body[] => {
  const stands = stand(parts, t);
  return parts.flatMap((laid, part) =>
    piecesOf(laid).map((pieces, panel): Body => {
      const {
        part: { id: partId, blank },
        sheet,
      } = laid;
      const {
        id,
        panel: { bow },
      } = sheet[panel]!;
      const place = stands[part]![panel]!;
      const facets = bow ? pieces.flatMap((piece) => facet(piece, place)) : pieces;
      const z0 = -blank.inside * blank.thickness;
      const prisms = facets.map((piece) => raise(piece, place, z0, z0 + blank.thickness));
      const name = parts.length > 1 ? `${partId}:${id}` : id;
      return { id: name, part, panel, prisms, box: boxAround(prisms.flatMap(({ box }) => [box.min, box.max])) };
    }),
  );
};

const raise = ({ ring, rim }: Piece, place: Stand, z0: number, z1: number): Prism => {
  const inner = ring.map((p) => place(p, z0));
  const print = ring.map((p) => place(p, z1));
  return { inner, print, rim, normal: unit(areaVector(print)), box: boxAround([...inner, ...print]) };
};

/** Twice the area of a ring in space, as a vector across it (Newell). */
export const areaVector = (ring: readonly Point3[]): Point3 => {
  let sum: Point3 = [0, 0, 0];
  const origin = ring[0]!;
  for (let k = 1; k + 1 < ring.length; k++)
    sum = plus(sum, cross3(minus(ring[k]!, origin), minus(ring[k + 1]!, origin)));
  return sum;
};

export const boxAround = (points: readonly Point3[]): Box3 => {
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

/** Halvings of a bowed panel before something is wrong with its bow: 2^16 facets. */
const DEEPEST = 16;

/** Cuts a piece along its straightest lines until it is flat to within `FACET`. */
const facet = (piece: Piece, place: Stand, depth = 0): Piece[] => {
  const { ring } = piece;
  if (depth === DEEPEST || flat(ring, place)) return [piece];
  const middle: Point = [
    ring.reduce((s, [x]) => s + x, 0) / ring.length,
    ring.reduce((s, [, y]) => s + y, 0) / ring.length,
  ];
  return halve(piece, middle, straightest(ring, middle, place)).flatMap((half) => facet(half, place, depth + 1));
};

/** Do the middles of all lines between corners lie where a plane would have them? */
const flat = (ring: readonly Point[], place: Stand): boolean => {
  const there = ring.map((p) => place(p, 0));
  for (let i = 0; i < ring.length; i++)
    for (let j = i + 1; j < ring.length; j++) {
      const [p, q] = [ring[i]!, ring[j]!];
      const middle = place([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], 0);
      if (size(minus(middle, toward(there[i]!, there[j]!, 0.5))) > FACET) return false;
    }
  return true;
};

/** Across the direction in which the surface bends most around a point: where it is ruled, along its rulings. */
const straightest = (ring: readonly Point[], [x, y]: Point, place: Stand): Point => {
  const reach = Math.min(...ring.map((p, k) => gapTo(p, ring[(k + 1) % ring.length]!, [x, y]))) / 2;
  const twice = scaled(place([x, y], 0), 2);
  let best = -1;
  let way: Point = [1, 0];
  for (let k = 0; k < 36; k++) {
    const a = (k * Math.PI) / 36;
    const [u, v] = [Math.cos(a), Math.sin(a)];
    const ends = plus(place([x + reach * u, y + reach * v], 0), place([x - reach * u, y - reach * v], 0));
    const bend = size(minus(ends, twice));
    // Strictly more than noise, so that equal bends give the first direction everywhere.
    if (bend > best + 1e-12) [best, way] = [bend, [-v, u]];
  }
  return way;
};

/** Distance of a point from the line through two others. */
const gapTo = ([px, py]: Point, [qx, qy]: Point, [x, y]: Point): number =>
  Math.abs((qx - px) * (y - py) - (qy - py) * (x - px)) / Math.hypot(qx - px, qy - py);
