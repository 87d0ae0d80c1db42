import { type Blank, type FlatFold, type Panel, pen, type Rim } from '../../board/index.ts';
import { tanDegrees, toDegrees } from '../../geometry/index.ts';
import { glueFlap } from '../tubes/glue-flap.ts';
import { open, sleevePhases } from '../tubes/sleeve.ts';
import { tuckStep } from '../tubes/tuck-lid.ts';

/** A wall of a tapered tube: a trapezium whose two legs are equal. All in mm. */
export interface FanWall {
  readonly name: string;
  readonly bottom: number;
  readonly top: number;
  /** What is at its ends; a bare cut by default. */
  readonly bottomEnd?: Rim;
  readonly topEnd?: Rim;
}

/** How the walls of a tapered tube stand. */
export interface FanTaper {
  /** Degrees that a wall leans inwards from the upright; outwards where it is negative, as `spread` is then. */
  readonly lean: number;
  /** Degrees that a wall turns out of the one before it. */
  readonly fold: number;
  /** Degrees that the edges of a wall lean in from the square to its foot. */
  readonly spread: number;
  /** Length of the edges between the walls, in mm. */
  readonly edge: number;
}

/** The most that the edges of a wall of four may spread, in degrees: large flaps of the narrow end keep a third of their width then. */
export const STEEPEST_SPREAD = 16;

/**
 * How far a tube of four walls so high may taper on each side, in mm: the sine of a wall's lean is the tangent of the
 * spread of its edges.
 */
export const steepestInset = (height: number): number => height * Math.tan(Math.asin(tanDegrees(STEEPEST_SPREAD)));

/**
 * A tube that tapers evenly over its `height` by `inset` mm on every side, its walls `turn` degrees apart seen from above.
 * The normals of two walls, cos δ out and sin δ up, make an angle of acos(cos² δ cos θ + sin² δ).
 */
export const taperOf = ({ height, inset, turn }: { height: number; inset: number; turn: number }): FanTaper => {
  const lean = Math.atan2(inset, height);
  const theta = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  // Along a corner the inset is that of the corner of the polygon.
  const edge = Math.hypot(height, inset / Math.cos(theta / 2));
  return {
    lean: toDegrees(lean),
    fold: toDegrees(Math.acos(c * c * Math.cos(theta) + s * s)),
    spread: toDegrees(Math.asin((inset * Math.tan(theta / 2)) / edge)),
    edge,
  };
};

/**
 * Walls side by side in a fan, glued into a tube by the flap on the left of the first, which goes inside the last.
 * All grow from wall `root`, and that from the panel on its bottom, which lies level in the closed box. The walls
 * stand on the edge they have in common with their neighbour on the side of the root. `glue` is the width of the
 * glue flap in mm, `upper` how far its upper end leans in, in degrees. `over` is the board of an even number of like
 * walls that are delivered flat: two opposite creases are shut then, and the last wall lies over the glue flap. Left out, the tube is
 * delivered as a flat blank: the halves of unlike walls are fans of two shapes, which do not lie on one another.
 */
