import { frontIds } from '../../tray/front-features.ts';
import { autoLockBottom } from '../../tube/locked-bottom.ts';
import { topsThatAreGlued } from '../../tube/tops-that-are-glued.ts';
import { topsThatLock } from '../../tube/tops-that-lock.ts';

/** Cartons with a glued auto-lock bottom, which locks when the box is opened, and various tops. */
export default [
  ...topsThatLock(autoLockBottom, {
    open: ['becf-11011'],
    winged: ['becf-11012'],
    webbed: ['becf-11013'],
    webbedTuck: frontIds(['becf-11014', 'becf-1101a', 'becf-1101b']),
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
