import { type CaseEnd, mm, slottedEnd } from '../../src/author/index.ts';
import { type Closure, halfAcross } from './closure.ts';
import { plainGlueOutside } from './external.ts';
import { roundSlotEnd } from './round-slot-end-panels.ts';
import { slotWidth } from './slots.ts';

/** The same closure with the choices of a tuck. The service names them for a slotted case, but they have no effect on its shape. */
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
 * The outer flaps meet in the middle (FEFCO 0201), overlap in the middle (0202), or reach
 * across the whole box, one over the other (0203).
 */
type Outer = Exclude<CaseEnd, 'raw'> | 'lap';

/** Slotted flaps. All are of one length if the length of the box has room for it. */
export const slotted = (outer: Outer): Closure => {
  // The allowances count the case up to the middle of its layers: half a board or one board beyond the first
  // crease. Flaps that only overlap count like flaps that meet.
  const [depth, layers] = outer === 'full' ? (['full', 2] as const) : (['meet', 1] as const);
  return {
    incompatible: () => [plainGlueOutside],
    options: ({ width, material }, { allowance }) => ({
      slot_width: slotWidth(material, allowance === 'external' ? 4 : 6),
      ...(outer === 'lap' && {
        overlap: mm(
          Math.min(40, width / 2),
          [Math.max(10, 4 * material), width - 2 * material],
          'Overlap of the outer flaps, without the board in their creases',
        ),
      }),
    }),
    creaseOffset: (material, allowance) => allowance.depth[depth] - (layers / 2) * material,
    build: ({ end, values: { length, width, material: t, slot_width, overlap }, walls, allowance, chosen }) => {
      const by = outer === 'meet' ? 'meet' : 'glue';
      if (chosen.allowance === 'external') {
        const reach = outer === 'full' ? width : (width + (overlap ?? 0)) / 2;
        // Measured: flaps that meet are creased on one line; those that lie on one another, one board apart.
        const [front, back] = outer === 'meet' ? [0, 0] : [t, 2 * t];
        return roundSlotEnd({
          end,
          walls,
          slot: slot_width!,
          inner: Math.min(reach, length / 2),
          front: { out: front, reach },
          back: { out: back, reach },
          by,
        });
      }
      const middle = (layers / 2) * t;
      const across = (outer === 'full' ? width : (width + (overlap ?? 0)) / 2) + allowance.flap;
      const reach = middle + across;
      return slottedEnd({
        end,
        walls,
        slot: slot_width!,
        // In short cases, side flaps as long as overlapping outer flaps would overlap each other. They end where they meet.
        inner:
          outer === 'meet'
            ? Math.min(across, length / 2 + allowance.flap) - t / 2
            : Math.min(across - allowance.flap, length / 2),
        // A covered flap ends one board before the far wall.
        front: { out: t, reach: outer === 'full' ? reach - t : reach },
        back: { out: outer === 'meet' ? t : 2 * t, reach },
        by,
      });
    },
    standing: halfAcross,
    lid: (end) => `right.${end}-flap`,
  };
};
