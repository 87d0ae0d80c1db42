import { carton } from '../../tube/carton.ts';
import { tuck } from '../../tube/carton-tuck.ts';
import { cornerDispenser } from '../../tube/corner-dispenser.ts';
import { twelveIds } from '../../tube/ids.ts';
import { fullSeal } from '../../tube/seal.ts';
import { tubes } from '../../tube/tubes.ts';

/** Cartons with a tear-open corner for dispensing. */
export default tubes(
  carton,
  'special_boxes',
)({
  'Tuck top seal bottom with corner dispenser': {
    closure: 'tuck',
    about:
      'Folding carton with a glued bottom and a tuck lid; an opening tears out of a lower corner to dispense goods.',
    code: 'A10.20.03.03.32.51',
    from: [
      'house',
      'our reading of A10.20 … 03 … 51: the bottom of becf-11d01, the lid of becf-1010a on the back, and segments of a circle, 10 above the bottom, on front and right wall. Not drawn because unknown: the feature 32, which elsewhere is a header in place of this lid',
    ],
    ids: twelveIds('becf-11e', 2),
    top: tuck('back'),
    bottom: fullSeal,
    size: { length: 155, width: 100, height: 160 },
    opening: cornerDispenser,
  },
});
