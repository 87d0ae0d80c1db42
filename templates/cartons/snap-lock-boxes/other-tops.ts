import { frontIds } from '../../tray/front-features.ts';
import { snapLockBottom } from '../../tube/locked-bottom.ts';
import { topsThatAreGlued } from '../../tube/tops-that-are-glued.ts';
import { topsThatLock } from '../../tube/tops-that-lock.ts';

/** Cartons with a 1-2-3 bottom, which locks without glue, and various tops. */
export default [
  ...topsThatLock(snapLockBottom, {
    open: ['becf-10911'],
    winged: ['becf-10912'],
    webbed: ['becf-10913'],
    webbedTuck: frontIds(['becf-10914', 'becf-1091a', 'becf-1091b']),
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
