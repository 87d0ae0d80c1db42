import { cartonAutoLockExceptions as autoLock } from './auto-locks.ts';
import { corrugatedAutoLockExceptions as corrugatedAutoLock, lapsOnOneLine } from './corrugated-auto-locks.ts';
import { type ByTemplate, type Exception, forAll, inPart } from './exception.ts';
import { creasedBetweenSlots, creasedOnOneLine, dustFlapsPressed } from './external.ts';
import { earedGable, gussets, headerPressed, lugTuckLid, petalTop, snapLock, tuckLid } from './tube-ends.ts';
import {
  cartonJoint,
  cartonSeam,
  corrugatedJoint,
  jointPressed,
  partitionsPass,
  pastGlueFlap,
  wingOnJoint,
} from './tube-joints.ts';
import { bagLayers, webbedLayers } from './webbed-ends.ts';

/** Tubes of carton, with what is particular of their ends. */
const carton = (ends: readonly Exception[], ...names: readonly string[]): ByTemplate =>
  forAll([...cartonJoint, ...ends], ...names);

/** Tubes of corrugated board, with what is particular of their ends at external sizes and at all sizes. */
const corrugated = (
  external: readonly Exception[],
  ends: readonly Exception[],
  ...names: readonly string[]
): ByTemplate => forAll([...external, ...corrugatedJoint, ...ends], ...names);

