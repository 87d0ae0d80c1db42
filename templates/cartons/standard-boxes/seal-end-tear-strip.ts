import { fullSeal } from '../../tube/seal.ts';
import { tearStrip } from '../../tube/tear-strip.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

/**
 * Seal end carton that is torn open: a strip round three walls parts a lid from it, which hangs on the back.
 *
 *    ┌──────┐┌──────┐┌──────┐┌─────┐
 *    │      ││      ││      ││     │
 *  ╱┌┴──────┴┬──────┬┴──────┴┬─────┤
 *  ┊├╌╌╌╌╌╌╌╌┼╌╌╌╌╌╌┼────────┼(╌╌╌╌┤
 *  ▕│ front  │right │  back  │left │
 *  ╲└┬──────┬┴──────┴┬──────┬┴─────┤
 *    │      ││      ││      ││     │
 *    └──────┘└──────┘└──────┘└─────┘
 */
export default tubeCarton({
  name: 'Seal end with tear strip',
  about: 'Folding carton glued shut at both ends; a tear strip round three walls makes a hinged lid of its upper end.',
  group: 'cartons_standard_boxes',
  code: {},
  provenance: {
    kind: 'house',
    source:
      'the carton of becf-11d01 with a strip of 14 torn off 25 below the top; our decisions: it goes round left, front and right, through the glue flap as well, from a tab cut half round at its end on the left, and the back is creased as the hinge of the lid',
  },
  ids: { 'becf-11d04': {} },
  top: fullSeal,
  bottom: fullSeal,
  opening: tearStrip,
});
