import { type BodyOfPart, coverPart, glued, placed } from '../../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import type { RigidTray } from './rigid-tray.ts';
import { ofPaper } from './turned-edge.ts';

/**
 * The paper hinge of two covered trays that close rim to rim: a strip of two leaves, each `leaf` mm high, on the outside of both backs. It
 * folds along the line between the rims. The trays are named base and lid. The hinge is glued to the base's front panel and to the lid's
 * back panel. The lid is upside down, so that print on both reads upright from the opposite side.
 */
export const rigidHinge = ({ length, height, board, paper }: RigidTray, leaf: number): BodyOfPart => {
  // The strip is 3 mm shorter than its walls at each end.
  const along = length + 2 * board;
  const seat = along - 6;
  const upper = rectangle('upper', seat, leaf, { role: 'wall', fold: 0 });
  // Behind the base, with its crease on top of the paper on the rim.
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
