import {
  angledMinorFlap,
  bendOver,
  type Ends,
  flapEnd,
  openCreaseEnd,
  pen,
  raised,
  sleevePhases,
  type TubeEnd,
  toDegrees,
} from '../../src/author/index.ts';

/** One end of a four-wall sleeve that is closed by a tongue with lugs. All in mm. */
export interface LugSeal extends TubeEnd {
  /** Reach of the flaps of the side walls. */
  readonly minor: number;
  /** Reach of the front's flap, which lies under the back's. */
  readonly inner: number;
  readonly tongue: number;
}

/** Width of a lug beside the tongue, depth of the tongue, and difference in width between its edge and its hinge. */
export const LUG = { out: 3.1, depth: 12, edge: 1 } as const;

/** Set-back of a large flap on each side, as at a seal end. */
const SLOT = 2;

/** Clearance of the tongue: from the wall, and from the layers under which its lugs catch. */
const PLAY = 0.3;

/** Slant of the opening on either side of the tongue, where half a lug catches. */
const SLANT = 4.85;

/** Half the width and the depth of the half-moon through which a finger presses the tongue out. */
const MOON = [8.5, 5.5] as const;

/** The narrowest and the widest tongue of an end of this length. */
export const lugTongueLimits = (length: number): { readonly min: number; readonly max: number } => ({
  min: 2 * MOON[0] + 1,
  max: length - 2 * (SLOT + SLANT) - 10,
});

/**
 * ECMA feature X32 on closures 10 and 11, as drawings of A10.10.03.03.32 and A55.10.01.03.32 show it: a tongue with lugs on the outer flap,
 * the back's, goes through the front's cut crease, and its lugs catch under the ends. A half-moon in the front lets a finger press it out.
 */
export const lugSeal = ({ end, length, width, last, material: m, minor, inner, tongue }: LugSeal): Ends => {
  const name = `${end}-flap`;
  const phase = sleevePhases.ends;
  const reach = width - 2 * PLAY;
  const crease = width - m - PLAY;
  const over = toDegrees(bendOver(LUG.depth, crease));
  const seat = length - 2 * SLOT;
  const to = (seat + tongue) / 2;
  const outer = pen(name, seat, { foldSteps: [{ phase: phase + 2, to: 90 - over }], phase: phase + 3 })
    .rounded(2, [seat, reach])
    .path([to + 1, reach], [to, crease])
    .closeMirrored(lugTongue({ tongue, material: m, over, phase: phase + 1 }));
  const opening = {
    length,
    beside: SLOT,
    out: m,
    straight: tongue + 2 * PLAY,
    slant: SLANT,
    raise: m + 2 * PLAY,
    moon: MOON,
  };
  const side = (wall: number) => flapEnd(angledMinorFlap(name, wall, minor, phase));
  return {
    front: openCreaseEnd(opening, name, { phase: phase + 1 }, (p, at, whole) =>
      p.to(at(whole), inner - m).to(at(0), inner - m),
    ),
    right: side(width),
    back: raised(outer, length, 2 * m),
    left: side(last),
    joins: [
      { by: 'lock', a: `back.${name}.tongue`, b: `front.${name}`, through: 'slit' },
      { by: 'lock', a: `back.${name}.tongue`, b: 'front' },
      { by: 'meet', a: `back.${name}`, b: `front.${name}` },
    ],
  };
};

/** The tongue bends until it goes straight down, and stays upright while its flap comes down. */
const lugTongue = (t: { tongue: number; material: number; over: number; phase: number }) => {
  const { tongue, material, over, phase } = t;
  const under = material + PLAY;
  return pen('tongue', tongue, { foldSteps: [{ phase, to: 90 + over }], phase: phase + 2 })
    .to(tongue, under)
    .rounded(0.8, [tongue + LUG.out, under + 1])
    .rounded(3, [tongue + LUG.edge / 2, LUG.depth])
    .closeMirrored();
};
