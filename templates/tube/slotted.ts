import { mm, slottedEnd } from '../../src/author/index.ts';
import { type ChosenInTube, type Closure, halfAcross } from './closure.ts';
import { drawnOutside, plainGlueOutside, straightOutside } from './external.ts';
import { roundSlotEnd } from './round-slot-end-panels.ts';
import { dieSlotWidth, slotWidth } from './slots.ts';
import { type Outer, reaches } from './slotted-reach-panels.ts';

/** Scores of slotted flaps: one line, as a slitter-scorer makes it, or outer flaps a board further out, which needs a die. */
type Scores = 'straight' | 'staggered';

/** Flaps of one length if there is room, unless the inner pair meets (FEFCO 0204, 0206). `usual`: the usual scores, else staggered. */
export const slotted = (flaps: Outer | 'short', usual?: Scores, pair: 'equal' | 'meet' = 'equal'): Closure => {
  // Short flaps are flaps that would meet, with a wide gap between them.
  const outer = flaps === 'short' ? 'meet' : flaps;
  // The allowances count the case up to the middle of its layers: half a board or one board beyond the first
  // crease. Flaps that only overlap count like flaps that meet.
  const [depth, layers] = outer === 'meet' || outer === 'lap' ? (['meet', 1] as const) : (['full', 2] as const);
  const isStraight = (chosen: ChosenInTube): boolean => chosen.scores === 'straight' && !drawnOutside(chosen);
  return {
    ...(usual && { choices: { scores: usual === 'straight' ? [usual, 'staggered'] : [usual, 'straight'] } }),
    incompatible: () => [plainGlueOutside, ...(usual ? [straightOutside] : [])],
    // Longer outer flaps would reach beyond the far wall.
    ...(outer === 'equal' && {
      longFront: true,
      sizeLimits: ({ width, material }) => ({ length: { max: Math.max(2 * (width - material), 18 * material) } }),
    }),
    options: ({ width, material }, chosen) => ({
      slot_width: drawnOutside(chosen) ? dieSlotWidth(material, 4) : (usual ? slotWidth : dieSlotWidth)(material),
      ...(flaps === 'short' && {
        flap_gap: mm(0.4 * width, [7, Math.max(7, width - 8 * material)], 'Gap between the outer flaps'),
      }),
      ...(outer === 'lap' && {
        overlap: mm(
          Math.min(40, width / 2),
          [Math.max(10, 4 * material), width - 2 * material],
          'Overlap of the outer flaps, without the board in their creases',
        ),
      }),
    }),
    creaseOffset: (material, allowance, chosen) =>
      allowance.depth[depth] - (isStraight(chosen) ? 0 : (layers / 2) * material),
    build: ({ end, values, walls, allowance, chosen }) => {
      const { length, width, material: t, slot_width, overlap, flap_gap } = values;
      const by = outer === 'meet' ? 'meet' : 'glue';
      if (drawnOutside(chosen)) {
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
      const gapped = flap_gap === undefined ? allowance : { ...allowance, gap: flap_gap };
      const ends = slottedEnd({
        ...reaches({ ...values, outer, pair, walls, allowance: gapped, straight: isStraight(chosen) }),
        end,
        walls,
        slot: slot_width!,
        by,
        ...(isStraight(chosen) && { score: (layers / 2) * t }),
      });
      return flaps === 'short' ? { ...ends, joins: [] } : ends;
    },
    standing: halfAcross,
    lid: (end) => `right.${end}-flap`,
  };
};
