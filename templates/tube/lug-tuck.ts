import { type LuggedTab, leastLugged, mm, usualLugged, widestLugged } from '../../src/author/index.ts';
import { tuck } from './carton-tuck.ts';
import type { Closure, Sizes } from './closure.ts';
import { restrictChoices } from './restrict-choices.ts';

/** The longest tongue. In a small box it takes half of the room that it shares with its tuck. */
const longest = ({ width, height, material }: Sizes): number =>
  Math.max(leastLugged(material), Math.min(25, (width - 2 - 3 * material) / 2, height / 4 - 1.5));

const usual = (size: Sizes): LuggedTab => usualLugged(size.material, size.length, longest(size));

/**
 * A tuck lid with features X32 and X33: the tuck carries a tongue with locking lugs, which comes out of a slit in the wall that takes the tuck in, as
 * the tab of a postal lock does. Our reading (0.75 sure): on a tuck neither feature was seen drawn. `sized`: the tongue may be chosen.
 */
export const lugTuck = (lidOn: 'front' | 'back', sized = false): Closure => {
  // The ECMA code has no other choices for this tuck.
  const closure = restrictChoices(
    tuck(lidOn, {
      lugs: {
        of: (values) => {
          const { width, reach, lug } = usual(values);
          return { width: values.tongue_width ?? width, reach: values.tongue_length ?? reach, lug: values.lug ?? lug };
        },
        longest: sized ? longest : (size) => usual(size).reach,
      },
    }),
    {
      flap: ['friction_fit_tuck_in_flap'],
      tuck: ['sit_lock_tuck'],
      hanger_tab: ['none'],
      hanger: ['none'],
      thumb_cut: ['none'],
      postal_lock: ['both'],
    } as const,
  );
  const { endChoices: _, ...rest } = closure;
  return {
    ...rest,
    options: (size, chosen, end) => {
      const { width, reach, lug } = usual(size);
      return {
        ...closure.options?.(size, chosen, end),
        ...(sized && {
          tongue_width: mm(width, [12, widestLugged(size.length)], 'Width of the tongue'),
          tongue_length: mm(reach, [leastLugged(size.material), longest(size)], 'Length of the tongue'),
          lug: mm(lug, [1.5, 5], 'Width of each lug beside the tongue'),
        }),
      };
    },
  };
};
