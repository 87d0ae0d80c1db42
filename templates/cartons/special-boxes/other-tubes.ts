import { autoLock } from '../../tube/auto-lock.ts';
import { carton } from '../../tube/carton.ts';
import { holeTabs } from '../../tube/hole-tabs.ts';
import { petalTop } from '../../tube/petal-top.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tubes } from '../../tube/tubes.ts';
import { webbedEnd } from '../../tube/webbed-end.ts';

/** Gift cartons: tubes with tops of their own. */
export default tubes(
  carton,
  'special_boxes',
)({
  'Petal top box': {
    about: 'Folding carton closed by four petals that go under one another in turn, with a 1-2-3 bottom.',
    from: [
      'house',
      'four petals over a 1-2-3 bottom, by its picture; the petals of becf-11e01 on a tube. What tells becf-11e13 from becf-11e0f is not known: both are drawn alike',
    ],
    ids: ['becf-11e0f', 'becf-11e13'],
    size: { length: 90, width: 90, height: 120 },
    top: petalTop,
    bottom: snapLock('carton'),
  },
  'Square webbed top box': {
    about: 'Square folding carton with a webbed end and a tuck above, and an auto-lock bottom.',
    from: ['house', 'the ends of becf-11014 at another size; that it has its webs and tuck is read from its letters'],
    ids: ['becf-11e11'],
    size: { length: 145, width: 145, height: 150 },
    top: webbedEnd('front', { tucked: true, boards: autoLock('carton').gluedFlat }),
    bottom: autoLock('carton'),
  },
  'Box with hole tabs': {
    closure: 'open_tray',
    about: 'Open folding carton whose side walls rise as tabs with a round hole for a cord, with an auto-lock bottom.',
    open: 'no top',
    from: ['house', 'tabs with round holes, by its picture; their size is our decision'],
    ids: ['becf-11e16'],
    size: { length: 101, width: 50, height: 70 },
    top: holeTabs,
    bottom: autoLock('carton'),
  },
});
