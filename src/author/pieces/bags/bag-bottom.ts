import { type FlatFold, type LineType, type Panel, pen, type Rim } from '../../../board/index.ts';
import { straight, toDegrees } from '../../../geometry/index.ts';
import { type Ends, flapEnd, sleevePhases, type TubeEnd } from '../tubes/sleeve.ts';
import type { BagPack } from './inner/bag-pack.ts';

/** Fold phases of a bag: the hem while the blank is flat, the walls, then the bottom. */
export const bagPhases = {
  hem: sleevePhases.glue,
  walls: sleevePhases.walls,
  last: sleevePhases.last,
  open: sleevePhases.ends,
  front: sleevePhases.ends + 1,
  back: sleevePhases.ends + 2,
} as const;

/** The folded and glued bottom of a bag with gussets. All in mm. */
export interface BagBottom extends Omit<TubeEnd, 'end' | 'material'> {
  /** Width of the glue flap, which completes the last gusset. */
  readonly glue: number;
  /** Length of the bottom flaps: half the width plus their overlap. */
  readonly depth: number;
  readonly pack: BagPack;
}

/** The bottom flaps of a bag, one end for each wall. `glue` is the flap on the glue flap, if it has one. */
export interface BagFeet extends Omit<Ends, 'joins'> {
  readonly glue?: Panel;
}

/** Least width of a flap between its corners, in mm. This tongue is glued to the opposite flap. */
const TONGUE = 10;

/**
 * The bottom of a bag, with folded corners. From each foot of a gusset a 45° crease runs into the flap of front or back, half the width
 * deep, or less where the tongue between the corners needs the space. A slit continues it to the edge of the flap. The corner beyond crease
 * and slit is one piece with the flap of the gusset. To close the bottom, the flaps of front and back swing out and double their corners,
 * which draws the gussets' flaps in. The front's flap then folds over them, and the back's over the front's. In a real bag the corners lie
 * between the flaps; here they lie on top, because all flaps are creased on one line.
 */
export const bagBottom = ({ length, width, last, glue, depth, pack }: BagBottom): BagFeet => {
  const reach = Math.min(width, length - TONGUE) / 2;
  // The seat is the 45° crease, from the end of the slit to the foot of the gusset.
  const corner = (name: string): Panel => {
    const overlap = (depth - reach) * Math.SQRT1_2;
    const p = pen(name, reach * Math.SQRT2)
      .to((2 * reach - depth) * Math.SQRT1_2, depth * Math.SQRT1_2, 'crease')
      .to(-overlap, overlap);
    return { ...p.close(), folds: [{ phase: bagPhases.open, to: 180, ease: doubled }], delivered: pack.doubled };
  };
  const major = (of: 'front' | 'back'): Rim => {
    const [before] = of === 'front' ? ['left', 'right'] : ['right', 'left'];
    const flap = pen('bottom-flap', length, {
      foldSteps: [{ phase: bagPhases.open, to: -90 }],
      phase: bagPhases[of],
      delivered: pack[of],
    })
      // A bottom flap is drawn upside down: the corner at the next wall is on the left.
      .hang(length - reach, reach, corner(`${before}-corner`))
      .to(length - reach, depth)
      .closeMirrored();
    return flapEnd(flap);
  };
  const gusset = (seat: number, before: LineType, after: LineType, centre?: number): Panel => {
    const p = pen('bottom-flap', seat).to(seat, depth, before).to(0, depth).to(0, 0, after);
    if (centre !== undefined) p.mark('crease', straight([centre, 0], [centre, depth]));
    return { ...p.close(), folds: [{ phase: bagPhases.open, to: 90, ease: drawnIn }], delivered: pack.doubled };
  };
  return {
    front: major('front'),
    right: flapEnd(gusset(width, 'crease', 'crease', width / 2)),
    back: major('back'),
    left: flapEnd(gusset(last, 'crease', 'cut', last - width / 2)),
    glue: gusset(glue, 'cut', 'crease'),
  };
};

/**
 * The sine of the fold angle α of the gussets' flaps while the flaps of front and back swing out by b, at a constant rate to 90°.
 * A corner keeps its 45° between its two creases, which both start at the foot of the gusset: sin α + cos α cos b = 1.
 */
const drawn = (share: number): number => {
  const c = Math.cos((share * Math.PI) / 2) ** 2;
  return (1 - c) / (1 + c);
};

const drawnIn = (share: number): number => toDegrees(Math.asin(drawn(share)));

/** The fold angle δ of a corner against the flap it hangs on: sin²(δ/2) = sin α. */
const doubled = (share: number): number => toDegrees(2 * Math.asin(Math.sqrt(drawn(share))));

/** The bottom of a bag with a separate flap of length `depth` on each wall. All in mm. */
export type BagFlaps = Omit<BagBottom, 'glue'>;

/** Half the width of the slot between two flaps, and the depth of its pointed end at the corner, in mm, as measured in becf-12109. */
const SLOT = { half: 3, deep: 5 } as const;

/**
 * A block bottom: four flaps with slots between them. They fold in like the flaps of a case, those of the gussets first.
 * The flaps of the gussets are creased in their middle, so that the bag lies flat. The glue flap has no bottom flap.
 */
export const bagFlaps = ({ length, width, last, depth, pack }: BagFlaps): BagFeet => {
  const foot = (seat: number, phase: number, delivered: FlatFold, centre?: number): Rim => {
    const flap = pen('bottom-flap', seat, { phase, delivered })
      .to(seat - SLOT.half, SLOT.deep)
      .to(seat - SLOT.half, depth);
    if (centre !== undefined) flap.mark('crease', straight([centre, 0], [centre, depth]));
    return flapEnd(flap.closeMirrored());
  };
  return {
    front: foot(length, bagPhases.front, pack.front),
    right: foot(width, bagPhases.open, pack.doubled, width / 2),
    back: foot(length, bagPhases.back, pack.back),
    left: foot(last, bagPhases.open, pack.doubled, last - width / 2),
  };
};
