import { tuck } from './carton-tuck.ts';
import type { Closure } from './closure.ts';
import { corrugatedTuck } from './corrugated-tuck.ts';
import { restrictChoices } from './restrict-choices.ts';

/** The tuck of styles for which the service offers no other. */
const plain = { flap: ['uni_tuck_flap'], tuck: ['sit_lock_tuck'], dust_flap: ['slit_lock_dust_flap'] } as const;

/** A tuck lid without a choice of flap, tuck and dust flaps, because the service offers none in these styles. */
export const plainTuck = (lidOn: 'front' | 'back'): Closure => restrictChoices(tuck(lidOn), plain);

export const plainCorrugatedTuck = (lidOn: 'front' | 'back'): Closure => restrictChoices(corrugatedTuck(lidOn), plain);

/** The same closure with the choices of a tuck. The service names them for a slotted case, but they have no effect on its shape. */
export const withNamedTuck = (closure: Closure): Closure => ({ ...closure, choices: { ...closure.choices, ...plain } });
