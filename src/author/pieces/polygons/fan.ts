import { type Blank, type FlatFold, glued, type Panel, pen, type Rim } from '../../../board/index.ts';
import { tanDegrees, toDegrees } from '../../../geometry/index.ts';
import { refoldedEnd } from '../later.ts';
import { glueFlap } from '../tubes/glue-flap.ts';
import { open, sleevePhases } from '../tubes/sleeve.ts';
import { tuckStep } from '../tubes/tuck-lid.ts';

/** A wall of a tapered tube: a trapezium with two equal legs. All in mm. */
export interface FanWall {
  readonly name: string;
  readonly bottom: number;
  readonly top: number;
  /** Shapes of its ends. @defaultValue a straight cut */
  readonly bottomEnd?: Rim;
  readonly topEnd?: Rim;
}

/** Angles and edges of the walls of a tapered tube. */
export type FanTaper = Readonly<ReturnType<typeof taperOf>>;

/** Largest spread of a tube of four walls, in degrees. It leaves large flaps of the narrow end a third of their width. */
export const STEEPEST_SPREAD = 16;

/** Largest taper of a tube of four walls on each side, in mm, for its height. Here sin(lean) = tan(spread). */
export const steepestInset = (height: number): number => height * Math.tan(Math.asin(tanDegrees(STEEPEST_SPREAD)));

/** Smallest side of the narrow end of a frustum, in mm. */
export const SMALLEST_END = 30;

/** Largest taper of a frustum on each side, in mm. The width is at most the length. */
export const mostTaper = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.min(steepestInset(height), (width - SMALLEST_END) / 2);

/**
 * Angles of a tube that tapers over its `height` by `inset` mm on every side. Seen from above, its walls turn by `corner` degrees (θ).
 * With the lean δ, the normals of two walls have an angle of acos(cos² δ cos θ + sin² δ).
 */
export const taperOf = ({ height, inset, corner }: { height: number; inset: number; corner: number }) => {
  const lean = Math.atan2(inset, height);
  const theta = (corner * Math.PI) / 180;
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  // A corner of the polygon moves inwards by more than its sides.
  const edge = Math.hypot(height, inset / Math.cos(theta / 2));
  return {
    /** Degrees that a wall leans inwards. When it leans outwards, `lean` and `spread` are negative. */
    lean: toDegrees(lean),
    fold: toDegrees(Math.acos(c * c * Math.cos(theta) + s * s)),
    /** Degrees by which each edge of a wall slants inwards from the perpendicular to its foot. */
    spread: toDegrees(Math.asin((inset * Math.tan(theta / 2)) / edge)),
    edge,
  };
};

/**
 * Walls side by side in a fan, glued into a tube. The glue flap on the left of the first wall goes inside the last one. The panel on the
 * bottom of wall `root` is the trunk; it lies level in the closed box. Every other wall hangs on its neighbour on the side of the root.
 * `glue` is the width of the glue flap in mm, `upper` the slant of its upper end in degrees. With `over`, the board thickness, the tube is
 * delivered folded flat at two opposite creases, with the last wall over the glue flap; this needs an even number of equal walls. Without
 * it the tube is delivered as a flat blank, because two halves of unequal walls do not lie on each other.
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
  // At the wide end the free edge of the last wall approaches the flap, so the flap's end there slants more.
  const flap: Panel = {
    ...glueFlap({ height: edge, width: glue, upper: upper + Math.max(0, -spread), lower: 15 + Math.max(0, spread) }),
    folds: [{ phase: sleevePhases.glue, to: fold }],
  };
  const of = (k: number) => {
    const { name, bottom, top, bottomEnd = open(bottom), topEnd = open(top) } = walls[k]!;
    const cos = (bottom - top) / 2 / edge;
    return { name, bottom, top, bottomEnd, topEnd, cos, sin: Math.sqrt(1 - cos * cos) };
  };
  // The seat of a wall on the right of the root runs from its upper to its lower end.
  const rightwards = (k: number): Panel => {
    const { name, bottom, top, bottomEnd, topEnd, cos, sin } = of(k);
    const phase = k === last ? sleevePhases.last : sleevePhases.walls;
    const p = pen(name, edge, {
      role: 'wall',
      fold,
      phase,
      delivered: over !== undefined && k === walls.length / 2 + 1 ? { to: 180, layerThickness: over } : undefined,
    }).rim(edge - bottom * cos, bottom * sin, bottomEnd);
    if (k === last) p.to(-top * cos, top * sin);
    else p.hang(-top * cos, top * sin, rightwards(k + 1));
    return p.rim(0, 0, topEnd).close();
  };
  // The seat of a wall on the left of the root runs from its lower to its upper end.
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
  // The crease lies in the middle of the root's bottom, at this distance beyond it.
  const [beside, out] = [(bottom - foot.seat) / 2, curve.from[1]];
  const shoulder = foot.seat + beside;
  const standing = pen(name, foot.seat, { role: 'wall' })
    .path([foot.seat, out], [shoulder, out])
    .hang(shoulder - edge * cos, out + edge * sin, rightwards(root + 1))
    .rim(shoulder - edge * cos - top, out + edge * sin, topEnd)
    .hang(-beside, out, leftwards(root - 1))
    .close();
  return {
    trunk: foot,
    base: { line: 'crease', panel: { ...standing, folds: foot.folds } },
    rises: 'up',
    joins: [glued(`${walls[0]!.name}.${flap.name}`, walls[last]!.name, over !== undefined)],
  };
};

/** Adapts the end of an upright wall to a leaning one: its panels fold `by` degrees further. */
export const leaned = (end: Rim, by: number): Rim => refoldedEnd(end, (step) => ({ ...step, to: step.to + by }));

/**
 * A tuck lid on walls that lean outwards by `lean` degrees. In mm: `out`, the distance of its crease beyond the wall's end, along the wall,
 * for a height of one board; `depth`, at which the tuck has the same distance from the opposite wall as in an upright box.
 */
export const leaningLid = (across: number, material: number, lean: number) => {
  const delta = (lean * Math.PI) / 180;
  return {
    out: material / Math.cos(delta),
    depth: across + 2 * material * Math.tan(delta) - (material + tuckStep(material)) / Math.cos(delta),
  };
};
