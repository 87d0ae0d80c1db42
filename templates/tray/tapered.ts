import { mm } from '../../src/author/index.ts';

/** The sizes of a tray that is wider at its rim. */
export const taperedSize = (length: number, width: number, height: number) => ({
  length: mm(length, [40, 800], 'Length of the floor'),
  width: mm(width, [40, 800], 'Width of the floor, front to back'),
  height: mm(height, [20, 500], 'Height of the rim above the floor'),
});

/** The splay of a tray of this height. Walls with a larger splay have no room for tabs or webs. */
export const splayOption = (height: number, least = 2) =>
  mm(Math.min(15, 0.3 * height), [least, 0.35 * height], 'How much wider than the floor the rim is, on each side');
