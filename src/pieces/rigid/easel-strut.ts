import { type BodyOfPart, glued, locked, part, pen, placed } from '../../board/index.ts';
import { tanDegrees } from '../../geometry/index.ts';

/** A strut behind a covered board, on which that stands. All in mm. */
export interface EaselStrut {
  /** Width of the poster, and height of the strut. */
  readonly length: number;
  readonly height: number;
  readonly board: number;
  readonly paper: number;
  /** Between the back of the poster and the ground, in degrees. */
  readonly footAngle: number;
  /** The panel behind the poster that it is glued to. */
  readonly on: string;
}

/** A strip that is glued to the back, and a strut that turns out of it about a groove; the wing at its top holds it there. */
export const easelStrut = ({ length, height, board, paper, footAngle, on }: EaselStrut): BodyOfPart => {
  // The strip, the strut at its top, and the wing there, which has some play beside strip and back.
  const [strip, top, wide, play] = [35, 30, 25, 0.5];
  // How far the foot reaches behind the poster; folded flat it stays behind it.
  const depth = Math.min(0.4 * height, length / 2 - 15);
  const lean = tanDegrees(90 - footAngle);
  // Folded over, it reaches round the edge of the strip to the back.
  const seat = top - board - play;
  const wing = pen('wing', seat, { phase: 5 })
    .to(seat, wide)
    .to(-board, wide)
    .to(-board, board + play)
    .to(0, board + play)
    .close();
  // Its seat is the groove, from the top down.
  const strut = pen('strut', height, { role: 'wall', fold: -90, phase: 4 })
    .to(height - depth * lean, depth)
    .to(0, top)
    .hang(0, board + play, wing, 'half-cut')
    .close();
  const trunk = pen('strip', strip, { role: 'wall' }).hang(strip, height, strut, 'half-cut').to(0, height).close();
  return part(
    'strut_board',
    { trunk, joins: [glued('strip', on), locked('strut.wing', on)], labels: { strut_height: 'strip.y' } },
    // On the lining, its groove in the middle, its foot on the ground on which the poster stands with its lower edge behind.
    placed([length / 2 + strip, 2 * paper * lean - paper, -(2 * board + 3 * paper)], [0, 0, -(depth + 60)], [-1, 0, 0]),
  );
};
