import { type Panel, pen } from '../../board/index.ts';

/** An inner flap of a case that goes on as a partition, which stands across the box. All in mm. */
export interface PartitionFlap {
  readonly name: string;
  readonly width: number;
  /** From the flap's crease to the partition's. */
  readonly reach: number;
  /** Width of the partition, and how far it reaches down. */
  readonly across: number;
  readonly depth: number;
  /** First of three phases: the partition bends, the flap folds in with it, the partition goes upright. */
  readonly phase: number;
}

/** Degrees that the partition bends further than it needs to pass the middle of the box. */
const CLEAR = 4;

/** How deep a partition may be for its flap, so that it bends far enough to swing in over its own half of the box. */
export const deepestPartition = (reach: number): number => 2 * reach * Math.cos(Math.PI / 12);

/** The partition bends so far in that its edge comes no further out than its crease, and goes upright when the flap lies. */
export const partitionFlap = ({ name, width, reach, across, depth, phase }: PartitionFlap): Panel => {
  const bent = 180 - (Math.acos(depth / (2 * reach)) * 180) / Math.PI + CLEAR;
  const partition = pen('partition', across, { foldSteps: [{ phase, to: bent }], phase: phase + 2 })
    .to(across, depth)
    .to(0, depth)
    .close();
  return pen(name, width, { phase: phase + 1 })
    .to(width, reach)
    .side(0, reach, partition)
    .close();
};
