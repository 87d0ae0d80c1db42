import { carton } from '../../tube/carton.ts';
import { autoLockBottom } from '../../tube/locked-bottom.ts';
import { openEnd } from '../../tube/open-end.ts';
import { topsThatAreGlued } from '../../tube/tops-that-are-glued.ts';
import { topsThatLock } from '../../tube/tops-that-lock.ts';
import { tubes } from '../../tube/tubes.ts';

/** Cartons with a glued auto-lock bottom, which locks when the box is opened, and various tops. */
export default [
  ...tubes(carton, 'tuck_top_auto_bottom_boxes', { bottom: autoLockBottom.closure })({
    'Open top auto bottom': {
      about: 'Folding carton with an open top and a glued bottom that locks when the box is erected.',
      open: 'no top',
      code: 'A60.01.00.00',
      from: 'standard: ECMA A60.01, the body and bottom of becf-1100a cut straight at the top',
      ids: ['becf-11011'],
      size: { length: 200 },
      top: openEnd,
    },
  }),
  ...topsThatLock(autoLockBottom, {
    winged: ['becf-11012'],
    webbed: ['becf-11013'],
    webbedTuck: {
      'becf-11014': {},
      'becf-1101a': { choices: { thumb_cut: 'both' } },
      'becf-1101b': { choices: { postal_lock: 'both' } },
    },
    fullTuck: ['house-full-tuck-top-auto-bottom'],
    lock: ['house-lock-top-auto-bottom'],
    taperedLock: ['house-lock-top-auto-bottom-tapered'],
  }),
  ...topsThatAreGlued(autoLockBottom, {
    full: ['becf-11018'],
    economy: ['becf-11019'],
    lugTongue: ['becf-11017'],
    header: ['house-seal-top-auto-bottom-header'],
    gable: { 'becf-10b02': {}, 'becf-10b04': { size: { length: 200, height: 150 } } },
  }),
];
