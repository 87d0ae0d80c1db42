import { flip, type LineType, type Panel, pen, type Rim } from '../../board/index.ts';
import { straight, toDegrees } from '../../geometry/index.ts';
import { flapEnd, sleevePhases } from '../tubes/sleeve.ts';
import type { BagPack } from './bag-pack.ts';

/** When a bag folds: its hem while all is flat, its walls, then the bottom. */
export const bagPhases = {
  hem: sleevePhases.glue,
  walls: sleevePhases.walls,
  last: sleevePhases.last,
  open: sleevePhases.ends,
  front: sleevePhases.ends + 1,
  back: sleevePhases.ends + 2,
} as const;

/** The folded and glued bottom of a bag with gussets. All in mm. */
export interface BagBottom {
  readonly length: number;
  readonly width: number;
  /** Width of the last gusset, which is short of a whole one. */
  readonly last: number;
  /** Width of the glue flap, which completes that gusset. */
  readonly glue: number;
  /** How far the bottom flaps reach from the walls: half the width and what they overlap. */
  readonly depth: number;
  readonly pack: BagPack;
}

/** A bag's bottom flaps: one end for each wall, and what hangs on the foot of the glue flap, if anything. */
export interface BagFeet {
  readonly front: Rim;
  readonly right: Rim;
  readonly back: Rim;
  readonly left: Rim;
  readonly glue?: Panel;
}

/** What is left of a flap between its corners at least, in mm: a tongue that is glued to the flap across. */
const TONGUE = 10;

/**
 * The bottom of a bag. No board is taken off its corners: at each foot of a gusset a 45° crease runs half the width
 * into the flap of front or back, in a bag about as deep as long as far as the tongue between the corners leaves it, and a slit from
 * there to its end; what lies beyond is a corner that goes on as the flap of the gusset.
 * To close it, front and back swing out and double their corners, by which the gussets' flaps are drawn in; then the front's is
 * folded over them, and the back's over that. The corners lie between in life; here, where all flaps are creased on one line, on top.
 */
export const bagBottom = ({ length, width, last, glue, depth, pack }: BagBottom): BagFeet => {
  const reach = Math.min(width, length - TONGUE) / 2;
  // Standing on the 45° crease, from the end of the slit to the foot of the gusset.
  const corner = (name: string): Panel => {
    const overlap = (depth - reach) * Math.SQRT1_2;
    const p = pen(name, reach * Math.SQRT2)
      .to((2 * reach - depth) * Math.SQRT1_2, depth * Math.SQRT1_2, 'crease')
      .to(-overlap, overlap);
    return { ...p.close(), folds: [{ phase: bagPhases.open, to: 180, ease: doubled }], delivered: pack.doubled };
  };
  const major = (of: 'front' | 'back'): Rim => {
    const [before, after] = of === 'front' ? ['left', 'right'] : ['right', 'left'];
    const flap = pen('bottom-flap', length, {
      foldSteps: [{ phase: bagPhases.open, to: -90 }],
      phase: bagPhases[of],
      delivered: pack[of],
    })
      // Seen upside down: what comes after is on the left.
      .hang(length - reach, reach, corner(`${before}-corner`))
      .to(length - reach, depth)
      .to(reach, depth)
      .to(reach, reach)
      .hang(0, 0, flip(corner(`${after}-corner`)))
      .close();
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
 * The sine of how far the gussets' flaps have turned while front and back swing out by b, steadily to 90°. A corner
 * keeps its 45° between its two creases, which both start from the foot of the gusset: sin α + cos α cos b = 1.
 */
const drawn = (share: number): number => {
  const c = Math.cos((share * Math.PI) / 2) ** 2;
  return (1 - c) / (1 + c);
};

const drawnIn = (share: number): number => toDegrees(Math.asin(drawn(share)));

/** How far a corner has turned against the flap it hangs on: sin²(δ/2) = sin α. */
const doubled = (share: number): number => toDegrees(2 * Math.asin(Math.sqrt(drawn(share))));
