import { type FrontOrBack, type LeftOrRight, type Panel, pen, type Rim } from '../../board/index.ts';

/**
 * A floor whose front and back begin so far beside its corners. It hangs on the middle of their sides, which leaves them to the front:
 * the floor stands on what is left beside it.
 */
export const insetFloor = (
  length: number,
  width: number,
  inset: number,
  { front, right, back, left }: Readonly<Record<FrontOrBack, Panel> & Record<LeftOrRight, Rim>>,
): Panel =>
  pen('floor', inset, { role: 'wall' })
    .hang(length - inset, 0, front)
    .to(length, 0)
    .rim(length, width, right)
    .to(length - inset, width)
    .hang(inset, width, back)
    .to(0, width)
    .rim(0, 0, left)
    .close();
