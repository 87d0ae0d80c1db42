import { type Exception, pressesInto } from '../../src/author/index.ts';
import { PARTITION, partitionPressed } from './partition-joint.ts';
import type { TubeStyle } from './style.ts';

/** Where a partition begins on the glue flap. */
const besidePartition = pressesInto(
  PARTITION,
  'left',
  0.7,
  "the manufacturer's joint is left to be pressed: a partition on it begins up to two thirds of a board inside of that wall",
);

/** What the standard allowances leave to be pressed. */
const jointPressed = [
  pressesInto(
    'front.glue',
    'left',
    1,
    "the manufacturer's joint is two boards thick; the standard allowances leave it to be pressed",
  ),
  pressesInto('front', 'left', 0.5, 'for the same reason the free edge of the last wall bites into the corner'),
];

/** What a tube of corrugated board breaks by its joint, and by external sizes where it offers them. */
export const corrugatedExceptions = ({ top, bottom, allowances }: TubeStyle): Exception[] => [
  ...(allowances?.includes('external')
    ? [...(top.externalExceptions?.('top') ?? []), ...(bottom.externalExceptions?.('bottom') ?? [])]
    : []),
  ...jointPressed,
  ...(top.foldsInward || bottom.foldsInward ? [] : [besidePartition, partitionPressed]),
];
