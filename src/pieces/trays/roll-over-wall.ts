import { type Panel, pen, type Rim, rim } from '../../board/index.ts';

/** A double wall: an outer one, and an inner one that rolls over it and locks into the floor. All in mm. */
export interface RollOverWall {
  readonly name: string;
  /** Length of its side of the floor. */
  readonly length: number;
  readonly height: number;
  readonly material: number;
  /** Length of the slot in the floor, in the middle of the side. */
  readonly lock: number;
  /** The outer wall rises, one phase later the inner one comes over it. */
  readonly phase: number;
}

/**
 * A side of a floor that carries a roll-over wall. There is one crease at the rim, and
 * the slot is as wide as two boards: between the walls lie the corner flaps. What is cut out of
 * the floor for the slot stays on the outer wall. The inner wall ends two boards
 * above the floor, and its lock goes through the slot, on the side of the outer wall.
 */
export const rollOverSide = ({ name, length, height, material: m, lock, phase }: RollOverWall): Rim => {
  const foot = (length - lock) / 2;
  const reach = height - 2 * m;
  // The lock reaches 3 mm beyond the inner wall and is shorter there at each end.
  const slant = 2;
  const inner: Panel = pen('inner', length, { fold: 180, phase: phase + 1 })
    .to(length - m, slant)
    .to(length - m, reach)
    .to(length - foot, reach)
    .to(length - foot - slant, reach + 3)
    .to(foot + slant, reach + 3)
    .to(foot, reach)
    .to(m, reach)
    .to(m, slant)
    .close();
  // It hangs on the crease at one end of the slot; that at the other end lies in the same line.
  const outer = pen(name, foot, { role: 'wall', phase })
    .to(foot, height)
    .hang(foot - length, height, inner)
    .to(foot - length, 0)
    .to(-lock, 0, 'crease')
    .to(slant - lock, -2 * m)
    .to(-slant, -2 * m)
    .close();
  return rim(length)
    .hang(length - foot, 0, outer)
    .to(length - foot - slant, -2 * m)
    .to(foot + slant, -2 * m)
    .to(foot, 0)
    .close('crease');
};