/** Exceptions of tubes. Those for choices that a tube does not offer have no effect. */
export const tubes: ByTemplate = {
  ...carton(
    [],
    'Winged lid end',
    'Full tuck end',
    'Lock end',
    'Lock end, tapered',
    'Seal end, full overlap',
    'Seal end, economy',
    'Seal end with lug tongue',
    'Seal end with hanging header',
    'Seal end with tear strip',
    'Shelf-ready carton',
    'Advent calendar',
    'Seal end with dispenser opening',
    'Carton with interlocking ends',
  ),
  ...carton(
    autoLock,
    'Side tuck top auto bottom with push-in opening',
    'Open top auto bottom',
    'Winged lid top auto bottom',
    'Full tuck top auto bottom',
    'Lock top auto bottom',
    'Lock top auto bottom, tapered',
    'Seal top auto bottom, full overlap',
    'Seal top auto bottom, economy',
    'Seal top auto bottom with lug tongue',
    'Box with hole tabs',
  ),
  ...carton(
    snapLock,
    'Side tuck top snap lock',
    'Side tuck top snap lock with push-in opening',
    'Open top snap lock',
    'Winged lid top snap lock',
    'Full tuck top snap lock',
    'Lock top snap lock',
    'Lock top snap lock, tapered',
    'Seal top snap lock, full overlap',
    'Seal top snap lock, economy',
    'Seal top snap lock with lug tongue',
    'Seal top snap lock with hanging header',
  ),
  ...carton(tuckLid('top'), 'Tuck top seal bottom with corner dispenser'),
  ...carton(
    [...tuckLid('top'), ...autoLock],
    'Tuck top auto bottom, lid on the front',
    'Tuck top auto bottom, lid on the back',
  ),
  ...carton(
    [...tuckLid('top'), ...tuckLid('bottom')],
    'Reverse tuck end',
    'Reverse tuck end, upper lid on the back',
    'Straight tuck end, lids on the front',
    'Straight tuck end, lids on the back',
    'Tuck end with hanging header',
    'Reverse tuck end, each end configurable',
  ),
  ...carton(
    [...tuckLid('top'), ...snapLock],
    'Tuck top snap lock, lid on the front',
    'Tuck top snap lock, lid on the back',
    'Tuck top snap lock with hanging header',
    'Low tuck top snap lock',
    'Tuck top snap lock with large window',
    'Hanging snap lock with corner opening',
    'Tuck top snap lock, configurable top, lid on the front',
    'Tuck top snap lock, configurable top, lid on the back',
  ),
  ...carton(
    [...lugTuckLid('front', 'top'), ...autoLock],
    'Tuck top auto bottom with adjustable lug tongue',
    'Tuck top auto bottom with lug tongue',
  ),
  ...carton(
    [...lugTuckLid('front', 'top'), ...lugTuckLid('front', 'bottom')],
    'Tuck end with lug tongue',
    'Tuck end with adjustable lug tongue',
  ),
  ...carton([...lugTuckLid('front', 'top'), ...snapLock], 'Tuck top snap lock with lug tongue'),
  ...carton(
    [...tuckLid('top'), ...headerPressed('front.top-lid', 'left.top-dust'), ...autoLock],
    'Tuck top auto bottom with hanging header',
  ),
  ...carton([...webbedLayers('back', 'front', 'top', false), ...autoLock], 'Webbed top auto bottom'),
  ...carton(
    [...webbedLayers('back', 'front', 'top', false), ...webbedLayers('back', 'front', 'bottom', false)],
    'Webbed end',
  ),
  ...carton([...webbedLayers('back', 'front', 'top', false), ...snapLock], 'Webbed top snap lock'),
  ...carton(
    [...webbedLayers('back', 'front', 'top', true), ...autoLock],
    'Webbed top auto bottom with tuck',
    'Square webbed top box',
  ),
  ...carton(
    [...webbedLayers('back', 'front', 'top', true), ...webbedLayers('back', 'front', 'bottom', true)],
    'Lunch box with webbed ends',
  ),
  ...carton(
    [...headerPressed('front.top-flap', 'left.top-flap'), ...autoLock],
    'Seal top auto bottom with hanging header',
  ),
  ...carton([...gussets, ...autoLock], 'Gable top auto bottom'),
  ...carton([...gussets, ...snapLock], 'Gable top snap lock', 'Milk carton'),
  ...carton(
    [...webbedLayers('front', 'back', 'top', true), ...webbedLayers('front', 'back', 'bottom', true)],
    'Webbed end with tuck',
  ),
  ...carton([...webbedLayers('front', 'back', 'top', true), ...snapLock], 'Webbed top snap lock with tuck'),
  ...carton([...petalTop, ...snapLock], 'Petal top box', 'Pinch top snap lock'),
  ...corrugated([], [...bagLayers('top'), ...bagLayers('bottom')], 'Case with bag ends'),
  ...corrugated(
    [],
    [],
    'Half slotted case',
    'Bag-in-box case',
    'Shelf-ready case',
    'Slotted case with lined rim',
    'Corrugated sleeve',
    'Slotted case with short flaps',
    'Centre special slotted case',
    'Gable carrier with 1-2-3 bottom',
    'Corrugated snap lock with hand holes',
    'Corrugated cake box',
    'Corrugated corner dispenser',
    'Gable carrier with tuck bottom',
    'Corrugated tuck top snap lock, lid on the front',
    'Corrugated tuck top snap lock, lid on the back',
    'Corrugated tuck top snap lock, straight dust flaps',
    'Slotted case with 1-2-3 bottom',
  ),
  ...corrugated(
    [...dustFlapsPressed('top', 'front'), ...dustFlapsPressed('bottom', 'back')],
    [],
    'Corrugated reverse tuck end',
  ),
  ...corrugated(
    [...dustFlapsPressed('top', 'front'), ...dustFlapsPressed('bottom', 'front')],
    [],
    'Corrugated straight tuck end, lids on the front',
  ),
  ...corrugated(
    [...dustFlapsPressed('top', 'back'), ...dustFlapsPressed('bottom', 'back')],
    [],
    'Corrugated straight tuck end, lids on the back',
  ),
  ...corrugated(
    [...creasedOnOneLine('top'), ...creasedOnOneLine('bottom')],
    [],
    'Regular slotted case',
    'Regular slotted case listed with a tuck',
  ),
  ...corrugated(
    [...creasedBetweenSlots('top'), ...creasedBetweenSlots('bottom')],
    pastGlueFlap,
    'Overlap slotted case',
    'Full overlap slotted case',
  ),
  ...corrugated([], wingOnJoint, 'Slotted case with double ends'),
  ...corrugated(
    [],
    pastGlueFlap,
    'Centre special overlap case',
    'Centre special full overlap case',
    'Slotted case with one full overlap end',
  ),
  ...corrugated(
    [],
    corrugatedAutoLock,
    'Open case with auto bottom',
    'Centre special case with auto bottom',
    'Slotted case with auto bottom',
    'Carrier with pitched roof and auto bottom',
  ),
  ...corrugated(
    [...dustFlapsPressed('top', 'front'), ...creasedOnOneLine('bottom'), ...lapsOnOneLine],
    corrugatedAutoLock,
    'Corrugated tuck top auto bottom, lid on the front',
  ),
  ...corrugated(
    [...earedGable, ...creasedOnOneLine('bottom'), ...lapsOnOneLine],
    corrugatedAutoLock,
    'Gable carrier with auto bottom',
  ),
  ...corrugated(
    [...dustFlapsPressed('top', 'back'), ...creasedOnOneLine('bottom'), ...lapsOnOneLine],
    corrugatedAutoLock,
    'Corrugated tuck top auto bottom, lid on the back',
  ),
  ...corrugated([], [partitionsPass('bottom')], 'Tuck top case with partitions'),
  ...corrugated([], [partitionsPass('top')], 'Slotted case with partitions'),
  // Parts that are the tubes of other templates, without a partition.
  'Wine shipper': inPart('case', jointPressed),
  'Floor display': inPart('plinth', jointPressed),
  'Wine box': inPart('carton', [cartonSeam, ...tuckLid('top'), ...snapLock]),
  ...forAll(
    inPart('body', jointPressed),
    'Sleeve with two caps',
    'Sleeve with two caps that lock',
    'Half slotted case with cap',
    'Slotted case with two caps',
  ),
  'Telescope of two half slotted cases': ['body', 'lid'].flatMap((part) => inPart(part, jointPressed)),
};
