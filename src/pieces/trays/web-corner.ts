import { type Panel, type PanelOptions, pen } from '../../board/index.ts';
import type { Point } from '../../geometry/index.ts';

const degrees = (angle: number): number => (angle * 180) / Math.PI;
const radians = (angle: number): number => (angle * Math.PI) / 180;

/** When a web corner folds: with its walls, then against the long one. */
export const webPhases = { walls: 0, webs: 1 } as const;

/**
 * Angles of a web while the two walls it joins rise together, by `share` of their
 * way. The web is carried along, up and inwards: seen from the corner, its
 * diagonal stays in the plane that halves the corner, at an angle φ to either wall's end, of 45° less the skew.
 * With the walls at θ, skewed by σ, that gives (sin σ + cos σ cos θ) cos ψ / √2 + cos σ sin θ sin ψ = cos φ for the angle ψ of
 * the diagonal below the floor, of which the larger solution folds the web inwards.
 */
const rising = (share: number, skew: number): { wall: number; diagonal: number } => {
  const sigma = radians(skew);
  // In the tray the ends of the two walls lie on one another.
  const theta = share * Math.acos(Math.tan(sigma));
  const [c, s] = [Math.cos(sigma) * Math.cos(theta), Math.cos(sigma) * Math.sin(theta)];
  const level = (Math.sin(sigma) + c) / Math.SQRT2;
  // Both by their tangents: cosines near 1 say little about an angle.
  const part =
    Math.sin(theta / 2) *
    Math.sqrt(2 * Math.cos(sigma) * (Math.cos(sigma) * Math.cos(theta / 2) ** 2 - Math.sin(sigma)));
  const psi = Math.atan2(s, level) + Math.atan2(part, Math.cos(Math.PI / 4 - sigma));
  // The floor's corner is the origin, the web flat in x, y > 0; the box folds to -z.
  const a = Math.cos(psi) / Math.SQRT2;
  const diagonal: Vector = [a, a, -Math.sin(psi)];
  const end: Vector = [Math.sin(sigma), c, -s];
  const twin: Vector = [c, Math.sin(sigma), -s];
  return {
    // From the wall, which goes on to -x, to the half of the web that hangs on it.
    wall: between([-1, 0, 0], diagonal, end),
    diagonal: -between(end, twin, diagonal),
  };
};

type Vector = readonly [number, number, number];

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x];

/** How far a fold has turned, in degrees, between two half planes that part along `axis`: 0 when they lie flat. */
const between = (a: Vector, b: Vector, axis: Vector): number => {
  const across = (v: Vector): Vector => {
    const k = dot(v, axis);
    return [v[0] - k * axis[0], v[1] - k * axis[1], v[2] - k * axis[2]];
  };
  const [p, q] = [across(a), across(b)];
  return 180 - degrees(Math.atan2(Math.hypot(...cross(p, q)), dot(p, q)));
};

/** How the two halves of a web fold between walls whose ends lean out by `skew` degrees from the upright on the sheet. */
const webFolds = (skew: number) => ({
  /** The half that hangs on the long wall: up with the walls, to the plane that halves the corner, then flat against its own. */
  onWall: {
    foldSteps: [
      {
        phase: webPhases.walls,
        to: 90 + degrees(Math.acos(Math.tan(radians(skew)) ** 2)) / 2,
        ease: (share: number) => rising(share, skew).wall,
      },
    ],
    phase: webPhases.webs,
    fold: 180,
  } satisfies PanelOptions,
  /** The other half, about the diagonal: back on the first one while the walls rise. */
  onDiagonal: {
    foldSteps: [{ phase: webPhases.walls, to: -180, ease: (share: number) => rising(share, skew).diagonal }],
    phase: webPhases.webs,
    fold: -180,
  } satisfies PanelOptions,
});

/** How a web between upright walls folds. */
export const { onWall: webOnWall, onDiagonal: webOnDiagonal } = webFolds(0);

/**
 * A corner that is folded instead of cut: it hangs on the end of the long
 * wall, folds in two along its diagonal and lies inside against that wall. Its far
 * leg is creased to the short wall, which must say so too. `side` is the length of the walls' ends,
 * `chamfer` what is cut off the outer corner along either leg, so that nothing shows over the rim; in mm.
 * Between upright walls it is a square; where they widen by `skew` degrees at either end, a kite.
 */
export const webCorner = (name: string, side: number, chamfer: number, skew = 0): Panel => {
  const sigma = radians(skew);
  const half = Math.PI / 4 - sigma;
  // From the floor's corner to the outer one, whose angle the diagonal halves.
  const whole = (side * Math.cos(sigma)) / Math.cos(half - sigma);
  const outer = Math.PI / 4 + 2 * sigma;
  const diagonal = whole - chamfer * Math.cos(outer);
  const { onWall, onDiagonal } = webFolds(skew);
  const back = pen('back', diagonal, onDiagonal)
    .to(diagonal - side * Math.cos(half), side * Math.sin(half), 'crease')
    .to(0, chamfer * Math.sin(outer))
    .close();
  return pen(name, side, onWall)
    .hang(side - diagonal * Math.cos(half), diagonal * Math.sin(half), back)
    .to(side - whole * Math.cos(half) - chamfer * Math.sin(sigma), whole * Math.sin(half) - chamfer * Math.cos(sigma))
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
