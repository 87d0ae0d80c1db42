import { type Exception, pressesInto } from '../../src/author/index.ts';
import type { End } from './closure.ts';
import { offersPartition } from './glue-joints.ts';
import { PARTITION, partitionPressed } from './partition-joint.ts';
import type { TubeStyle } from './style.ts';

/** Exception for the start of a partition on the glue flap. */
const besidePartition = pressesInto(
  PARTITION,
  'left',
  0.7,
  "the manufacturer's joint is drawn unpressed: a partition on it begins up to two thirds of a board inside that wall",
);

/** Exceptions for panels that press on one another at the standard allowances. */
const jointPressed = [
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

/** Exceptions of a tube of corrugated board by its joint, and by external sizes if it offers them. */
export const corrugatedExceptions = (style: TubeStyle): Exception[] => [
  ...(style.allowances?.includes('external')
    ? [...(style.top.externalExceptions?.('top') ?? []), ...(style.bottom.externalExceptions?.('bottom') ?? [])]
    : []),
  ...jointPressed,
  ...(offersPartition(style) ? [besidePartition, partitionPressed()] : []),
];

/** Exception for the partitions of both side flaps of an end. */
export const partitionsPass = (end: End): Exception =>
  pressesInto(
    `right.${end}-flap.partition`,
    `left.${end}-flap.partition`,
    1,
    'partitions of thick board back to back in a short case bend past one another while they fold in',
    { passing: true },
  );
