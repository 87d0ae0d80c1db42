import { carton } from '../../tube/carton.ts';
import { lockFlaps } from '../../tube/lock-flaps.ts';
import { tubes } from '../../tube/tubes.ts';

export default tubes(carton, { group: 'food_boxes' })({
  'Carton with interlocking ends': {
    closure: 'other',
    about: 'Folding carton with interlocking flaps at both ends, without glue or tuck.',
    from: 'house: a guess: its variables show a tube without settings; interlocking flaps are described as ECMA closure 82 with curved lobes; drawn with the barbed tongue of our lock end (house-lock-end): drawn alike',
    ids: ['becf-12014'],
    ends: lockFlaps('front', 'straight'),
  },
});
