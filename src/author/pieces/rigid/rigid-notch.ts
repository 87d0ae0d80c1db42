import { type Rim, rim } from '../../../board/index.ts';
import { arc, type Curve, straight } from '../../../geometry/index.ts';

/** Depth of the straight sides of a notch above its arc, in mm. */
const STRAIGHT = 1;

/** A rim of board with a notch of this radius in its middle. */
export const notchedRim = (length: number, r: number): Rim => {
  const x = length / 2;
  return rim(length)
    .path([x + r, 0], [x + r, -STRAIGHT])
    .arc(x - r, -STRAIGHT, -1)
    .closeMirrored();
};

/** Hole in the paper for a notch through covered board, over both faces and the rim. Origin: middle of the rim's crease, above the wall. */
export const punched = (board: number, r: number): Curve[] => {
  const [low, high] = [-STRAIGHT, board + STRAIGHT];
  return [
    arc([-r, low], [r, low], 1),
    straight([r, low], [r, high]),
    arc([r, high], [-r, high], 1),
    straight([-r, high], [-r, low]),
  ];
};
