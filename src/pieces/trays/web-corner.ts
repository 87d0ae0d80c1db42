import { type Body, eachCorner, flip, glued, type Panel, type PanelOptions, pen } from '../../board/index.ts';
import { type Point, type Point3, toDegrees, toRadians } from '../../geometry/index.ts';
import { foldAngle } from '../fold-angle.ts';
import { rectangle } from '../rectangle.ts';
import { trayInner, trayLabels } from './tray-sizes.ts';

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
  const sigma = toRadians(skew);
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
  const diagonal: Point3 = [a, a, -Math.sin(psi)];
  const end: Point3 = [Math.sin(sigma), c, -s];
  const twin: Point3 = [c, Math.sin(sigma), -s];
  return {
    // From the wall, which goes on to -x, to the half of the web that hangs on it.
    wall: foldAngle([-1, 0, 0], diagonal, end),
    diagonal: -foldAngle(end, twin, diagonal),
  };
};

/** How the two halves of a web fold between walls whose ends lean out by `skew` degrees from the upright on the sheet. */
const webFolds = (skew: number) => ({
  /** The half that hangs on the long wall: up with the walls, to the plane that halves the corner, then flat against its own. */
  onWall: {
    foldSteps: [
      {
        phase: webPhases.walls,
        to: 90 + toDegrees(Math.acos(Math.tan(toRadians(skew)) ** 2)) / 2,
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
  const sigma = toRadians(skew);
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

/** A wall of a tray with webs: as wide as its side of the floor, with these panels or creases at its ends. */
export type WebWall = (name: string, width: number, ends: { right: Panel | 'crease'; left: Panel | 'crease' }) => Panel;

/** Floor, walls, and webs that lie inside against front and back; `web` is the one on the right of the back. */
export const webTray = (length: number, width: number, web: Panel, wall: WebWall): Body => {
  const long = { right: web, left: flip(web, 'left-web') };
  const short = { right: 'crease', left: 'crease' } as const;
  return {
    trunk: rectangle('floor', length, width, {
      role: 'wall',
      right: wall('right', width, short),
      top: wall('back', length, long),
      left: wall('left', width, short),
    }),
    base: { line: 'crease', panel: wall('front', length, long) },
    joins: eachCorner((on, side) => glued(on, `${on}.${side}-web`)),
    labels: trayLabels,
    inner: trayInner,
  };
};
