import { glued, mm } from '../../src/author/index.ts';
import { SEPARATOR_FLAP, separatorFlap } from './flap-with-separator-panels.ts';
import type { GlueJoint } from './glue-joint.ts';

/**
 * The partition stands in the middle by default. Nearer to the front, a tuck could not slide in;
 * farther from it, the back could not pass while the tube is folded.
 */
export const partitionJoint: GlueJoint = {
  sizeLimits: () => ({ width: { min: 24 } }),
  flap: ({ width }) =>
    mm(
      width / 2,
      [Math.max(SEPARATOR_FLAP, width / 4 + 3), 0.6 * width],
      'Distance from the front to the partition: the width of its glue flap',
    ),
  build: ({ length, height, glue_flap, material }) => ({
    panel: separatorFlap({ height, width: glue_flap!, reach: length - 1, material }),
    slits: [],
  }),
  join: glued,
};
