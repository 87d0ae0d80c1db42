import { mm } from '../../src/author/index.ts';
import { type Closure, halfAcross, tubeEnd } from './closure.ts';
import { usualTuck } from './usual.ts';
import { wingedLidEnds } from './winged-lid-panels.ts';

/** Closure 40: a lid on the back that holds by its own side wings, over one plain flap. */
export const wingedLid: Closure = {
  // A wing would hit the partition, which begins there.
  withoutJoints: ['flap_with_separator'],
  sizeLimits: ({ material }) => ({ length: { min: 40 + 2 * material }, width: { min: 24 }, height: { min: 28 } }),
  options: ({ width, height }, _, end) => ({
    // In the drawing 15 at a width of 50. The wings hold like a tuck.
    [`${end}_wing`]: mm(
      Math.min(usualTuck(width), 0.3 * width),
      [7, Math.min(width / 2, height / 2 - 3)],
      `How far the wings of the ${end} lid reach down inside the side walls`,
    ),
  }),
  build: (context) => wingedLidEnds(tubeEnd(context), context.values[`${context.end}_wing`]!),
  standing: halfAcross,
  lid: (end) => `front.${end}-flap`,
};
