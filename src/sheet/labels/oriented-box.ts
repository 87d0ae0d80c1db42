import type { Box, Point } from '../../geometry/index.ts';

/** A rectangle at any angle: an arrow head, a stroke with some room around it. In mm; its own box around it. */
export interface OrientedBox extends Box {
  readonly centre: Point;
  /** Unit vector along it. */
  readonly way: Point;
  /** Half of its length and of its thickness. */
  readonly half: readonly [along: number, across: number];
}

/** Boxes that overlap by less only touch. */
const OVERLAP_NOISE = 1e-6;

const LEVEL: Point = [1, 0];

export const orientedBox = (centre: Point, way: Point, along: number, across: number): OrientedBox => {
  const x = centre[0];
  const y = centre[1];
  const cos = Math.abs(way[0]);
  const sin = Math.abs(way[1]);
  const dx = cos * along + sin * across;
  const dy = sin * along + cos * across;
  return { centre, way, half: [along, across], left: x - dx, bottom: y - dy, right: x + dx, top: y + dy };
};

export const uprightBox = ({ left, bottom, right, top }: Box): OrientedBox => ({
  centre: [(left + right) / 2, (bottom + top) / 2],
  way: LEVEL,
  half: [(right - left) / 2, (top - bottom) / 2],
  left,
  bottom,
  right,
  top,
});

/** The stroke from `p` to `q`, `across` mm to either side of it. */
export const strokeBox = (p: Point, q: Point, across = 0): OrientedBox => {
  const dx = q[0] - p[0];
  const dy = q[1] - p[1];
  const d = Math.sqrt(dx * dx + dy * dy);
  return orientedBox([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], d > 0 ? [dx / d, dy / d] : LEVEL, d / 2, across);
};

/** Do two boxes overlap? Those that touch do not. */
export const overlap = (a: OrientedBox, b: OrientedBox): boolean =>
  a.left < b.right - OVERLAP_NOISE &&
  b.left < a.right - OVERLAP_NOISE &&
  a.bottom < b.top - OVERLAP_NOISE &&
  b.bottom < a.top - OVERLAP_NOISE &&
  (isUpright(a) || overlapsAlong(a, b)) &&
  (isUpright(b) || overlapsAlong(b, a));

export const overlapsAny = (a: OrientedBox, others: readonly OrientedBox[]): boolean => {
  for (let k = 0; k < others.length; k++) if (overlap(a, others[k]!)) return true;
  return false;
};

/** The box around it is the box itself. */
export const isUpright = ({ way }: OrientedBox): boolean => way[0] === 0 || way[1] === 0;

/** Do the shadows of both overlap along the two sides of `a`? (Separating axes.) */
const overlapsAlong = ({ centre, way, half }: OrientedBox, b: OrientedBox): boolean => {
  const ux = way[0];
  const uy = way[1];
  const dx = b.centre[0] - centre[0];
  const dy = b.centre[1] - centre[1];
  const cos = Math.abs(b.way[0] * ux + b.way[1] * uy);
  const sin = Math.abs(b.way[0] * uy - b.way[1] * ux);
  return (
    Math.abs(dx * ux + dy * uy) < half[0] + b.half[0] * cos + b.half[1] * sin - OVERLAP_NOISE &&
    Math.abs(dy * ux - dx * uy) < half[1] + b.half[0] * sin + b.half[1] * cos - OVERLAP_NOISE
  );
};
