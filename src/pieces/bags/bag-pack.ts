import type { FlatFold } from '../../board/index.ts';

/**
 * How a bag with gussets lies where it is delivered flat. Both gussets are folded in between front and back. The foot of the front
 * is folded up over the front, half the width above its lower edge, so that the bottom lies in front of it and of the foot,
 * hinged on the foot of the back; the gussets' triangles lie between. From the front inwards come two hems, the
 * halves of a gusset, two hems, the back; from the front outwards its foot, a triangle beside it, the foot of the gusset, its
 * bottom flap, in a folded bottom the corner of the front's flap, the flap of the front, that of the back.
 */
export interface BagPack {
  /** Shut upon one another. */
  readonly doubled: FlatFold;
  /** Back to back: the middle of a gusset, the foot of the front on the front, the two triangles. */
  readonly backed: FlatFold;
  /** A gusset on front or back: their hems lie between. */
  readonly gusset: FlatFold;
  /** The glue flap on the front: the hem of the front lies between; the others are pressed. */
  readonly glue: FlatFold;
  /** The last triangle on its half of the gusset: front and foot lie between, with the room of the hems. */
  readonly triangle: FlatFold;
  /** The bottom flaps of front and back. */
  readonly front: FlatFold;
  readonly back: FlatFold;
}

/** The pack of a bag of this board, in mm. */
export const bagPack = (material: number, corners: 'folded' | 'slotted'): BagPack => {
  const shut = (boards: number): FlatFold => ({ to: 180, between: boards * material });
  const corner = corners === 'folded' ? 1 : 0;
  // Two triangles, the flap of the gusset, the corner of this flap.
  const inBottom = 3 + corner;
  return {
    doubled: shut(0),
    backed: { to: -180 },
    gusset: shut(2),
    glue: shut(1),
    triangle: shut(4),
    front: shut(inBottom),
    // Besides, the gusset with the room of four hems, front, foot and front flap, and the corner of the back flap.
    back: shut(inBottom + 9 + corner),
  };
};
