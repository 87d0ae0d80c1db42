import { cornerDispenser } from '../../tube/corner-dispenser.ts';
import { shippingCase, tuckCase } from '../../tube/corrugated.ts';
import { handHoles } from '../../tube/hand-holes.ts';
import { plainCorrugatedTuck } from '../../tube/plain-tuck.ts';
import { slotted } from '../../tube/slotted.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tabbedGable } from '../../tube/tabbed-gable.ts';
import { tapHole } from '../../tube/tap-hole.ts';
import { tubes } from '../../tube/tubes.ts';

/** Boxes of corrugated board that are carried or dispense. */
export default [
  ...tubes(tuckCase, { group: 'snap_lock_boxes', bottom: snapLock('corrugated') })({
    'Corrugated snap lock with hand holes': {
      about: 'Box of corrugated board with a tuck lid, hand holes in its side walls and a 1-2-3 bottom.',
      from: 'house: the box of 0215 with hand holes; our decision: they are in the side walls',
      ids: ['becf-20d01'],
      size: { length: 250, width: 150, height: 200 },
      top: plainCorrugatedTuck('back'),
      open: 'hand holes in its side walls',
      opening: handHoles,
    },
  }),
  ...tubes(tuckCase, { group: 'special_boxes' })({
    'Corrugated cake box': {
      closure: 'snap_lock',
      about: 'Square box of corrugated board with a tuck lid, hand holes and a 1-2-3 bottom.',
      from: 'house: a guess: only sizes and lock bottom of becf-21e26 are known; the box of becf-20d01 at those sizes',
      ids: ['becf-21e26'],
      size: { length: 200, width: 200, height: 150 },
      top: plainCorrugatedTuck('back'),
      bottom: snapLock('corrugated'),
      open: 'hand holes in its side walls',
      opening: handHoles,
    },
    'Corrugated corner dispenser': {
      closure: 'tuck',
      about: 'Box of corrugated board with slotted flaps below and a tuck lid; an opening tears out of a lower corner.',
      from: 'house: becf-11e02 of corrugated board: it has the same variables',
      ids: ['becf-21e24'],
      top: plainCorrugatedTuck('back'),
      bottom: slotted('meet'),
      opening: cornerDispenser,
    },
  }),
  ...tubes(shippingCase, { group: 'special_boxes' })({
    'Bag-in-box case': {
      closure: 'sealed',
      about:
        'Shipping case of corrugated board for a bag with a tap; a hole for the tap tears out of a side wall above the floor.',
      from: 'house: the case of 0201 with a hole of 45 × 60, 30 above the floor of its right wall, away from the joint; our decision: square below and round above',
      ids: ['house-bag-in-box'],
      size: { length: 200, width: 140, height: 240 },
      ends: slotted('meet', 'straight'),
      opening: tapHole,
    },
  }),
  ...tubes(tuckCase, { group: 'standard_boxes' })({
    'Gable carrier with tuck bottom': {
      closure: 'other',
      about: 'Carrier of corrugated board with a handle on a gable roof and a bottom that tucks in.',
      from: 'house: the gable of 0217 over a tuck end; the tuck of the bottom is read from its variables',
      ids: ['becf-21d07'],
      size: { length: 250, width: 100, height: 150 },
      top: tabbedGable,
      bottom: plainCorrugatedTuck('back'),
    },
  }),
];
