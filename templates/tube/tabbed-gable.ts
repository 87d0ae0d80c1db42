import { GRIP, leastWeb, mm } from '../../src/author/index.ts';
import { type Closure, halfAcross } from './closure.ts';
import { tabbedGableEnds } from './tabbed-gable-panels.ts';

/** The shortest grip in corrugated board. */
const LEAST_GRIP = 50;

/** A carry top of corrugated board: two roofs with handles over gables with tabs. */
export const tabbedGable: Closure = {
  sizeLimits: ({ material }) => ({
    length: { min: LEAST_GRIP + 2 * GRIP.beside },
    width: { min: Math.max(36, 12 * material) },
  }),
  options: ({ length, width, material }) => ({
    roof_height: mm(width / 3, [width / 6, width / 2], 'Height of the ridge above the walls'),
    handle_height: mm(
      45,
      [GRIP.height + 2 * Math.max(7, leastWeb(material)), 80],
      'Height of the handles above the ridge',
    ),
    // Largest reach of the tabs under the roofs: half of the box, and short enough to keep some of their crease at their edge.
    gable_tab: mm(
      Math.max(20, width / 8),
      [8, Math.min(length / 2 - 5, width / 4, 40)],
      'How far the tabs of the gables reach in under the roofs',
    ),
  }),
  standing: halfAcross,
  // The eaves are at the inside height of the box, so the creases have no offset.
  build: ({ values: { material, roof_height, handle_height, gable_tab }, walls }) =>
    tabbedGableEnds({ walls, material, rise: roof_height!, handle: handle_height!, tab: gable_tab! }),
};
