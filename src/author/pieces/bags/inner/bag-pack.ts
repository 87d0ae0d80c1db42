import type { FlatFold } from '../../../../board/index.ts';

/**
 * Folds of a bag with gussets when it is delivered flat. Both gussets are folded in between front and back. The foot of the front is folded
 * up over the front, along a line half the width above the lower edge. The bottom then lies in front of the front and its foot, hinged on
 * the foot of the back, with the gussets' triangles between. Layers from the front inwards: two hems, the two halves of a gusset, two hems,
 * the back. From the front outwards: the foot of the front with a triangle beside it, the foot of the gusset, its bottom flap, the corner
 * of the front's flap (folded bottom only), the front's flap, the back's flap.
 */
export type BagPack = ReturnType<typeof bagPack>;

/** The flat folds of a bag of this board thickness in mm. */
export const bagPack = (material: number, corners: 'folded' | 'slotted') => {
  const shut = (boards: number): FlatFold => ({ to: 180, layerThickness: boards * material });
  const corner = corners === 'folded' ? 1 : 0;
  // Layers: two triangles, the flap of the gusset, the corner of the front's flap.
  const inBottom = 3 + corner;
  return {
    /** Panels folded face to face, with nothing between them. */
    doubled: shut(0),
    /** Panels folded back to back: the middle of a gusset, the front and its foot, the two triangles. */
    backed: { to: -180 } satisfies FlatFold,
    /** A gusset on front or back, with both hems between. */
    gusset: shut(2),
    /** The glue flap on the front, with the hem of the front between. The other layers are pressed together. */
    glue: shut(1),
    /** The last triangle on its half of the gusset, with the front, its foot and space for the hems between. */
    triangle: shut(4),
    /** The bottom flaps of front and back. */
    front: shut(inBottom),
    // And the gusset, space for four hems, the front, its foot and its flap, and the corner of the back's flap.
    back: shut(inBottom + 9 + corner),
  };
};
