import { type Closure, tubeEnd } from './closure.ts';
import { fullTuckDepth, fullTuckEnds as pieces } from './full-tuck-panels.ts';

/** Height of the wall between a tuck and the closure of the other end. */
const CLEAR = 6;

/** A lid on the back with a tuck as deep as the box, over dust flaps that meet in the middle. `tucks`: one or two within the height. */
export const fullTuck = (tucks: 1 | 2): Closure => ({
  longFront: true,
  sizeLimits: ({ width, material }) => ({
    length: { min: 36 },
    height: { min: tucks * fullTuckDepth(width, material) + CLEAR },
  }),
  build: (context) => pieces(tubeEnd(context)),
  lid: (end) => `right.${end}-dust`,
});
