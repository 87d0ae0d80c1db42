import { type BodyOfPart, coverPart, glued, placed } from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { ofPaper } from './paper.ts';
import type { RigidTray } from './rigid-tray.ts';

/**
 * The paper hinge of two covered trays that close rim on rim: a strip of two leaves outside on the backs of
 * both, which turns about the line between the rims. `leaf`: height of each, in mm.
 *
 * The trays are called base and lid. The hinge lies over the lower edge of the base's sheet and the upper edge of the lid's, which is
 * upside down: then both read upright from the other side.
 */
export const rigidHinge = ({ length, height, board, paper }: RigidTray, leaf: number): BodyOfPart => {
  // The strip is 3 mm shorter than the walls it lies on, at each end.
  const along = length + 2 * board;
  const seat = along - 6;
  const upper = rectangle('upper', seat, leaf, { role: 'wall', fold: 0 });
  // It stands behind the base, its crease on top of the paper on the rim.
  const behind = placed(
    [along - 3, -paper, leaf - (board + height + paper)],
    [0, -(2 * height + 100), 0],
    [-1, 0, 0],
    [0, 0, -1],
  );
  const strip = {
    trunk: rectangle('lower', seat, leaf, { role: 'wall', top: upper }),
    ...ofPaper(paper),
    joins: [glued('lower', 'base_cover:front'), glued('upper', 'lid_cover:back')],
    labels: { hinge: 'lower.y' },
  } as const;
  return coverPart('hinge', strip, behind);
};
