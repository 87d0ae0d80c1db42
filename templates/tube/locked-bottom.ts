import { autoLock } from './auto-lock.ts';
import { snapLock } from './snap-lock.ts';

/** A bottom of carton with many tops, and its names, texts and codes. */
export type LockedBottom = typeof snapLockBottom;

export const snapLockBottom = {
  closure: snapLock('carton'),
  group: 'snap_lock_boxes',
  /** Names of its boxes end with it. */
  name: 'snap lock',
  /** Its name in texts, and its name beside a tuck lid or a header. */
  text: 'a 1-2-3 bottom',
  held: 'a 1-2-3 bottom',
  /** The same, and how it holds. */
  how: 'a 1-2-3 bottom that locks without glue',
  /** The box whose bottom it is. */
  shownBy: 'becf-1090a',
  /** The beginning of the ECMA codes of its boxes. */
  series: 'A55',
  /** The whole ECMA code, from the digits of the top, and from those of the wall with the top and all digits after them. */
  code: (top: string, wall: string): string => `A55.${top}.01.${wall}`,
  /** The wall of a lid that may hang on either wall. */
  lidOn: 'back' as 'front' | 'back',
};

export const autoLockBottom: LockedBottom = {
  closure: autoLock('carton'),
  group: 'tuck_top_auto_bottom_boxes',
  name: 'auto bottom',
  text: 'an auto-lock bottom',
  held: 'a glued bottom',
  how: 'a glued bottom that locks when the box is erected',
  shownBy: 'becf-1100a',
  series: 'A60',
  code: (top, wall) => `A60.${top}.00.${wall}`,
  lidOn: 'front',
};