export const fan = (
  walls: readonly FanWall[],
  { edge, fold, spread }: FanTaper,
  {
    root,
    glue,
    upper = 15,
    over,
  }: { readonly root: number; readonly glue: number; readonly upper?: number; readonly over?: number },
): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins'> => {
  const last = walls.length - 1;
  // At the wide end the edge of the last wall comes towards it from the corner.
  const flap: Panel = {
    ...glueFlap({ height: edge, width: glue, upper: upper + Math.max(0, -spread), lower: 15 + Math.max(0, spread) }),
    folds: [{ phase: sleevePhases.glue, to: fold }],
  };
  const of = (k: number) => {
    const { name, bottom, top, bottomEnd = open(bottom), topEnd = open(top) } = walls[k]!;
    const cos = (bottom - top) / 2 / edge;
    return { name, bottom, top, bottomEnd, topEnd, cos, sin: Math.sqrt(1 - cos * cos) };
  };
  // The seat of a wall to the right of the root runs from its upper to its lower end.
  const rightwards = (k: number): Panel => {
    const { name, bottom, top, bottomEnd, topEnd, cos, sin } = of(k);
    const phase = k === last ? sleevePhases.last : sleevePhases.walls;
    const shut: FlatFold | undefined =
      over !== undefined && k === walls.length / 2 + 1 ? { to: 180, between: over } : undefined;
    const p = pen(name, edge, { role: 'wall', fold, phase, delivered: shut }).rim(
      edge - bottom * cos,
      bottom * sin,
      bottomEnd,
    );
    if (k === last) p.to(-top * cos, top * sin);
    else p.hang(-top * cos, top * sin, rightwards(k + 1));
    return p.rim(0, 0, topEnd).close();
  };
  // And of a wall to its left, from the lower to the upper end.
  const leftwards = (k: number): Panel => {
    if (k < 0) return flap;
    const { name, bottom, top, bottomEnd, topEnd, cos, sin } = of(k);
    const shut: FlatFold | undefined = over !== undefined && k === 0 ? { to: 180 } : undefined;
    return pen(name, edge, { role: 'wall', fold, phase: sleevePhases.walls, delivered: shut })
      .rim(edge + top * cos, top * sin, topEnd)
      .hang(bottom * cos, bottom * sin, leftwards(k - 1))
      .rim(0, 0, bottomEnd)
      .close();
  };
  const { name, bottom, top, bottomEnd, topEnd, cos, sin } = of(root);
  const { panel: foot, curve } = bottomEnd.edges.find(({ panel }) => panel)!;
  if (!foot) throw new RangeError(`${name} has nothing on its bottom to stand on`);
  // Its crease lies in the middle of its bottom, perhaps further out.
  const [beside, out] = [(bottom - foot.seat) / 2, curve.from[1]];
  const shoulder = foot.seat + beside;
  const standing = pen(name, foot.seat, { role: 'wall' })
    .to(foot.seat, out)
    .to(shoulder, out)
    .hang(shoulder - edge * cos, out + edge * sin, rightwards(root + 1))
    .rim(shoulder - edge * cos - top, out + edge * sin, topEnd)
    .hang(-beside, out, leftwards(root - 1))
    .to(0, out)
    .close();
  return {
    trunk: foot,
    base: { line: 'crease', panel: { ...standing, folds: foot.folds } },
    rises: 'up',
    joins: [
      {
        by: 'glue',
        a: `${walls[0]!.name}.${flap.name}`,
        b: walls[last]!.name,
        ...(over !== undefined && { delivered: true as const }),
      },
    ],
  };
};

/** An end of an upright wall on one that leans: all that turns on it turns so many degrees further. */
export const leaned = (end: Rim, by: number): Rim => ({
  ...end,
  edges: end.edges.map((edge) => (edge.panel ? { ...edge, panel: leanedPanel(edge.panel, by) } : edge)),
});

const leanedPanel = (panel: Panel, by: number): Panel => ({
  ...panel,
  ...leaned(panel, by),
  folds: panel.folds.map((turn) => ({ ...turn, to: turn.to + by })),
});

/**
 * A tuck lid over walls that lean, `lean` degrees from the upright, outwards towards the lid: how far its crease lies
 * beyond the wall's end, along the wall, one board above it, and how deep it is there, so that the tuck comes down as
 * far from the other wall as in an upright box. In mm.
 */
export const leaningLid = (
  across: number,
  material: number,
  lean: number,
): { readonly out: number; readonly depth: number } => {
  const delta = (lean * Math.PI) / 180;
  const wider = 2 * material * Math.tan(delta);
  return {
    out: material / Math.cos(delta),
    depth: across + wider - (material + tuckStep(material)) / Math.cos(delta),
  };
};
