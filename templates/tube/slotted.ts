import { type CaseEnd, mm, roundSlotEnd, slottedEnd } from '../../src/author/index.ts';
import type { Closure } from './closure.ts';
import { creasedOnOneLine, plainGlueOutside } from './external.ts';
import { slotWidth } from './slots.ts';

/**
 * The same where the service names a tuck, its flap and its dust flaps: a slotted case has none of them, so they are said and change nothing.
 */
export const withNamedTuck = (closure: Closure): Closure => ({
  ...closure,
  choices: {
    ...closure.choices,
    flap: ['uni_tuck_flap'],
    tuck: ['sit_lock_tuck'],
    dust_flap: ['slit_lock_dust_flap'],
  },
});

/**
 * The ends of the outer flaps: they meet in the middle (0201), reach over it by an overlap (0202), or
 * right across the box over one another (0203).
 */
type Outer = Exclude<CaseEnd, 'raw'> | 'lap';

/** Slotted flaps, all of one length as far as there is room. */
export const slotted = (outer: Outer): Closure => {
  // The middle of the layers is where the case ends by its allowances: half a board, or a whole one, beyond the first
  // crease. Flaps that only lap count as those that meet.
  const [depth, layers] = outer === 'full' ? (['full', 2] as const) : (['meet', 1] as const);
  return {
    incompatible: () => [plainGlueOutside],
    options: ({ width, material }, { allowance }) => ({
      slot_width: slotWidth(material, allowance === 'external' ? 4 : 6),
      ...(outer === 'lap' && {
        overlap: mm(
          Math.min(40, width / 2),
          [Math.max(10, 4 * material), width - 2 * material],
          'How much longer the two outer flaps are together than the case is wide, the board in their creases apart',
        ),
      }),
    }),
    creaseOffset: (material, allowance) => allowance.depth[depth] - (layers / 2) * material,
    build: ({ end, values: { length, width, material: t, slot_width, overlap }, walls, allowance, chosen }) => {
      const by = outer === 'meet' ? 'meet' : 'glue';
      if (chosen.allowance === 'external') {
        // A flap that reaches across stays a board short of the far wall.
        const reach = outer === 'full' ? width - t : (width + (overlap ?? 0)) / 2;
        return roundSlotEnd({ end, walls, slot: slot_width!, inner: Math.min(reach, length / 2), outer: reach, by });
      }
      const middle = (layers / 2) * t;
      const across = (outer === 'full' ? width : (width + (overlap ?? 0)) / 2) + allowance.flap;
      const reach = middle + across;
      return slottedEnd({
        end,
        walls,
        slot: slot_width!,
        // Side flaps as long as outer ones that overlap would themselves overlap in short cases; they stop where they meet.
        inner: outer === 'meet' ? across - t / 2 : Math.min(across - allowance.flap, length / 2),
        // A covered flap stays a board short of the far wall.
        front: { out: t, reach: outer === 'full' ? reach - t : reach },
        back: { out: outer === 'meet' ? t : 2 * t, reach },
        by,
      });
    },
    lid: (end) => `right.${end}-flap`,
    externalExceptions: creasedOnOneLine,
  };
};
