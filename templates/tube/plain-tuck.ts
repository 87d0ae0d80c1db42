import { tuck } from './carton-tuck.ts';
import type { Closure } from './closure.ts';
import { corrugatedTuck } from './corrugated-tuck.ts';
import { restrictChoices } from './restrict-choices.ts';

const plain = (closure: Closure): Closure =>
  restrictChoices(closure, { flap: ['uni_tuck_flap'], tuck: ['sit_lock_tuck'], dust_flap: ['slit_lock_dust_flap'] });

/** A tuck lid without a choice of flap, tuck and dust flaps, because the service offers none in these styles. */
export const plainTuck = (lidOn: 'front' | 'back'): Closure => plain(tuck(lidOn));

export const plainCorrugatedTuck = (lidOn: 'front' | 'back'): Closure => plain(corrugatedTuck(lidOn));
