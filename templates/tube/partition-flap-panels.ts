import { type Panel, rectangle, toDegrees } from '../../src/author/index.ts';

/** An inner flap of a case that continues as a partition across the box. All in mm. */
export interface PartitionFlap {
  readonly name: string;
  readonly width: number;
  /** Distance from the flap's crease to the partition's. */
  readonly reach: number;
  /** Width of the partition, and its reach downwards. */
  readonly across: number;
  readonly depth: number;
  readonly material: number;
  /** Phases in which the partition bends back along the wall, turns across or before it, and the flap folds in. */
  readonly phases: { readonly bends: number; readonly foldsIn: number };
}

/** A partition bends along the wall, two boards off at its rim, and hangs while the flap folds in. Two at once would meet in the middle. */
export const partitionFlap = ({ name, width, reach, across, depth, material, phases }: PartitionFlap): Panel => {
  const bent = 180 - toDegrees(Math.asin(Math.min(1, (2 * material) / reach)));
  const foldSteps = [{ phase: phases.bends, to: bent, clearance: material }];
  const top = rectangle('partition', across, depth, { foldSteps, phase: phases.foldsIn });
  return rectangle(name, width, reach, { phase: phases.foldsIn, top });
};
