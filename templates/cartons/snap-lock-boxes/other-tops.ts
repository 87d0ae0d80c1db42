import { carton } from '../../tube/carton.ts';
import { snapLockBottom } from '../../tube/locked-bottom.ts';
import { openEnd } from '../../tube/open-end.ts';
import { topsThatAreGlued } from '../../tube/tops-that-are-glued.ts';
import { topsThatLock } from '../../tube/tops-that-lock.ts';
import { tubes } from '../../tube/tubes.ts';

/** Cartons with a 1-2-3 bottom, which locks without glue, and various tops. */
export default [
  ...tubes(carton, 'snap_lock_boxes', { bottom: snapLockBottom.closure })({
    'Open top snap lock': {
      about: 'Folding carton with an open top and a 1-2-3 bottom that locks without glue.',
      open: 'no top',
      code: 'A55.01.01.00',
      from: 'standard: ECMA A55.01, the body and bottom of becf-1090a cut straight at the top',
      ids: ['becf-10911'],
      size: { length: 200 },
      top: openEnd,
    },
  }),
  ...topsThatLock(snapLockBottom, {
    winged: ['becf-10912'],
    webbed: ['becf-10913'],
    webbedTuck: {
      'becf-10914': {},
      'becf-1091a': { choices: { thumb_cut: 'both' } },
      'becf-1091b': { choices: { postal_lock: 'both' } },
    },
    fullTuck: ['house-full-tuck-top-snap-lock'],
    lock: ['house-lock-top-snap-lock'],
    taperedLock: ['house-lock-top-snap-lock-tapered'],
  }),
  ...topsThatAreGlued(snapLockBottom, {
    full: ['becf-10918'],
    economy: ['becf-10919'],
    lugTongue: { 'becf-10917': { size: { length: 200 } } },
    header: ['house-seal-top-snap-lock-header'],
    gable: { 'becf-10b01': {}, 'becf-10b03': { size: { length: 200 } } },
  }),
];
