import { cornerDispenser } from '../../tube/corner-dispenser.ts';
import { fullSeal } from '../../tube/seal.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';
import { tuck } from '../../tube/tuck.ts';

/**
 * Dispenser: a carton with a tuck lid, glued shut below, out of a lower corner of which an opening is torn.
 *
 *                     ╭────────╮
 *            ▕▔▔╲     ├────────┤ ╱▔▔▏
 *  ╱┌────────┬────────┬────────┬───────┐
 *  ▕│        │        │        │       │
 *  ▕│ front (│) right │  back  │ left  │
 *  ╲└┬──────┬┴────────┴┬──────┬┴───────┤
 *    │      ││        ││      ││       │
 *    └──────┘└────────┘└──────┘└───────┘
 */
export default tubeCarton({
  name: 'Tuck top seal bottom with corner dispenser',
  about:
    'Folding carton glued shut below, with a tuck lid; an opening is torn out of its lower corner to dispense goods.',
  group: 'cartons_special_boxes',
  code: { ecma: 'A10.20.03.03.32.51' },
  provenance: {
    kind: 'house',
    source:
      'our reading of A10.20 … 03 … 51: the bottom of becf-11d01, the lid of becf-1010a hung on the back, and segments of a circle, 10 above the bottom, on front and right wall. Not drawn, because not known to us: the feature 32, which elsewhere is a header in the place of this lid',
  },
  ids: { 'becf-11e02': {} },
  top: tuck('back'),
  bottom: fullSeal,
  size: { length: 155, width: 100, height: 160 },
  opening: cornerDispenser,
});
