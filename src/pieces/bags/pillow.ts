import {
  type Blank,
  type Bow,
  type Cutout,
  type Join,
  type Panel,
  type PanelOptions,
  pen,
  type Rim,
  rim,
} from '../../board/index.ts';
import {
  type Cubic,
  type Curve,
  mapCurve,
  motionAlong,
  moveCurve,
  type Point,
  reverse,
  straight,
  subcurve,
  tangentAt,
} from '../../geometry/index.ts';
import { notchedEdge } from '../free-ends.ts';
import { type PillowPanel, pillowBow, pillowPhases } from './pillow-bow.ts';
import { lensFlatter, lensGap, pillowCrease, pillowSection } from './pillow-section.ts';

/** A pillow pack. All in mm. */
export interface Pillow {
  /** Width of the filled pack. */
  readonly width: number;
  /** Depth of the filled pack in its middle. */
  readonly depth: number;
  /** Distance between the end creases along the sides. */
  readonly length: number;
  readonly glue: number;
  readonly thickness: number;
  /** Length of the tongues that lock the ends. @defaultValue no tongues */
  readonly tongue?: number;
  /** Radius of the thumb notches in the outer lenses. @defaultValue no notches */
  readonly notch?: number;
  /** A doubled handle between front and back, in place of their common crease. */
  readonly handle?: PillowHandle;
}

/** A doubled handle along one side of a pillow. */
export interface PillowHandle {
  readonly height: number;
  /** Slant of its ends inwards. */
  readonly inset: number;
  /** The grip: x along the handle from its middle, y from its foot. */
  readonly grip: readonly Curve[];
}

/** Share of a lens's free edge on each side of a tongue, as a parameter of the curve. */
const BESIDE_TONGUE = 0.36;

/** Play of a tongue in its slot, in mm. */
const SLOT_PLAY = { ends: 1, sides: 0.3 } as const;

/**
 * Two panels glued into a tube. Each has a lens at each end that folds in along a curved crease. The free edge of a lens is the
 * mirror image of its crease, slightly flatter, so that it stops short of the opposite side. A tongue on this edge goes through a slot
 * in the crease of the lens below it.
 */
export const pillow = (pack: Pillow): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins' | 'cutouts'> => {
  const { width, depth, length, glue, thickness, tongue, notch, handle } = pack;
  const { flat, radius } = pillowSection(width, depth);
  const bow = pillowBow({ ...pack, handle: handle?.height ?? 0 });
  const flatter = lensFlatter(depth, thickness);
  const crease = pillowCrease(width, depth);
  const free = mapCurve(crease, ([x, y]) => [x, -y * flatter], -1) as Cubic;

  const lens = (wall: 'front' | 'back', end: 'top' | 'bottom'): Panel => {
    const p = pen(`${end}-flap`, flat, { phase: pillowPhases[wall], bow: bow({ of: 'lens', wall, end }) });
    if (wall === 'front' || tongue === undefined)
      return p.along(...(wall === 'back' && notch ? notchedEdge(free, notch) : [free])).close();
    const [before, edge, after] = [
      [0, BESIDE_TONGUE],
      [BESIDE_TONGUE, 1 - BESIDE_TONGUE],
      [1 - BESIDE_TONGUE, 1],
    ].map(([a, b]) => subcurve(free, a!, b!) as Cubic) as [Cubic, Cubic, Cubic];
    return p
      .cubic(before.c1, before.c2, ...before.to)
      .hangOn(edge, tongueOn(edge, tongue, bow({ of: 'lens', wall, end, tongueAt: edge.to })))
      .cubic(after.c1, after.c2, 0, 0)
      .close();
  };
  const end = (wall: 'front' | 'back', which: 'top' | 'bottom'): Rim =>
    rim(flat).hangOn(crease, lens(wall, which)).close();
  // `short`: by how much the panel's seat is shorter than the panel, at each end.
  const side = (wall: 'front' | 'back', manner: PanelOptions, short = 0, next?: Panel): Panel => {
    const [left, right] = [-short, length - short];
    return pen(wall, length - 2 * short, { role: 'wall', ...manner, bow: bow({ of: wall, inset: short }) })
      .to(right, 0)
      .rim(right, flat, end(wall, 'bottom'))
      .side(left, flat, next)
      .rim(left, 0, end(wall, 'top'))
      .close();
  };
  const joins: Join[] = [{ by: 'glue', a: 'front.glue', b: 'back' }];
  const cutouts: Cutout[] = [];
  if (tongue !== undefined) {
    const ring = slot(crease, lensGap(thickness));
    for (const [which, from, to] of [
      ['bottom', [length, flat], [length, 0]],
      ['top', [0, 0], [0, flat]],
    ] as const) {
      cutouts.push({ on: 'front', line: 'cut', ring: ring.map((c) => moveCurve(motionAlong(from, to), c)) });
      for (const b of ['front', `front.${which}-flap`]) joins.push({ by: 'lock', a: `back.${which}-flap.tuck`, b });
    }
  }
  if (handle) joins.push({ by: 'glue', a: 'front.handle', b: 'front.handle.liner' });
  const next = handle
    ? pillowHandle(handle, pack, bow, (manner, short) => side('back', manner, short))
    : side('back', { fold: 180, phase: pillowPhases.tube });
  // The ends of the glue flap slant more than the end creases, so that the lenses clear it.
  const slant = glue * (width / (2 * radius)) * 1.05;
  return {
    trunk: side('front', {}, 0, next),
    base: {
      line: 'crease',
      panel: pen('glue', length, { role: 'glue', fold: 180, phase: pillowPhases.glue, bow: bow({ of: 'glue' }) })
        .to(length - slant, glue)
        .to(slant, glue)
        .close(),
    },
    rises: 'right',
    joins,
    ...(cutouts.length && { cutouts }),
  };
};

