import { shippingCase } from '../../tube/corrugated.ts';
import { tearAwayHood } from '../../tube/display-front.ts';
import { linedRim } from '../../tube/lined.ts';
import { slotted } from '../../tube/slotted.ts';
import { tubes } from '../../tube/tubes.ts';

/** Slotted cases whose goods are taken out through an open or a torn top. */
export default tubes(shippingCase, {
  group: 'standard_boxes',
  allowances: ['proportional', 'shop_table', 'crease'],
  evidence: 'words',
} as const)({
  'Slotted case with lined rim': {
    closure: 'open_tray',
    about:
      'Open case of corrugated board; its upper flaps fold in over a double rim, line the walls and show their print.',
    open: 'no top',
    from: 'house: drawing not seen; described under FEFCO 0214: the bottom of 0201, upper flaps that fold wholly inwards; our decisions: linings glued to their walls, two fifths of the height, one short of the joint',
    ids: ['house-lined-rim-case'],
    size: { length: 300, width: 200, height: 150 },
    top: linedRim,
    bottom: slotted('meet', 'straight'),
  },
  'Shelf-ready case': {
    closure: 'sealed',
    about:
      'Shipping case of corrugated board; a hood tears off along a perforation and leaves a tray with a low front on the shelf.',
    from: 'house: the case of 0201 with the perforation of becf-11d06 across its back as well, so that all upper flaps come off; our decisions: a front of two fifths and a back of four fifths of the height',
    ids: ['house-shelf-ready-case'],
    size: { length: 390, width: 290, height: 200 },
    ends: slotted('meet', 'straight'),
    opening: tearAwayHood,
  },
});
