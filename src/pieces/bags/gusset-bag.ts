import { type Blank, pen, type Rim } from '../../board/index.ts';
import { type Curve, straight } from '../../geometry/index.ts';
import { sleeve, type Wall } from '../tubes/sleeve.ts';
import { type BagFeet, bagBottom, bagPhases } from './bag-bottom.ts';
import { bagFlaps } from './bag-flaps.ts';
import { type BagHandle, glueHem, gussetHem, handleHem } from './bag-hem.ts';

/** A bag with gussets, a hem folded in at its mouth and a glued bottom. All in mm, crease to crease. */
export interface GussetBag {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
  readonly glue: number;
  readonly hem: number;
  /** How far the bottom flaps reach. */
  readonly bottom: number;
  /** Whether the bottom is folded from uncut corners, or of four flaps with slots between them. */
  readonly corners: 'folded' | 'slotted';
  readonly handle: BagHandle;
}

/** The last gusset is short by 2 mm, and never by less than the four boards of glue flap, gusset and their hems. */
const lastGussetShort = (material: number): number => Math.max(2, 4 * material);

/** Creases drawn on a wall from its lower end. */
const withFoot = (foot: Rim, ...creases: readonly Curve[]): Rim => ({
  ...foot,
  marks: [...foot.marks, { line: 'crease', curves: creases }],
});

/**
 * Front, gusset, back and a last gusset on one strip with hem and bottom, every crease from end to end. Creases that only let
 * the bag lie flat are marks: in the standing bag they are straight. They are the centres of the gussets, the line half
 * the width above the bottom, on which the bottom is folded up, and the 45° from the gussets' feet to where those two meet.
 */
export const gussetBag = (bag: GussetBag): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins'> => {
  const { length, width, height, material, glue, hem, bottom, corners, handle } = bag;
  const last = width - lastGussetShort(material);
  const half = width / 2;
  const feet: Omit<BagFeet, 'glue'> & Partial<BagFeet> =
    corners === 'folded'
      ? bagBottom({ length, width, last, glue, depth: bottom })
      : bagFlaps({ length, width, last, depth: bottom });
  const mouth = handleHem(length, hem, handle);
  // In the frame of a wall's lower end: upside down, the wall below the line.
  const level = (from: number, to: number): Curve => straight([from, -half], [to, -half]);
  const wall = (name: string, foot: Rim): Wall => ({
    name,
    width: length,
    top: mouth,
    bottom: withFoot(foot, level(0, length)),
  });
  const gusset = (name: string, foot: Rim, after: 'crease' | 'cut'): Wall => {
    const seat = foot.seat;
    // The first half is whole, the second may end before its crease comes down to the bottom.
    const centre = seat - half;
    return {
      name,
      width: seat,
      top: gussetHem(seat, hem, half, after),
      bottom: withFoot(
        foot,
        level(0, centre),
        level(centre, seat),
        straight([centre, 0], [centre, -half]),
        straight([centre, -half], [centre, -height]),
        straight([seat, 0], [centre, -half]),
        straight([centre, -half], [0, centre - half]),
      ),
    };
  };
  const upper = pen('glue', height, { role: 'glue', phase: bagPhases.walls })
    .hang(height, glue, glueHem(glue, hem))
    .mark('crease', straight([half, 0], [half, glue]));
  // Without a bottom flap of its own it ends on the line that is creased where it has one.
  const glueFlap = feet.glue
    ? upper
        .to(0, glue)
        .hang(0, 0, feet.glue)
        .mark('crease', straight([0, 0], [glue, glue]))
        .close()
    : upper.to(glue, glue).close();
  const tube = sleeve(
    height,
    [
      wall('front', feet.front),
      gusset('right', feet.right, 'crease'),
      wall('back', feet.back),
      gusset('left', feet.left, 'cut'),
    ],
    glueFlap,
  );
  return { ...tube, joins: [...tube.joins, { by: 'glue', a: 'front.bottom-flap', b: 'back.bottom-flap' }] };
};
