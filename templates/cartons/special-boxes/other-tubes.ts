import { autoLock } from '../../tube/auto-lock.ts';
import { carton } from '../../tube/carton.ts';
import { doors } from '../../tube/doors.ts';
import { finnedGable } from '../../tube/gusseted-gable.ts';
import { holeTabs } from '../../tube/hole-tabs.ts';
import { petalTop } from '../../tube/petal-top.ts';
import { economySeal } from '../../tube/seal.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tubes } from '../../tube/tubes.ts';
import { webbedEnd } from '../../tube/webbed-end.ts';

export default tubes(carton, { group: 'special_boxes' })({
  'Petal top box': {
    closure: 'snap_lock',
    about: 'Folding carton with four interleaved petals as its top and a 1-2-3 bottom.',
    from: 'house: four petals over a 1-2-3 bottom, from its picture; the petals of becf-11e01 on a tube. The difference of becf-11e13 from becf-11e0f is not known: drawn alike',
    ids: ['becf-11e0f', 'becf-11e13'],
    size: { length: 90, width: 90, height: 120 },
    top: petalTop,
    bottom: snapLock('carton'),
  },
  'Milk carton': {
    closure: 'snap_lock',
    about:
      'Folding carton with a gable roof over folded gussets, a fin on its ridge that is glued shut, and a 1-2-3 bottom.',
    from: 'house: the gable of becf-10b01 with a fin of two plies in place of its handles: the gussets end below the fin, which is glued by hand. For dry goods: the fin of a filling machine, into which the gussets go on, and its sealed bottom are not drawn',
    ids: ['house-milk-carton'],
    size: { length: 70, width: 70, height: 200 },
    top: finnedGable,
    bottom: snapLock('carton'),
  },
  'Advent calendar': {
    closure: 'sealed',
    about:
      'Flat folding carton glued shut at both ends, with 24 doors in its front, for a tray or a partition of 24 cells.',
    from: 'house: the calendar in common use: the seal end of becf-11d02 with four rows of six doors, perforated on three sides; our decision: 12 between the doors',
    ids: ['house-advent-calendar'],
    reads: { depth: 'width' },
    size: { length: 420, width: 30, height: 240 },
    ends: economySeal,
    opening: doors,
  },
  'Square webbed top box': {
    closure: 'auto_bottom',
    about: 'Folding carton with a webbed top with tuck, and an auto-lock bottom.',
    from: 'house: the ends of becf-11014 at another size; webs and tuck are read from its variables',
    ids: ['becf-11e11'],
    size: { length: 145, width: 145, height: 150 },
    top: webbedEnd('front', { tucked: true, boards: autoLock('carton').gluedFlat }),
    bottom: autoLock('carton'),
  },
  'Box with hole tabs': {
    closure: 'auto_bottom',
    about: 'Open folding carton with an auto-lock bottom; its side walls rise as tabs with a round hole for a cord.',
    open: 'no top',
    from: 'house: tabs with round holes, from its picture; their size is our decision',
    ids: ['becf-11e16'],
    size: { length: 101, width: 50, height: 70 },
    top: holeTabs,
    bottom: autoLock('carton'),
  },
});
