import {
  type Blank,
  type Cutout,
  glued,
  locked,
  type Panel,
  type PanelOptions,
  pen,
  type RuledSurface,
} from '../../../board/index.ts';
import {
  type Arc,
  arc,
  type Curve,
  distance,
  inverseMotion,
  length as lengthOf,
  MICRON,
  motionAlong,
  motionAlongIn,
  move,
  moveCurve,
  pointAt,
  reverse,
  segment,
  shift,
  straight,
  subcurve,
} from '../../../geometry/index.ts';
import { trapezium } from '../shapes.ts';
import { pillowSurfaces } from './inner/pillow-surfaces.ts';
import { HANDLE_CLEAR, pillowHandle } from './pillow-handle.ts';
import {
  edgeDepth,
  GLUE_CLEAR,
  type Pillow,
  type PillowEnd,
  type PillowWall,
  pillowPhases,
  pillowSides,
} from './pillow-sizes.ts';

/** The part of a free edge between two of its parameters, with a thumb notch: an arc whose centre is the middle of the edge. */
const thumbNotched = (edge: Arc, radius: number, notch: number, from: number, to: number): Arc[] => {
  const beside = Math.asin(notch / (2 * radius)) / Math.atan(edge.bulge) / 2;
  const [before, after] = [subcurve(edge, from, 0.5 - beside), subcurve(edge, 0.5 + beside, to)] as [Arc, Arc];
  return [before, arc(before.to, after.from, -Math.tan(Math.acos(notch / (2 * radius)) / 2)), after];
};

/** Share of an end crease, and of the free edge that meets it, on each side of a tongue. */
export const BESIDE_TONGUE = 0.36;

/** Play of a tongue in its slot, in mm. */
const SLOT_PLAY = { ends: 1, sides: 0.3 } as const;

/** The tongue that locks an end of a pillow. It hangs on the curved free edge of the outer lens; `reach` mm beyond the middle of it. */
export const pillowTongue = (edge: Curve, reach: number, phase: number, bow: RuledSurface): Panel => {
  const seat = distance(edge.from, edge.to);
  const [, sagitta] = move(inverseMotion(motionAlong(edge.to, edge.from)), pointAt(edge, 0.5));
  const top = sagitta + reach;
  const slant = Math.min(reach / 4, seat / 8);
  return trapezium('tuck', seat, top, slant, { phase, bow, round: Math.min(reach / 2, seat / 6) });
};

/** The slot for a tongue: a ring along the crease of the inner lens, `deep` mm beyond it. `out`: the direction of the end. */
export const tongueSlot = (crease: Curve, deep: number, out: 1 | -1): Curve[] => {
  const longer = SLOT_PLAY.ends / lengthOf(crease);
  const middle = subcurve(crease, BESIDE_TONGUE - longer, 1 - BESIDE_TONGUE + longer);
  const at = (beyond: number): Curve => moveCurve(shift(out * beyond, 0), middle);
  const [lower, upper] = [reverse(at(-SLOT_PLAY.sides)), at(deep + SLOT_PLAY.sides)];
  return [lower, straight(lower.to, upper.from), upper, straight(upper.to, lower.from)];
};

/** Cutouts and joins of the tongues of outer lenses: their slots, `deep` mm wide, lie along the creases of the inner ones. */
export const tongueLocks = (
  outer: PillowWall,
  inner: PillowWall,
  creases: readonly [bottom: Curve, top: Curve],
  deep: number,
) => ({
  cutouts: creases.map((crease, k): Cutout => ({ on: inner, line: 'cut', ring: tongueSlot(crease, deep, k ? -1 : 1) })),
  joins: (['bottom', 'top'] as const).flatMap((end) =>
    [inner, `${inner}.${end}-flap`].map((b) => locked(`${outer}.${end}-flap.tuck`, b)),
  ),
});

/**
 * Two panels glued into a tube, as measured. A lens at each end folds in along a circular crease, which its free edge mirrors. The back is
 * one board narrower, its end creases one board further in. The tongue of an outer lens goes through a slot in the crease of the next.
 */
