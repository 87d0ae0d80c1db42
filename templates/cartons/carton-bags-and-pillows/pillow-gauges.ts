import type { Gauge } from '../../../src/author/index.ts';

/** The sizes along a pillow that its drawing shows: its flat width, and its length in the middle. `start`: end of the back in its frame. */
export const pillowGauges = (length: number, width: number, height: number, start = 0): Gauge[] => [
  { name: 'length', panel: 'front', along: 'y', span: [0, length] },
  { name: 'height', panel: 'back', along: 'x', span: [start + width / 2, start + width / 2 + height] },
];

/** The depth of a pillow, which an end flap shows between its crease and its free edge. */
export const pillowDepth = (width: number): Gauge => ({
  name: 'width',
  panel: 'front.top-flap',
  along: 'y',
  span: [-width / 2, width / 2],
});
