import {
  type DustFlap,
  type Ends,
  flapAt,
  flipRim,
  type LidFolds,
  lidDepth,
  locked,
  meets,
  open,
  pen,
  sleevePhases,
  slitLength,
  type TubeEnd,
  toDegrees,
  tuckLidEnd,
  tuckStep,
} from '../../src/author/index.ts';

/** A dust flap that covers its half of the opening. All in mm. */
type FullDustFlap = Pick<DustFlap, 'name' | 'depth' | 'slit'> & { readonly step: number };

/** The end of a side wall: a dust flap with straight sides, and a shoulder set in to clear the wall on which the tuck slides down. */
const fullDustFlapEnd = (flap: FullDustFlap, width: number, side: 'left' | 'right', inset: number) => {
  const { name, depth, slit, step } = flap;
  const seat = width - inset;
  const shoulder = slit - 2;
  const panel = pen(name, seat, { phase: sleevePhases.ends })
    .path([seat, shoulder], [seat - step, shoulder + step])
    .rounded(Math.min(12, depth / 3, seat / 3), [seat - step, depth])
    // Knives of the flap and of the lid beside it are as far apart as they must be.
    .rounded(2, [2.4, depth])
    .to(2.4, 2.4)
    .close();
  const right = flapAt(panel, width);
  return side === 'right' ? right : flipRim(right);
};

/** The tuck is as deep as the lid is wide, less a board at either end. */
export const fullTuckDepth = (width: number, material: number): number => width - 2 * material;

/** Distance of the dust flaps from the tuck's wall, as a share of the width: a tuck as deep as the lid leans in by a fifteenth of it. */
const LEAN = 0.07;

/** A lid on the back, its tuck inside the front. The dust flaps meet, one board apart; their shoulders hold the tuck through lid slits. */
export const fullTuckEnds = ({ end, length, width, last, material }: TubeEnd): Ends => {
  const slit = slitLength(length);
  const phase = sleevePhases.ends;
  const deep = fullTuckDepth(width, material);
  const lid = tuckLidEnd({
    name: `${end}-lid`,
    style: 'friction_fit_tuck_in_flap',
    length,
    width,
    tuck: deep,
    material,
    slit,
    phase,
    folds: alongTheWall(lidDepth(width, material), deep, phase + 1),
  });
  const dust = { name: `${end}-dust`, depth: (length - material) / 2, slit, step: tuckStep(material) + LEAN * width };
  // Seen from the middle of the wall towards its end, the right wall has the back wall on its right at the top, the front wall at the bottom.
  const [near, far] = end === 'top' ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const [tuck, right, left] = [`back.${end}-lid.tuck`, `right.${end}-dust`, `left.${end}-dust`];
  return {
    front: open(length),
    right: fullDustFlapEnd(dust, width, near, material),
    back: lid,
    // The free edge of the last wall is already set back.
    left: fullDustFlapEnd(dust, last, far, 0),
    joins: [locked(tuck, right), locked(tuck, left), meets(right, left)],
  };
};

/**
 * A tuck this deep cannot go in upright past the dust flaps: its tip slides down the wall while the lid comes down. `lid`: distance from
 * the lid's crease to the tuck's; `phase`: the first of three phases, in which the tuck bends after the dust flaps have folded.
 */
const alongTheWall = (lid: number, tuck: number, phase: number): LidFolds => {
  const over = 2 * Math.asin(tuck / (2 * lid));
  const bent = (rise: number): number => toDegrees(rise + Math.acos((lid * (1 - Math.cos(rise))) / tuck));
  return {
    lid: {
      folds: [
        { phase: phase + 1, to: 90 - toDegrees(over) },
        { phase: phase + 2, to: 90 },
      ],
    },
    tuck: {
      folds: [
        { phase, to: bent(over) },
        { phase: phase + 2, to: bent(0), ease: (share) => bent((1 - share) * over) },
      ],
    },
  };
};
