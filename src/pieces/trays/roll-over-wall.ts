import { flip, type Panel, pen, type Rim, rim } from '../../board/index.ts';

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
  /** Thickness of what lies between the two walls, where the crease at the rim bulges round it; 0 by default. */
  readonly room?: number;
  /** How far the lock reaches beyond the inner wall; by default through the floor and as far beyond it as measured, in any board. */
  readonly tongue?: number;
  /** How far the inner wall ends before the outer one on either side; a board by default. */
  readonly inset?: number;
  /** The phase in which the inner wall comes over; that after `phase` by default. */
  readonly over?: number;
  /** What hangs on the right end of the outer wall, and mirrored on its left one, from so far above the floor. */
  readonly corner?: { readonly flap: Panel; readonly foot: number };
}

/** How far a lock stands out below the floor, in mm: the measured one is 3 long in 0.5 board, whose inner wall ends two boards above it. */
const BEYOND_FLOOR = 1.5;

/**
 * A side of a floor that carries a roll-over wall. There is one crease at the rim, and
 * the slot is as wide as two boards: between the walls lie the corner flaps. What is cut out of
 * the floor for the slot stays on the outer wall. The inner wall ends two boards
 * above the floor, and its lock goes through the slot, on the side of the outer wall.
 */
export const rollOverSide = ({ name, length, height, material: m, lock, phase, ...more }: RollOverWall): Rim => {
  const { room = 0, inset = m, over = phase + 1, tongue = 3 * m + BEYOND_FLOOR, corner } = more;
  const foot = (length - lock) / 2;
  const reach = height - 2 * m;
  // The lock is shorter at its tip.
  const slant = 2;
  // What goes in a board further from the outer wall finds the slot as long there.
  const closing = room ? 0 : slant;
  // By default it is creased along its whole wall, and steps back below the crease.
  const lead = more.inset === undefined ? 0 : inset;
  const [wide, step, tip] = [length - 2 * lead, inset - lead, foot - lead];
  const p = pen('inner', wide, { folds: [{ phase: over, to: 180, ...(room && { clearance: room }) }] });
  if (step) p.to(wide - step, slant);
  p.to(wide - step, reach)
    .to(wide - tip, reach)
    .to(wide - tip - slant, reach + tongue)
    .to(tip + slant, reach + tongue)
    .to(tip, reach)
    .to(step, reach);
  if (step) p.to(step, slant);
  const inner: Panel = p.close();
  // It hangs on the crease at one end of the slot; that at the other end lies in the same line.
  const outer = pen(name, foot, { role: 'wall', phase });
  if (corner) outer.to(foot, corner.foot).hang(foot, corner.foot + corner.flap.seat, corner.flap);
  outer.to(foot, height).side(foot - length, height, inner);
  if (corner)
    outer
      .to(foot - length, corner.foot + corner.flap.seat)
      .hang(foot - length, corner.foot, flip(corner.flap, 'left-flap'));
  const wall = outer
    .to(foot - length, 0)
    .to(-lock, 0, 'crease')
    .to(closing - lock, -2 * m)
    .to(-closing, -2 * m)
    .close();
  return rim(length)
    .hang(length - foot, 0, wall)
    .to(length - foot - closing, -2 * m)
    .to(foot + closing, -2 * m)
    .to(foot, 0)
    .close('crease');
};
