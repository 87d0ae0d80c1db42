import { type Rim, rim } from '../../../board/index.ts';
import { arc, type Curve, straight } from '../../../geometry/index.ts';

/** Depth of the straight sides of a notch above its arc, in mm. */
const STRAIGHT = 1;

/** A rim of board with a notch of this radius in its middle. */
export const notchedRim = (length: number, r: number): Rim => {
  const x = length / 2;
  return rim(length)
    .to(x + r, 0)
    .to(x + r, -STRAIGHT)
    .arc(x - r, -STRAIGHT, -1)
    .closeMirrored();
};

/**
 * The hole in the paper for a notch punched through covered board: it covers both faces of the wall and the rim. The origin is
 * the middle of the crease at the rim, with the wall below it.
 */
export const punched = (board: number, r: number): Curve[] => {
  const [low, high] = [-STRAIGHT, board + STRAIGHT];
  return [
    arc([-r, low], [r, low], 1),
    straight([r, low], [r, high]),
    arc([r, high], [-r, high], 1),
    straight([-r, high], [-r, low]),
  ];
};
