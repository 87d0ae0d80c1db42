import { type Body, eachCorner, flip, glued, type Panel, type PanelOptions, pen } from '../../../board/index.ts';
import { type Point, type Point3, toDegrees, toRadians } from '../../../geometry/index.ts';
import { foldAngle } from '../fold-angle.ts';
import { trayInner, trayLabels, walledFloor, wallsOf } from './tray-floor.ts';

/** Fold phases of a web corner: with its walls, then against the long wall. */
export const webPhases = { walls: 0, webs: 1 } as const;

/**
 * Fold angles of a web while its two walls rise together, by `share` of their way, and move it upwards and inwards. Its diagonal stays in
 * the plane that bisects the corner, at φ = 45° - σ to the end of each wall, where σ is the skew. With the walls at θ, the angle ψ of the
 * diagonal below the floor satisfies (sin σ + cos σ cos θ) cos ψ / √2 + cos σ sin θ sin ψ = cos φ. The larger solution folds inwards.
 */
const rising = (share: number, skew: number): { wall: number; diagonal: number } => {
  const sigma = toRadians(skew);
  // In the finished tray the ends of the two walls coincide.
  const theta = share * Math.acos(Math.tan(sigma));
  const [c, s] = [Math.cos(sigma) * Math.cos(theta), Math.cos(sigma) * Math.sin(theta)];
  const level = (Math.sin(sigma) + c) / Math.SQRT2;
  // Both angles from tangents, because a cosine near 1 is imprecise.
  const part =
    Math.sin(theta / 2) *
    Math.sqrt(2 * Math.cos(sigma) * (Math.cos(sigma) * Math.cos(theta / 2) ** 2 - Math.sin(sigma)));
  const psi = Math.atan2(s, level) + Math.atan2(part, Math.cos(Math.PI / 4 - sigma));
  // The origin is the floor's corner, the flat web lies in x, y > 0, and the box folds to -z.
  const a = Math.cos(psi) / Math.SQRT2;
  const diagonal: Point3 = [a, a, -Math.sin(psi)];
  const end: Point3 = [Math.sin(sigma), c, -s];
  const twin: Point3 = [c, Math.sin(sigma), -s];
  return {
    // Between the wall, which lies towards -x, and the half of the web on it.
    wall: foldAngle([-1, 0, 0], diagonal, end),
    diagonal: -foldAngle(end, twin, diagonal),
  };
};

/**
 * Folds of the two halves of a web between walls with ends that slant outwards by `skew` degrees on the sheet. `inside` is the board
 * between a crease and the inner face of its bend, in mm: two of it lie between two halves that touch.
 */
const webFolds = (skew: number, inside = 0) => ({
  /** The half on the long wall: with the walls up to the plane that bisects the corner, then flat against its wall. */
  onWall: {
    folds: [
      {
        phase: webPhases.walls,
        to: 90 + toDegrees(Math.acos(Math.tan(toRadians(skew)) ** 2)) / 2,
        ease: (share: number) => rising(share, skew).wall,
      },
      { phase: webPhases.webs, to: 180, clearance: 2 * inside },
    ],
  } satisfies PanelOptions,
  /** The other half: back on the first half, about the diagonal, while the walls rise. */
  onDiagonal: {
    folds: [
      {
        phase: webPhases.walls,
        to: -180,
        ease: (share: number) => rising(share, skew).diagonal,
        clearance: 2 * inside,
      },
    ],
  } satisfies PanelOptions,
});

/** Folds of a web between upright walls of carton. */
export const { onWall: webOnWall, onDiagonal: webOnDiagonal } = webFolds(0);

/**
 * A web corner: it hangs on the end of the long wall, folds in two along its diagonal and lies inside against that wall. Its far edge is a
 * crease to the short wall, which needs a crease on its own end. Between upright walls the web is a square, otherwise a kite.
 * @param side length of the walls' ends, in mm.
 * @param chamfer length cut off along both edges at the outer corner, in mm, so that the web stays below the rim.
 * @param skew outward slant of the walls' ends, in degrees.
 * @param inside board between a crease and the inner face of its bend, in mm.
 */
export const webCorner = (name: string, side: number, chamfer: number, skew = 0, inside = 0): Panel => {
  const sigma = toRadians(skew);
  const half = Math.PI / 4 - sigma;
  // The diagonal from the floor's corner to the outer corner, which it bisects.
  const whole = (side * Math.cos(sigma)) / Math.cos(half - sigma);
  const outer = Math.PI / 4 + 2 * sigma;
  const diagonal = whole - chamfer * Math.cos(outer);
  const { onWall, onDiagonal } = webFolds(skew, inside);
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
 * A web corner with a notched outer corner. It is creased along the whole height of the walls but extends only `reach` mm along them, for
 * walls that are high in relation to their length. Both upper edges slope down from the rim by `chamfer` mm.
 */
export const notchedWebCorner = (name: string, side: number, reach: number, chamfer: number, inside = 0): Panel => {
  const { onWall, onDiagonal } = webFolds(0, inside);
  // Converts from the web's frame to that of the half beyond the diagonal.
  const at = (x: number, y: number): Point => {
    const [dx, dy] = [x - side + reach, y - reach];
    return [(dx - dy) / Math.SQRT2, (dx + dy) / Math.SQRT2];
  };
  const back = pen('back', reach * Math.SQRT2, onDiagonal)
    .to(...at(side, side), 'crease')
    .to(...at(side - reach, side - chamfer))
    .close();
  return pen(name, side, onWall)
    .hang(side - reach, reach, back)
    .to(chamfer, reach)
    .close();
};

/** Draws a wall of a tray with webs, as wide as its side of the floor, with these panels or creases at its ends. */
export type WebWall = (name: string, width: number, ends: { right: Panel | 'crease'; left: Panel | 'crease' }) => Panel;

/** Floor, walls, and webs on the inside of front and back. `web` is the web on the right of the back. */
export const webTray = (length: number, width: number, web: Panel, wall: WebWall): Body => {
  const long = { right: web, left: flip(web, 'left-web') };
  const short = { right: 'crease', left: 'crease' } as const;
  const walls = wallsOf(
    (name) => wall(name, length, long),
    (name) => wall(name, width, short),
  );
  return {
    ...walledFloor(length, width, walls),
    joins: eachCorner((on, side) => glued(on, `${on}.${side}-web`)),
    labels: trayLabels,
    inner: trayInner,
  };
};
