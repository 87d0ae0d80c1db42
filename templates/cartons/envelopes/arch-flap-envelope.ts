import { box, mm, overFront, pen, pocket } from '../../../src/author/index.ts';

/**
 * Envelope with an arched flap: the front is folded up over two side tabs, the flap comes down over it.
 *
 *       ╭───────╮
 *     ╭╯  flap   ╰╮
 *    ┌─────────────┐
 *   ╱│             │╲
 *   ││    back     ││
 *   ╲│             │╱
 *    ├─────────────┤
 *    │    front    │
 *    ╰─────────────╯
 */
export default box('carton', {
  name: 'Envelope with an arched flap',
  about: 'Flat envelope, glued at its sides, with a flap that is one arc.',
  group: 'envelopes',
  code: 'F60.92.00.00.11',
  from: ['standard', 'ECMA F60.92; how high the front is and how far the flap lies over it was our decision'],
  ids: ['becf-12c01'],
  size: {
    length: mm(152, [60, 800], 'Length, from side to side'),
    width: mm(152, [60, 800], 'Width, from the foot to the fold of the flap'),
  },
  board: [0.3, [0.1, 1]],
  options: ({ length, width }) => {
    // Less than half a circle, and not across the foot.
    const deepest = Math.min(0.6 * width, 0.45 * length);
    const least = Math.min(0.25 * width, 0.25 * length);
    const usual = Math.min(0.2 * width, 0.8 * least);
    return {
      side_tab: mm(Math.min(16, length / 4), [8, length / 3], 'Width of the side tabs'),
      top_flap: mm(0.4 * width, [least, deepest], 'Depth of the flap in its middle'),
      overlap: mm(usual, [0.5 * least, least - 2], 'How far the flap lies over the front in its middle'),
    };
  },
  labels: { length: 'back.x', width: 'back.y' },
  build: ({ length, width, material: thickness, side_tab: tab, top_flap, overlap }) => {
    const seat = length - 2;
    const arch = pen('flap', seat).arc(0, 0, (2 * top_flap) / seat);
    const front = width - top_flap + overlap;
    return pocket({ length, back: width, front, tab, thickness, flap: overFront(arch.close(), thickness) });
  },
});
