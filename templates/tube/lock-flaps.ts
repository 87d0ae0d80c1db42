import { mm, when } from '../../src/author/index.ts';
import { type Closure, halfAcross, type Sizes, tubeEnd } from './closure.ts';
import { deepestRecess, longestTongue, lockFlapEnds as pieces } from './lock-flaps-panels.ts';
import { usualLockOverlap, usualTuck } from './usual.ts';

/** The longest tongue in mm: two fit the height, heads stay wider than tips, and flaps reach the middle, clear of the opposite wall. */
const longest = ({ length, width, height, material }: Sizes): number =>
  Math.min(height / 2 - 3, width / 2, longestTongue(length, material));

/** Front and back interlock without glue: the last flap's tongue snaps into the recess of the other. A tapered one's length is variable. */
export const lockFlaps = (tongueOn: 'front' | 'back', shape: 'straight' | 'tapered'): Closure => ({
  // The tongue comes down in the middle and would hit the partition.
  withoutJoints: ['flap_with_separator'],
  sizeLimits: ({ material }) => ({ length: { min: 40 }, width: { min: 21 + 4 * material }, height: { min: 26 } }),
  options: (size, _, end) => ({
    lock_overlap: mm(
      usualLockOverlap(size.width),
      [6, deepestRecess(size.length, size.width, size.material)],
      'How far the closing flap overlaps the flap that holds its tongue',
    ),
    ...when(shape === 'tapered', {
      [`${end}_tuck_flap`]: mm(
        usualTuck(size.width),
        [8, longest(size)],
        `How far the tongue at the ${end} reaches in`,
      ),
    }),
  }),
  build: (context) => {
    const { end, values } = context;
    const { width, lock_overlap, [`${end}_tuck_flap`]: tongue } = values;
    return pieces({
      ...tubeEnd(context),
      tongueOn,
      shape,
      overlap: lock_overlap!,
      tongue: tongue ?? Math.min(Math.max(12, width / 9), longest(values)),
    });
  },
  standing: halfAcross,
  lid: (end) => `right.${end}-flap`,
});
