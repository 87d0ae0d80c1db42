import { mm } from '../../src/author/index.ts';
import { type Closure, halfAcross } from './closure.ts';
import { earedGableEnds, earedGableRoom, leastEaredGable } from './eared-gable-panels.ts';

/** The shortest grip for a hand, in mm. */
const LEAST_GRIP = 60;

/** A carry top of corrugated board with flat roofs, whose handle is held by slit flaps over its ears. */
export const earedGable: Closure = {
  sizeLimits: ({ material }, { allowance }) => ({
    // In the measured drawing the handles stand farther apart, so thick board on short ears would not go into the slits.
    length: {
      min: Math.max(130, leastEaredGable(LEAST_GRIP, material), (allowance === 'external' ? 24 : 20) * material),
    },
    // The slits leave board beside them.
    width: { min: Math.max(40, 20 * material) },
  }),
  options: ({ length, width, material }) => {
    const { longest, least, usual } = earedGableRoom({ walls: [length, width, length, width], material });
    return {
      hand_hole: mm(Math.min(90, longest), [LEAST_GRIP, Math.max(LEAST_GRIP, longest)], 'Length of the hand hole'),
      hand_hole_height: mm(25, [20, 35], 'Height of the hand hole'),
      handle_height: mm(usual, [least, 120], 'Height of the handles above the roofs'),
    };
  },
  standing: halfAcross,
  build: ({ values: { material, hand_hole, hand_hole_height, handle_height }, walls, chosen }) =>
    earedGableEnds({
      walls,
      material,
      handle: handle_height!,
      grip: [hand_hole!, hand_hole_height!],
      asDrawn: chosen.allowance === 'external',
    }),
};
