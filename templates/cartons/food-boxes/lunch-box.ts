import { carton } from '../../tube/carton.ts';
import { tubes } from '../../tube/tubes.ts';
import { webbedEnd } from '../../tube/webbed-end.ts';

export default tubes(carton, { group: 'food_boxes' })({
  'Lunch box with webbed ends': {
    closure: 'tuck',
    about: 'Folding carton with folded webs at both ends, closed by tuck lids.',
    from: 'house: webs on the side walls and tucks on the front, from its picture; the webbed ends of becf-10203',
    ids: ['becf-1200e'],
    size: { length: 100, width: 100, height: 150 },
    ends: webbedEnd('front', { tucked: true }),
  },
});
