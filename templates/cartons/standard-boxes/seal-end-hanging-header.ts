import { sealUnderHeader } from '../../tube/header.ts';
import { fullSeal } from '../../tube/seal.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

/**
 * Seal end carton to hang up: its back rises as a header of two plies with a Euro slot.
 *
 *                       ┌──────┐
 *    ┌──────┐┌─────┐   ┌┴──────┴┐  ┌─────┐
 *    │      ││     │   │   ▬    │  │     │
 *  ╱┌┴──────┴┬─────┴───┤        ├──┴─────┤
 *  ▕│ front  │ right   │  back  │  left  │
 *  ╲└┬──────┬┴─────────┴┬──────┬┴────────┤
 *    └──────┘ └────────┘└──────┘└────────┘
 */
export default tubeCarton({
  name: 'Seal end with hanging header',
  about: 'Folding carton glued shut at both ends, its back doubled above the box to hang it up by.',
  group: 'cartons_standard_boxes',
  code: { ecma: 'A11.11.03.03.32' },
  provenance: {
    kind: 'house',
    source:
      'our reading of 11 … 32: the back is the header, so that one large flap, on the front, closes the top; body, slots and bottom of becf-11d01',
  },
  ids: { 'becf-11d03': {} },
  top: sealUnderHeader,
  bottom: fullSeal,
});
