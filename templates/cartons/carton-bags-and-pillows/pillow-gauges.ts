import type { Gauge } from '../../../src/author/index.ts';

/** The sizes that the drawing of a pillow shows: its flat width, its length in the middle, and the height of an end flap. `start`: end of the back in its frame. */
export const pillowGauges = (length: number, width: number, height: number, start = 0): Gauge[] => [
  { name: 'length', panel: 'front', along: 'y', span: [0, length] },
  { name: 'height', panel: 'back', along: 'x', span: [start + width / 2, start + width / 2 + height] },
  { name: 'width', panel: 'front.top-flap', along: 'y', span: [-width / 2, width / 2] },
];
