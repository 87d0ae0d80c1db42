import { carton } from '../../tube/carton.ts';
import { lockFlaps } from '../../tube/lock-flaps.ts';
import { tubes } from '../../tube/tubes.ts';

/** Cartons that close with flaps that hook into one another. */
export default tubes(
  carton,
  'food_boxes',
)({
  'Carton with interlocking ends': {
    closure: 'other',
    about: 'Folding carton whose flaps hook into one another at both ends, without glue and without a tuck.',
    from: [
      'house',
      'a guess from its letters, a tube with nothing to set: flaps that interlock, said to be ECMA closure 82 with curved lobes; drawn with the barbed tongue of our lock end (house-lock-end): drawn alike',
    ],
    ids: ['becf-12014'],
    top: lockFlaps('front', 'straight'),
    bottom: lockFlaps('front', 'straight'),
  },
});
