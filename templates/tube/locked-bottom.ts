import { autoLock } from './auto-lock.ts';
import type { Closure } from './closure.ts';
import { snapLock } from './snap-lock.ts';

/** A bottom of carton with many tops, and its names, texts and codes. */
export interface LockedBottom {
  readonly closure: Closure;
  readonly group: string;
  /** Names of its boxes end with it. */
  readonly name: string;
  /** Its name in texts, and its name beside a tuck lid or a header. */
  readonly text: string;
  readonly held: string;
  /** The same, and how it holds. */
  readonly how: string;
  /** The box whose bottom it is. */
  readonly shownBy: string;
  /** The beginning of the ECMA codes of its boxes. */
  readonly series: string;
  /** The whole ECMA code, from the digits of the top, and from those of the wall with the top and all digits after them. */
  readonly code: (top: string, wall: string) => string;
  /** The wall of a lid that may hang on either wall. */
  readonly lidOn: 'front' | 'back';
}

export const snapLockBottom: LockedBottom = {
  closure: snapLock('carton'),
  group: 'snap_lock_boxes',
  name: 'snap lock',
  text: 'a 1-2-3 bottom',
  held: 'a 1-2-3 bottom',
  how: 'a 1-2-3 bottom that locks without glue',
  shownBy: 'becf-1090a',
  series: 'A55',
  code: (top, wall) => `A55.${top}.01.${wall}`,
  lidOn: 'back',
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
