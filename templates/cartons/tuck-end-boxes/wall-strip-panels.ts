import { open, type Panel, pen, type Rim, type Role, rim, type Wall } from '../../../src/author/index.ts';

export type FoldedWall = Pick<Wall, 'name' | 'width' | 'top' | 'bottom'> & {
  readonly phase: number;
  readonly role?: Role;
};

/** The side, right or left, on which the wall is a board longer than its drawn ends. */
export const withBoard = (end: Rim, board: number, on: 'right' | 'left'): Rim => {
  const wide = end.seat + board;
  return on === 'right'
    ? rim(wide).to(end.seat, 0).rim(0, 0, end).close()
    : rim(wide).rim(board, 0, end).to(0, 0).close();
};

/** Walls side by side, each attached to the one on its left, from the last back to the first. */
export const wallStrip = (height: number, walls: readonly FoldedWall[]): Panel | undefined =>
  walls.reduceRight<Panel | undefined>(
    (next, { name, width, phase, role = 'wall', top = open(width), bottom = open(width) }) =>
      pen(name, height, { role, phase }).rim(height, width, bottom).side(0, width, next).rim(0, 0, top).close(),
    undefined,
  );
