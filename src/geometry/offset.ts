import { subcurve, tangentAt } from './along-curve.ts';
import { arc, type Cubic, type Curve, centreForm, straight } from './curve.ts';
import { flatten } from './flatten.ts';
import { distance, MICRON, type Point, turnBetween } from './point.ts';

/** How the curves of an offset meet at outer corners: on an arc, or where straight lines meet that go on as the curves end. */
export type OffsetCorners = 'round' | 'sharp';

/** Longest corner of straight lines, in offsets: a sharper one is round. */
const LONGEST_CORNER = 4;

/**
 * Offsets a counter-clockwise ring outwards by `by` mm. Arcs join the curves at outer corners unless they are to be sharp, straight lines
 * at inner ones, where the result crosses itself. With arcs it lies within `by` mm, so its outermost border is that of the grown area.
 */
export const offsetRing = (ring: readonly Curve[], by: number, corners: OffsetCorners = 'round'): Curve[] => {
  const pieces = ring.flatMap((curve) => (curve.kind === 'cubic' ? nearlyRound(curve) : [curve]));
  const moved = pieces.map((curve) => offsetCurve(curve, by));
  return moved.flatMap((curve, k) => {
    const after = (k + 1) % pieces.length;
    return [curve, ...joint(curve.to, moved[after]!.from, pieces[k]!, pieces[after]!, corners)];
  });
};

/** Largest distance of a piece of a cubic from its chord, in mm. Such pieces turn little enough for `offsetCurve`. */
const PIECE = 0.02;

const nearlyRound = (curve: Cubic): Curve[] => {
  const steps = flatten(curve, PIECE).length;
  return Array.from({ length: steps }, (_, k) => subcurve(curve, k / steps, (k + 1) / steps));
};

/** The curve offset to its right. Exact for lines and arcs, approximate for a cubic that turns little. */
const offsetCurve = (curve: Curve, by: number): Curve => {
  const from = toTheRight(curve, 0, by);
  const to = toTheRight(curve, 1, by);
  switch (curve.kind) {
    case 'line':
      return straight(from, to);
    case 'arc':
      // An offset past the centre of an arc leaves nothing of it.
      return curve.bulge < 0 && centreForm(curve).radius < by + MICRON
        ? straight(from, to)
        : arc(from, to, curve.bulge);
    case 'cubic': {
      const chord: Point = [curve.to[0] - curve.from[0], curve.to[1] - curve.from[1]];
      const scale = ((to[0] - from[0]) * chord[0] + (to[1] - from[1]) * chord[1]) / (chord[0] ** 2 + chord[1] ** 2);
      const handle = (end: Point, own: Point, aim: Point): Point => [
        end[0] + scale * (aim[0] - own[0]),
        end[1] + scale * (aim[1] - own[1]),
      ];
      return { kind: 'cubic', from, c1: handle(from, curve.from, curve.c1), c2: handle(to, curve.to, curve.c2), to };
    }
  }
};

const toTheRight = (curve: Curve, t: 0 | 1, by: number): Point => {
  const [x, y] = t ? curve.to : curve.from;
  const [u, v] = tangentAt(curve, t);
  const scale = by / Math.hypot(u, v);
  return [x + v * scale, y - u * scale];
};

/** Joins the end of one moved curve to the start of the next. */
const joint = (from: Point, to: Point, before: Curve, after: Curve, corners: OffsetCorners): Curve[] => {
  if (distance(from, to) < MICRON) return [];
  const [u, v] = [tangentAt(before, 1), tangentAt(after, 0)];
  const angle = turnBetween(u, v);
  if (angle <= 0) return [straight(from, to)];
  if (corners === 'round' || 1 / Math.cos(angle / 2) > LONGEST_CORNER) return [arc(from, to, Math.tan(angle / 4))];
  // Both lines are equally long, from the ends of the curves to the corner.
  const reach = distance(from, to) / (2 * Math.cos(angle / 2)) / Math.hypot(u[0], u[1]);
  const corner: Point = [from[0] + u[0] * reach, from[1] + u[1] * reach];
  return [straight(from, corner), straight(corner, to)];
};