/** The tongue on the middle of a lens's free edge. */
const tongueOn = (edge: Cubic, reach: number, bow: Bow): Panel => {
  const seat = edge.from[0] - edge.to[0];
  const rise = (3 / 4) * (edge.c1[1] - edge.from[1]);
  const top = rise + reach;
  const slant = Math.min(reach / 4, seat / 8);
  const round = Math.min(reach / 2, seat / 6);
  return pen('tuck', seat, { phase: pillowPhases.back, bow })
    .to(seat - slant, top)
    .round(round)
    .to(slant, top)
    .round(round)
    .close();
};

/** The slot for a tongue, along the crease of the lens below: a ring, with the outside above as for the crease. */
const slot = (crease: Cubic, gap: number): Curve[] => {
  const [dx, dy] = tangentAt(crease, BESIDE_TONGUE);
  const longer = SLOT_PLAY.ends / Math.hypot(dx, dy);
  const middle = subcurve(crease, BESIDE_TONGUE - longer, 1 - BESIDE_TONGUE + longer);
  const at = (up: number): Curve => mapCurve(middle, ([x, y]): Point => [x, y + up]);
  const [lower, upper] = [reverse(at(-SLOT_PLAY.sides)), at(gap + SLOT_PLAY.sides)];
  return [lower, straight(lower.to, upper.from), upper, straight(upper.to, lower.from)];
};

/**
 * Distance of a handle's crease from each end of the pack. Near the handle the closed lenses lean towards it, with the thickness
 * of their board.
 */
const handleShort = (thickness: number): number => 1 + 2 * thickness;

/** The two plies of a handle, with the back hung on the second. */
const pillowHandle = (
  { height, inset, grip }: PillowHandle,
  { width, depth, length, thickness }: Pillow,
  bow: (panel: PillowPanel) => Bow,
  back: (manner: PanelOptions, short: number) => Panel,
): Panel => {
  const { radius } = pillowSection(width, depth);
  const short = handleShort(thickness);
  const foot = length - 2 * short;
  // The handle stays in the middle plane: front and back bulge away from it.
  const lean = { fold: (-Math.asin(width / (2 * radius)) * 180) / Math.PI, phase: pillowPhases.bulge };
  const ridge = foot - 2 * inset;
  const hole = (middle: number, turned: boolean): Curve[] =>
    grip.map((c) => mapCurve(c, ([x, y]): Point => [middle + x, turned ? height - y : y], turned ? -1 : 1));
  const liner = pen('liner', ridge, {
    fold: 180,
    phase: pillowPhases.tube,
    bow: bow({ of: 'liner', inset: short + inset }),
  })
    .to(ridge + inset, height)
    .hang(-inset, height, back(lean, short))
    .mark('cut', ...hole(ridge / 2, true))
    .close();
  return pen('handle', foot, { ...lean, bow: bow({ of: 'handle', inset: short }) })
    .to(foot - inset, height)
    .hang(inset, height, liner)
    .mark('cut', ...hole(foot / 2, false))
    .close();
};
