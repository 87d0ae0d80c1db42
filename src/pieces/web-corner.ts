import { type Manner, type Panel, pen } from '../board/index.ts';
import type { Point } from '../geometry/index.ts';

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** When a web corner folds: with its walls, then against the long one. */
export const webPhases = { walls: 0, webs: 1 } as const;

/**
 * Angles of a web while the two walls it joins rise together, by `share` of their
 * right angle. The web is carried along, up and inwards: seen from the corner, its
 * diagonal stays in the plane that halves the corner, at 45° to either wall's end.
 * With the walls at θ that gives cos ψ cos θ + √2 sin ψ sin θ = 1 for the angle ψ of
 * the diagonal below the floor, of which the larger solution folds the web inwards.
 */
const rising = (share: number): { wall: number; diagonal: number } => {
  const theta = (share * Math.PI) / 2;
  const [c, s] = [Math.cos(theta), Math.sin(theta)];
  const psi = Math.atan2(Math.SQRT2 * s, c) + Math.acos(Math.min(1, 1 / Math.sqrt(1 + s * s)));
  // The floor's corner is the origin, the web flat in x, y > 0; the box folds to -z.
  const a = Math.cos(psi) / Math.SQRT2;
  const diagonal: Vector = [a, a, -Math.sin(psi)];
  const end: Vector = [0, c, -s];
  const twin: Vector = [c, 0, -s];
  return {
    // From the wall, which goes on to -x, to the half of the web that hangs on it.
    wall: between([-1, 0, 0], diagonal, end),
    diagonal: -between(end, twin, diagonal),
  };
};

type Vector = readonly [number, number, number];

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** How far a fold has turned, in degrees, between two half planes that part along `axis`: 0 when they lie flat. */
const between = (a: Vector, b: Vector, axis: Vector): number => {
  const across = (v: Vector): Vector => {
    const k = dot(v, axis);
    return [v[0] - k * axis[0], v[1] - k * axis[1], v[2] - k * axis[2]];
  };
  const [p, q] = [across(a), across(b)];
  const cos = dot(p, q) / Math.sqrt(dot(p, p) * dot(q, q));
  return 180 - degrees(Math.acos(Math.max(-1, Math.min(1, cos))));
};

/** How the half of a web that hangs on the long wall folds: up with the walls, then flat against its own. */
export const webOnWall: Manner = {
  via: [{ phase: webPhases.walls, to: 135, way: (share) => rising(share).wall }],
  phase: webPhases.webs,
  fold: 180,
};

/** How the other half folds, about the diagonal: back on the first one while the walls rise. */
export const webOnDiagonal: Manner = {
  via: [{ phase: webPhases.walls, to: -180, way: (share) => rising(share).diagonal }],
  phase: webPhases.webs,
  fold: -180,
};

/**
 * A square corner that is folded instead of cut: it hangs on the end of the long
 * wall, folds in two along its diagonal and lies inside against that wall. Its far
 * leg is creased to the short wall, which must say so too. `side` is the height of the walls,
 * `chamfer` what is cut off the outer corner along either leg, so that nothing shows over the rim; in mm.
 */
export const webCorner = (name: string, side: number, chamfer: number): Panel => {
  const diagonal = side * Math.SQRT2 - chamfer / Math.SQRT2;
  const back = pen('back', diagonal, webOnDiagonal)
    .to(diagonal - side / Math.SQRT2, side / Math.SQRT2, 'crease')
    .to(0, chamfer / Math.SQRT2)
    .close();
  return pen(name, side, webOnWall)
    .hang(chamfer / 2, side - chamfer / 2, back)
    .to(0, side - chamfer)
    .close();
};

/**
 * The same, its outer corner notched: it is folded along the whole height of the walls, but
 * reaches only `reach` mm along either of them, so that it suits walls that are high for their length. Both its
 * upper edges slope down by `chamfer`, away from the rim.
 */
export const notchedWebCorner = (name: string, side: number, reach: number, chamfer: number): Panel => {
  // From the web's own frame to that of the half beyond the diagonal.
  const at = (x: number, y: number): Point => {
    const [dx, dy] = [x - side + reach, y - reach];
    return [(dx - dy) / Math.SQRT2, (dx + dy) / Math.SQRT2];
  };
  const back = pen('back', reach * Math.SQRT2, webOnDiagonal)
    .to(...at(side, side), 'crease')
    .to(...at(side - reach, side - chamfer))
    .close();
  return pen(name, side, webOnWall)
    .hang(side - reach, reach, back)
    .to(chamfer, reach)
    .close();
};
