import { caseTuck } from './case-tuck.ts';
import type { Closure } from './closure.ts';
import { restrictChoices } from './restrict-choices.ts';
import { tuck } from './tuck.ts';

const plain = (closure: Closure): Closure =>
  restrictChoices(closure, { flap: ['uni_tuck_flap'], tuck: ['sit_lock_tuck'], dust_flap: ['slit_lock_dust_flap'] });

/** A tuck lid of which flap, tuck and dust flaps are not to be chosen: the service offers no such choice in these styles. */
export const plainTuck = (lidOn: 'front' | 'back'): Closure => plain(tuck(lidOn));

/** The same of corrugated board. */
export const plainCaseTuck = (lidOn: 'front' | 'back'): Closure => plain(caseTuck(lidOn));
