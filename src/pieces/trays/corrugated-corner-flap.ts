import { type Panel, pen } from '../../board/index.ts';

/**
 * A flap of thick board on the end of a wall, that goes in beside the next wall: its outer corners are cut,
 * so that it slides in. All in mm.
 */
export const corrugatedCornerFlap = (name: string, seat: number, reach: number, phase: number): Panel => {
  const cut = Math.min(reach, seat) / 6;
  return pen(name, seat, { phase })
    .to(seat - cut, reach)
    .to(cut, reach)
    .close();
};
