import { frontIds } from '../../tray/front-features.ts';
import { carton } from '../../tube/carton.ts';
import { tubes } from '../../tube/tubes.ts';
import { webbedEnd } from '../../tube/webbed-end.ts';
import { wingedLid } from '../../tube/winged-lid.ts';

export default tubes(carton, { group: 'tuck_end_boxes' })({
  'Winged lid end': {
    about: 'Folding carton whose lids hold by wings inside the side walls; it has no tucks and no dust flaps.',
    code: 'A40.40.03.03',
    from: 'standard: ECMA A40.40 after independent drawings of the code: a lid as deep as the box, wings of 15 at a width of 50, one plain flap under it',
    ids: ['becf-10201'],
    ends: wingedLid,
  },
  'Webbed end': {
    about: 'Folding carton with webbed ends: a flap and both dust flaps are one piece, the other flap is pushed in.',
    code: 'A45.45.01.01',
    from: 'standard: ECMA A45.45 after independent drawings of the code: webs of 0.4 of the width, the closing flap as deep as the box, leaning by 0.08, its corners round',
    ids: ['becf-10202'],
    ends: webbedEnd('front'),
  },
  'Webbed end with tuck': {
    about: 'Folding carton with webbed ends whose closing flaps tuck in.',
    code: 'A46.46.03.03',
    from: 'house: the webbed end of becf-10202 with a tuck, from the variables and rows of the code 46 (confidence 0.75); our decisions: the tuck enters through the crease of the webbed flap, cut open for it and 1.5 boards wide, and the corner at the glue flap has no web',
    ids: frontIds(['becf-10203', 'becf-1020e', 'becf-1020f']),
    ends: webbedEnd('back', { tucked: true }),
  },
});
