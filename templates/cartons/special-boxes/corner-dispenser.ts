import { carton } from '../../tube/carton.ts';
import { tuck } from '../../tube/carton-tuck.ts';
import { cornerDispenser } from '../../tube/corner-dispenser.ts';
import { twelveIds } from '../../tube/ids.ts';
import { fullLugSeal } from '../../tube/lug-seal.ts';
import { tubes } from '../../tube/tubes.ts';

export default tubes(carton, { group: 'special_boxes' })({
  'Tuck top seal bottom with corner dispenser': {
    closure: 'tuck',
    about:
      'Folding carton with a tuck lid; a tongue with lugs holds its bottom, and an opening tears out of a lower corner to dispense goods.',
    code: 'A10.20.03.03.32.51',
    from: 'house: our reading of A10.20.03.03 with X32 and X51: the end of becf-10917 as its bottom, the lid of becf-1010a on the back, and segments of a circle, 10 above the bottom, on front and right wall',
    ids: twelveIds('becf-11e', 2),
    top: tuck('back'),
    // The lid offers the dust flaps.
    bottom: { ...fullLugSeal, choices: {} },
    size: { length: 155, width: 100, height: 160 },
    opening: cornerDispenser,
  },
});
