import { leastLugged, mm, usualLugged, widestLugged } from '../../src/author/index.ts';
import { tuck } from './carton-tuck.ts';
import type { Closure } from './closure.ts';
import { restrictChoices } from './restrict-choices.ts';

/** The ECMA code has no other choices for this tuck. */
const plain = {
  flap: ['friction_fit_tuck_in_flap'],
  tuck: ['sit_lock_tuck'],
  hanger_tab: ['none'],
  hanger: ['none'],
  thumb_cut: ['none'],
  postal_lock: ['both'],
} as const;

/**
 * A tuck lid with features X32 and X33: the tuck carries a tongue with locking lugs, which comes out of a slit in the wall that takes the tuck in, as
 * the tab of a postal lock does. Our reading (0.75 sure): on a tuck neither feature was seen drawn. `sized`: the tongue may be chosen.
 */
export const lugTuck = (lidOn: 'front' | 'back', sized = false): Closure => {
  const closure = restrictChoices(
    tuck(lidOn, {
      lugs: ({ length, material, tongue_width, tongue_length, lug }) => {
        const usual = usualLugged(material, length);
        return {
          width: tongue_width ?? usual.width,
          reach: tongue_length ?? usual.reach,
          lug: lug ?? usual.lug,
        };
      },
    }),
    plain,
  );
  const { endChoices: _, ...rest } = closure;
  return {
    ...rest,
    options: (size, chosen, end) => {
      const usual = usualLugged(size.material, size.length);
      return {
        ...closure.options?.(size, chosen, end),
        ...(sized && {
          tongue_width: mm(
            usual.width,
            [12, widestLugged(size.length)],
            'Width of the tongue that comes out of the wall',
          ),
          tongue_length: mm(usual.reach, [leastLugged(size.material), 25], 'Length of the tongue'),
          lug: mm(usual.lug, [1.5, 5], 'How far each lug projects beside the tongue'),
        }),
      };
    },
  };
};
