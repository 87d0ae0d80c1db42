import { type Rim, rim } from '../../board/index.ts';
import { arc, type Curve, straight } from '../../geometry/index.ts';

/** How far a notch goes straight down before it is round, in mm. */
const STRAIGHT = 1;

/** A rim of board with a notch of this radius in its middle. */
export const notchedRim = (length: number, r: number): Rim => {
  const x = length / 2;
  return rim(length)
    .to(x + r, 0)
    .to(x + r, -STRAIGHT)
    .arc(x - r, -STRAIGHT, -1)
    .to(x - r, 0)
    .close();
};

/**
 * What a notch punched through covered board takes from the paper: it goes down both faces of the
 * wall and over its rim. Drawn about (0, 0), where the paper turns over the middle of the rim, the wall below.
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
