import { mm, stadium } from '../../src/author/index.ts';
import type { Opening } from './opening.ts';

/** The shortest hole, for three fingers, in mm. */
const LEAST_HOLE = 40;

/** Largest reach of a glue joint beside a hole, and board that stays between them, in mm. */
const [JOINT, BESIDE] = [30, 8];

/** Hand holes in both side walls, clear of the glue joint. */
export const handHoles: Opening = {
  // The wide glue flap of a partition would lie behind a hole.
  withoutJoints: ['flap_with_separator'],
  jointReach: JOINT,
  within: () => ({
    length: { min: LEAST_HOLE + 2 * (JOINT + BESIDE) },
    width: { min: LEAST_HOLE + 2 * (JOINT + BESIDE) },
    height: { min: 90 },
  }),
  options: ({ width, height }) => ({
    hand_hole: mm(85, [LEAST_HOLE, width - 2 * (JOINT + BESIDE)], 'Length of the hand holes'),
    hand_hole_height: mm(28, [20, 35], 'Height of the hand holes'),
    hand_hole_margin: mm(
      Math.min(50, height / 3),
      [25, height - 60],
      'Distance from the top of the walls to the hand holes',
    ),
  }),
  walls: ({ width, last, height, hand_hole, hand_hole_height, hand_hole_margin }) => {
    const y = height - hand_hole_margin! - hand_hole_height! / 2;
    const hole = (wide: number) => [
      { line: 'cut' as const, curves: stadium([wide / 2, y], hand_hole!, hand_hole_height!) },
    ];
    return { right: hole(width), left: hole(last) };
  },
};
