import { type CaseEnd, mm, type SlottedFlap, slottedEnd } from '../../src/author/index.ts';
import { type ChosenInTube, type Closure, halfAcross } from './closure.ts';
import { drawnOutside, plainGlueOutside, straightOutside } from './external.ts';
import { roundSlotEnd } from './round-slot-end-panels.ts';
import { dieSlotWidth, slotWidth } from './slots.ts';

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
 * The outer flaps meet in the middle (FEFCO 0201), overlap in the middle (0202), overlap as far as flaps that are as long as the inner
 * ones do (0205), or reach across the whole box, one over the other (0203).
 */
type Outer = Exclude<CaseEnd, 'raw'> | 'lap' | 'equal';

/**
 * Scores of slotted flaps: one line across all walls, as a slitter-scorer makes it, or the outer flaps a board further out than the
 * inner ones, which needs a die.
 */
type Scores = 'straight' | 'staggered';

/** Largest gap between outer flaps that meet, in mm. */
const WIDEST_GAP = 3;

/**
 * Slotted flaps. All are of one length if the length of the box has room for it, unless the inner pair meets as well (FEFCO 0204, 0206).
 * `usual`: the usual scores of a style that offers both; staggered without it.
 */
export const slotted = (outer: Outer, usual?: Scores, pair: 'equal' | 'meet' = 'equal'): Closure => {
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
    build: ({ end, values: { length, width, material: t, slot_width, overlap }, walls, allowance, chosen }) => {
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
      const straight = isStraight(chosen);
      const middle = (layers / 2) * t;
      const spans = { meet: width / 2, lap: (width + (overlap ?? 0)) / 2, equal: length / 2, full: width }[outer];
      const table = spans + allowance.flap;
      // From its crease. Our own flaps that meet leave a gap; those that lie on one another end before the far wall, as does each of them
      // where a step parts their creases.
      const { allowance: rule = 'proportional' } = chosen;
      const closing = (walls[1] - Math.min((2 / 3) * t, WIDEST_GAP)) / 2;
      const less = { meet: t / 2, lap: t / 2, equal: straight ? t / 2 : 0, full: t };
      const far =
        rule === 'proportional' && outer === 'meet'
          ? closing
          : table - (straight && rule === 'shop_table' ? 0 : less[outer]);
      const from = (out: number): SlottedFlap => ({ out, reach: straight ? far : far + out });
      const last = outer === 'meet' ? t : 2 * t;
      const meeting = length / 2 + allowance.flap - (straight && rule === 'shop_table' ? 0 : t / 2);
      const inner = straight ? far : table - allowance.flap;
      return slottedEnd({
        end,
        walls,
        slot: slot_width!,
        // In short cases, side flaps as long as overlapping outer flaps would overlap each other. They end where they meet.
        inner: pair === 'meet' ? meeting : outer === 'meet' ? Math.min(far, meeting) : Math.min(inner, length / 2),
        front: from(t),
        // Flaps that only overlap reach equally far from the end of the walls.
        back: !straight && (outer === 'lap' || outer === 'equal') ? { out: last, reach: far + t } : from(last),
        by,
        ...(straight && { score: middle }),
      });
    },
    standing: halfAcross,
    lid: (end) => `right.${end}-flap`,
  };
};
