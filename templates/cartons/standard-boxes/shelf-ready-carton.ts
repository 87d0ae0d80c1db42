import { displayFront } from '../../tube/display-front.ts';
import { angledFullSeal, angledTornSeal } from '../../tube/seal.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

/**
 * Shelf-ready carton: glued shut at both ends; its upper end and the upper part of its front are torn off
 * as a hood, and what stays is a display.
 *
 *    ┌──────┐┌──────┐┌──────┐┌─────┐
 *    │      │ ╲    ╱ │      │ ╲   ╱
 *  ╱┌┴──────┴┬──────┬┴╌╌╌╌╌╌┴┬─────┤
 *  ▕│        │     ╱│        │╲    │
 *  ┊├╌╌(╌)╌╌╌┼╌╌╌╌▔ │        │ ▔╌╌╌┤
 *  ▕│ front  │right │  back  │left │
 *  ╲└┬──────┬┴──────┴┬──────┬┴─────┤
 *    │      │ ╱    ╲ │      │ ╱   ╲
 *    └──────┘└──────┘└──────┘└─────┘
 */
export default tubeCarton({
  name: 'Shelf-ready carton',
  about: 'Folding carton glued shut at both ends; its upper part is torn off, and a display with a low front stays.',
  group: 'cartons_standard_boxes',
  code: {},
  provenance: {
    kind: 'house',
    source:
      'the carton of becf-11d01 with angled dust flaps and a perforation from the upper end of the back down the sides and across the front at 40 % of its height; our decisions: the curve, a half circle in the front to push a thumb in, and that the upper flap of the back is torn off as well, along its crease',
  },
  ids: { 'becf-11d06': {} },
  top: angledTornSeal,
  bottom: angledFullSeal,
  opening: displayFront,
});
