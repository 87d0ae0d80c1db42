import type { End } from '../../../templates/tube/closure.ts';
import { type Exception, pressesInto } from './exception.ts';

/** The panel that crosses the box from the glue flap. */
export const PARTITION = 'front.glue.partition';

/** Delivered flat, a partition lies in one plane with the glue flap, on which the last wall is pressed. */
const partitionPressed = pressesInto(
  PARTITION,
  'left',
  1,
  'in the flat tube the partition continues from the glue flap: the last wall presses on both',
  { passing: true },
);

/** Exception for the start of a partition on the glue flap. */
const besidePartition = pressesInto(
  PARTITION,
  'left',
  0.7,
  "the manufacturer's joint is drawn unpressed: a partition on it begins up to two thirds of a board inside that wall",
);

/** Exceptions for panels that press on one another at the standard allowances. */
export const jointPressed: readonly Exception[] = [
  pressesInto(
    'front.glue',
    'left',
    1,
    "the manufacturer's joint is two boards thick; the standard allowances assume that it is pressed",
  ),
  pressesInto(
    'front',
    'left',
    0.5,
    "the free edge of the last wall presses into the corner at the manufacturer's joint",
  ),
];

/** Exception for the seam of a tube of carton. */
export const cartonSeam = pressesInto(
  'front.glue',
  'left',
  1,
  'the measured drawings make front and back equally long: the last wall presses on the glue flap by one board',
);

/** Exceptions of the joint of a tube of carton. */
export const cartonJoint: readonly Exception[] = [partitionPressed, cartonSeam];

/** Exceptions of the joint of a tube of corrugated board. */
export const corrugatedJoint: readonly Exception[] = [...jointPressed, besidePartition, partitionPressed];

/** Exception for the partitions of both side flaps of an end. */
export const partitionsPass = (end: End): Exception =>
  pressesInto(
    `right.${end}-flap.partition`,
    `left.${end}-flap.partition`,
    1,
    'partitions of thick board back to back in a short case bend past one another while they fold in',
    { passing: true },
  );

/** Exceptions for the side flap of the last wall, straight to the free edge, which bends past the end of the glue flap. */
export const pastGlueFlap = ['top', 'bottom'].map(
  (end): Exception => ({
    ...pressesInto('front.glue', `left.${end}-flap`, 0.4, 'a flap with a straight free edge bends past the joint'),
    chosen: { scores: 'straight' },
  }),
);

/** Exception for the wing of a floor that stands up inside of the last wall. */
export const wingOnJoint: readonly Exception[] = [
  pressesInto('front.glue', 'back.bottom-flap.left-wing', 1, 'the wing is glued to the wall and presses on the joint'),
];
