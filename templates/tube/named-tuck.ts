import type { Closure } from './closure.ts';

/** The same closure with the choices of a tuck. The service names them for a slotted case, but they have no effect on its shape. */
export const withNamedTuck = (closure: Closure): Closure => ({
  ...closure,
  choices: { ...closure.choices, flap: ['uni_tuck_flap'], tuck: ['sit_lock_tuck'], dust_flap: ['slit_lock_dust_flap'] },
});
