import type { Incompatible } from '../../src/author/index.ts';
import type { ChosenInTube } from './closure.ts';

/** True for external sizes that are drawn as the service draws them. */
export const drawnOutside = ({ allowance }: ChosenInTube): boolean => allowance === 'external';

/** A choice that the measured drawings of external sizes do not show. */
export const plainGlueOutside: Incompatible = {
  choices: { allowance: ['external'], glue_flap: ['flap_with_lock', 'flap_with_separator'] },
  code: 'external_and_glue_flap',
  why: 'external sizes are drawn only with the plain glue flap, as measured',
};

/** External sizes have one drawing of their creases, the measured one. */
export const straightOutside: Incompatible = {
  choices: { allowance: ['external'], scores: ['staggered'] },
  code: 'external_and_scores',
  why: 'external sizes are drawn only with the creases of the measured drawings',
};
