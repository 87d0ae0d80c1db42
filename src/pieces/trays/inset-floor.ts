import {
  type Body,
  type FrontOrBack,
  type LeftOrRight,
  type LineType,
  type Panel,
  pen,
  type Rim,
  rim,
} from '../../board/index.ts';
import { isPanel } from '../rectangle.ts';

/**
 * A floor whose front and back begin so far beside its corners. It hangs on the middle of their sides, which leaves them to the front:
 * the floor stands on what is left beside it. A panel on the right or left hangs on the middle of its side. `atBack`: how far beside
 * its corners the back begins, where that is not as far as the front.
 */
export const insetFloor = (
  length: number,
  width: number,
  inset: number,
  { front, right, back, left }: Readonly<Record<FrontOrBack, Panel> & Record<LeftOrRight, Panel | Rim>>,
  atBack = inset,
): Panel => {
  const end = (on: Panel | Rim): Rim => (isPanel(on) ? rim(width).side(0, 0, on).close() : on);
  return pen('floor', inset, { role: 'wall' })
    .hang(length - inset, 0, front)
    .to(length, 0)
    .rim(length, width, end(right))
    .to(length - atBack, width)
    .hang(atBack, width, back)
    .to(0, width)
    .rim(0, 0, end(left))
    .close();
};

/**
 * Such a floor by the other way round: it stands on its left edge, and the left wall is the base of the blank. Front and back begin
 * `inset` beside its corners; what is left beside them is a cut, or a crease to what hangs there.
 */
export const sidewaysFloor = (
  length: number,
  width: number,
  inset: number,
  walls: Readonly<Record<FrontOrBack | LeftOrRight, Panel>>,
  beside: LineType = 'cut',
): Pick<Body, 'trunk' | 'base' | 'rises' | 'trunkIs'> => ({
  trunk: pen('floor', width, { role: 'wall' })
    .to(width, inset, beside)
    .hang(width, length - inset, walls.front)
    .to(width, length, beside)
    .hang(0, length, walls.right)
    .to(0, length - inset, beside)
    .hang(0, inset, walls.back)
    .close(beside),
  base: { line: 'crease', panel: walls.left },
  rises: 'right',
  trunkIs: 'base',
});