export const pillow = (pack: Pillow): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins' | 'cutouts'> => {
  const { flat, depth, glue, material, tongue, notch, handle } = pack;
  const shape = segment(flat, depth / 2);
  const bulge = depth / flat;
  const sides = pillowSides(pack);
  const surfaces = pillowSurfaces(pack);
  const widths = { front: flat, back: flat - material };

  /** The whole arc of an end, `u` along the pack and `v` across it; with the bulge of a crease or of a free edge. */
  const whole = (end: PillowEnd, u: number, bulge: number): Arc =>
    end === 'bottom' ? arc([u, 0], [u, flat], bulge) : arc([u, flat], [u, 0], bulge);

  const angleAt = (v: number): number => Math.asin((v - flat / 2) / shape.radius);

  /** From and to of the part of a whole arc that a panel has: the back ends one board before its far side. */
  const partOf = (wall: PillowWall, end: PillowEnd): readonly [from: number, to: number] => {
    const reach = wall === 'back' ? (angleAt(widths.back) / angleAt(flat) + 1) / 2 : 1;
    return end === 'bottom' ? [0, reach] : [1 - reach, 1];
  };

  const lens = (wall: PillowWall, end: PillowEnd, u: number, crease: Arc): Panel => {
    const [from, to] = partOf(wall, end);
    const toWall = motionAlong(crease.to, crease.from);
    const seat = distance(crease.from, crease.to);
    const edge = whole(end, u, wall === 'front' ? edgeDepth(pack) / flat : bulge);
    const p = pen(`${end}-flap`, seat, { phase: pillowPhases[wall], bow: surfaces.lens('lens', wall, end, u, toWall) });
    // In the frame of the lens, between the exact ends of its seat.
    const drawn = (...curves: Curve[]): Curve[] =>
      curves.map((c, k) =>
        moveCurve(inverseMotion(toWall), c, k ? undefined : [seat, 0], c === curves.at(-1) ? [0, 0] : undefined),
      );
    if (wall === 'back') {
      const free = notch ? thumbNotched(edge, shape.radius, notch, from, to) : [subcurve(edge, from, to)];
      const sides = [straight(crease.from, free[0]!.from), ...free, straight(free.at(-1)!.to, crease.to)];
      return p.along(...drawn(...sides.filter((c) => distance(c.from, c.to) > MICRON))).close();
    }
    if (tongue === undefined) return p.along(...drawn(edge)).close();
    const [before, middle, after] = drawn(
      subcurve(edge, 0, BESIDE_TONGUE),
      subcurve(edge, BESIDE_TONGUE, 1 - BESIDE_TONGUE),
      subcurve(edge, 1 - BESIDE_TONGUE, 1),
    ) as [Arc, Arc, Arc];
    const toTongue = motionAlongIn(toWall, middle.to, middle.from);
    return p
      .along(before)
      .hangOn(middle, pillowTongue(middle, tongue, pillowPhases.front, surfaces.lens('tongue', wall, end, u, toTongue)))
      .along(after)
      .close();
  };

  // `short`: by how much the panel's seat is shorter than the panel, at each end.
  const side = (wall: PillowWall, manner: PanelOptions, short: number, next?: Panel): Panel => {
    const seat = sides[wall] - 2 * short;
    const [left, right] = [-short, seat + short];
    const crease = (end: PillowEnd, u: number): Arc => subcurve(whole(end, u, -bulge), ...partOf(wall, end)) as Arc;
    const [bottom, top] = [crease('bottom', right), crease('top', left)];
    return pen(wall, seat, { role: 'wall', ...manner, bow: surfaces.along(wall, short) })
      .to(right, 0)
      .hangOn(bottom, lens(wall, 'bottom', right, bottom))
      .side(...top.from, next)
      .hangOn(top, lens(wall, 'top', left, top))
      .close();
  };

  const backShort = handle ? HANDLE_CLEAR + material : 0;
  const slots = [whole('bottom', sides.back - backShort, -bulge), whole('top', -backShort, -bulge)] as const;
  const locks = tongue === undefined ? undefined : tongueLocks('front', 'back', slots, material);
  // Delivered flat, the glue flap lies between front and back.
  const overGlue = { to: 180, layerThickness: material } as const;
  const next = handle
    ? pillowHandle(handle, pack, sides.back - 2 * backShort, overGlue, surfaces.along, (manner) =>
        side('back', manner, backShort),
      )
    : side('back', { fold: 180, phase: pillowPhases.tube, delivered: overGlue }, 0);
  const seat = sides.back - 2 * GLUE_CLEAR;
  // Its ends follow the end creases of the back.
  const dip = shape.height(flat / 2 - glue);
  const turn = -Math.tan((Math.asin(flat / 2 / shape.radius) - Math.asin((flat / 2 - glue) / shape.radius)) / 4);
  return {
    trunk: side('front', {}, (sides.front - seat) / 2, next),
    base: {
      line: 'crease',
      panel: pen('glue', seat, {
        role: 'glue',
        fold: 180,
        phase: pillowPhases.glue,
        delivered: { to: 180 },
        bow: surfaces.glue(seat),
      })
        .arc(seat - dip, glue, turn)
        .closeMirrored(),
    },
    rises: 'right',
    joins: [
      glued('front.glue', 'back', true),
      ...(locks?.joins ?? []),
      ...(handle ? [glued('front.handle', 'front.handle.liner')] : []),
    ],
    ...(locks && { cutouts: locks.cutouts }),
  };
};
