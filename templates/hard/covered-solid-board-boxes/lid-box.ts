import { mm, type SizesAndMaterial } from '../../../src/author/index.ts';
import { baseSizes } from '../../sizes.ts';
import { paper } from '../paper.ts';

export const lidBoxes = { group: 'covered_solid_board_boxes', usualOrder: ['length', 'width'] } as const;

export const lidBoxSize = (length: number) => baseSizes([length, [50, 800]], [100, [40, 600]], [50, [20, 400]]);

/** Settings of a box with a lid of this usual height. Turn-ins must not meet inside, and must end above the floor of base and lid. */
export const lidBoxOptions = ({ width, height }: Pick<SizesAndMaterial, 'width' | 'height'>, lidHeight: number) => ({
  lid_height: mm(lidHeight, [20, height + 2], 'Height inside the lid'),
  paper,
  turn_in: mm(15, [6, Math.min(18, height - 5, width / 2 - 5)], 'Width of the turn-in'),
  clearance: mm(0.5, [0.1, 3], 'Play between base and lid on each side'),
});
