import { type Exception, pressesInto } from '../../src/author/index.ts';
import { PARTITION, partitionPressed } from './partition-joint.ts';
import type { TubeStyle } from './style.ts';

/** Exception for the start of a partition on the glue flap. */
const besidePartition = pressesInto(
  PARTITION,
  'left',
  0.7,
  "the manufacturer's joint is left to be pressed: a partition on it begins up to two thirds of a board inside of that wall",
);

/** Exceptions for panels that press on one another at the standard allowances. */
const jointPressed = [
  pressesInto(
    'front.glue',
    'left',
    1,
    "the manufacturer's joint is two boards thick; the standard allowances leave it to be pressed",
  ),
  pressesInto('front', 'left', 0.5, 'for the same reason the free edge of the last wall bites into the corner'),
];

/** Exceptions of a tube of corrugated board by its joint, and by external sizes if it offers them. */
export const corrugatedExceptions = ({ top, bottom, allowances }: TubeStyle): Exception[] => [
  ...(allowances?.includes('external')
    ? [...(top.externalExceptions?.('top') ?? []), ...(bottom.externalExceptions?.('bottom') ?? [])]
    : []),
  ...jointPressed,
  ...(top.foldsInward || bottom.foldsInward ? [] : [besidePartition, partitionPressed]),
];
