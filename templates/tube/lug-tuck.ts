import { leastLugged, mm } from '../../src/author/index.ts';
import type { Closure } from './closure.ts';
import { restrictChoices } from './restrict-choices.ts';
import { tuck } from './tuck.ts';

/** What else a tuck offers is not in the code. */
const plain = {
  flap: ['friction_fit_tuck_in_flap'],
  tuck: ['sit_lock_tuck'],
  hanger_tab: ['none'],
  hanger: ['none'],
  thumb_cut: ['none'],
  postal_lock: ['both'],
} as const;

/** Width of a tongue, and how far each lug stands out beside it, as drawings of X32 on a seal end have it at a length of 100. */
const [TONGUE, LUG] = [24, 3.1] as const;

/**
 * A tuck lid with features X32 and X33: the tuck carries a tongue with locking lugs, which comes out of a slit in the wall that takes the tuck in, as
 * the tab of a postal lock does. Our reading (0.75 sure): on a tuck neither feature was seen drawn. `sized`: the tongue may be chosen.
 */
export const lugTuck = (lidOn: 'front' | 'back', sized = false): Closure => {
  const closure = restrictChoices(
    tuck(lidOn, {
      lugs: ({ material, tongue_width, tongue_length, lug }) => ({
        width: tongue_width ?? TONGUE,
        reach: tongue_length ?? Math.max(12, leastLugged(material)),
        lug: lug ?? LUG,
      }),
    }),
    plain,
  );
  const { endChoices: _, ...rest } = closure;
  return {
    ...rest,
    options: (size, chosen, end) => ({
      ...closure.options?.(size, chosen, end),
      ...(sized && {
        tongue_width: mm(TONGUE, [12, 28], 'Width of the tongue that comes out of the wall'),
        tongue_length: mm(
          Math.max(12, leastLugged(size.material)),
          [leastLugged(size.material), 25],
          'Length of the tongue',
        ),
        lug: mm(LUG, [1.5, 5], 'How far each lug stands out beside the tongue'),
      }),
    }),
  };
};
