import { flip, type Panel, pen, type Rim, rim } from '../../../board/index.ts';

/** A double wall: an outer wall, and an inner wall that rolls over it and locks into the floor. All in mm. */
export interface RollOverWall {
  readonly name: string;
  /** Length of its side of the floor. */
  readonly length: number;
  readonly height: number;
  readonly material: number;
  /** Length of the slot in the floor, in the middle of the side. */
  readonly lock: number;
  readonly phase: number;
  /** Thickness of the layers between the two walls, which widens the crease at the rim. @defaultValue 0 */
  readonly layerThickness?: number;
  /** Length of the lock beyond the inner wall. @defaultValue through the floor, and 1.5 mm beyond it */
  readonly tongue?: number;
  /** By how much the inner wall is shorter than the outer one at each end. @defaultValue one board */
  readonly inset?: number;
  /** Phase of the inner wall. @defaultValue `phase` + 1 */
  readonly over?: number;
  /** A flap on the right end of the outer wall, `foot` mm above the floor. Its mirror image is on the left end. */
  readonly corner?: { readonly flap: Panel; readonly foot: number };
}

/** Length of a lock below the floor, in mm. The measured one, in 0.5 mm board, is 3 mm long, on an inner wall two boards above the floor. */
const BEYOND_FLOOR = 1.5;

/**
 * A side of a floor with a roll-over wall, creased once at the rim. The slot is two boards wide, because corner flaps lie between the
 * walls; its board stays on the outer wall. The inner wall ends two boards above the floor; its lock goes through the outer slot.
 */
export const rollOverSide = ({ name, length, height, material: m, lock, phase, ...more }: RollOverWall): Rim => {
  const { layerThickness = 0, inset = m, over = phase + 1, tongue = 3 * m + BEYOND_FLOOR, corner } = more;
  const foot = (length - lock) / 2;
  const reach = height - 2 * m;
  // The lock is narrower at its tip.
  const slant = 2;
  // With layers between the walls the lock goes in further from the outer wall, where the slot must be equally long.
  const closing = layerThickness ? 0 : slant;
  // By default the inner wall is creased along the whole outer wall, and steps back below the crease.
  const lead = more.inset === undefined ? 0 : inset;
  const [wide, step, tip] = [length - 2 * lead, inset - lead, foot - lead];
  const p = pen('inner', wide, {
    folds: [{ phase: over, to: 180, ...(layerThickness && { clearance: layerThickness }) }],
  });
  if (step) p.to(wide - step, slant);
  p.to(wide - step, reach)
    .to(wide - tip, reach)
    .to(wide - tip - slant, reach + tongue);
  const inner = p.closeMirrored();
  // The outer wall hangs on the crease at one end of the slot. Its crease at the other end is a line of its outline.
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
    .path([closing - lock, -2 * m], [-closing, -2 * m])
    .close();
  return rim(length)
    .hang(length - foot, 0, wall)
    .path([length - foot - closing, -2 * m], [foot + closing, -2 * m], [foot, 0])
    .close('crease');
};
