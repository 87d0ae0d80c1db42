import { box, mm, overFront, pen, pocket, straight } from '../../../src/author/index.ts';

/** From the fold of the flap to the tear strip, board between the strip and the mouth, and how far the strip's ends stand out, in mm. */
const [ABOVE, BELOW, GRIP] = [3, 1, 1];

/**
 * Envelope with an arched flap: the front is folded up over two side tabs, the flap comes down over it. A strip between the fold and
 * the mouth tears the flap off.
 *
 *       ╭───────╮
 *     ╭╯  flap   ╰╮
 *    ┝╍╍╍╍╍╍╍╍╍╍╍╍╍┥
 *    ├─────────────┤
 *   ╱│             │╲
 *   ││    back     ││
 *   ╲│             │╱
 *    ├─────────────┤
 *    │    front    │
 *    ╰─────────────╯
 */
export default box('carton', {
  name: 'Envelope with an arched flap',
  about: 'Flat envelope, glued at its sides, with a tear strip in a flap that is one arc.',
  group: 'envelopes',
  code: 'F60.92.00.00.11',
  from: [
    'house',
    'ECMA F60.92 with X11, which we read as a tear strip (0.7 sure); our decisions: how high the front is, how far the flap lies over it, and that the strip is in the flap, between the fold and the mouth',
  ],
  ids: ['becf-12c01'],
  size: {
    length: mm(152, [60, 800], 'Length, from side to side'),
    width: mm(152, [60, 800], 'Width, from the foot to the fold of the flap'),
  },
  board: [0.3, [0.1, 1]],
  options: ({ length, width }) => {
    // Less than half a circle, and not across the foot.
    const deepest = Math.min(0.6 * width, 0.45 * length);
    const least = 0.3 * Math.min(width, length);
    // The strip lies above the mouth, however short the flap and however far it lies over the front.
    const widest = Math.min(12, 0.3 * least);
    const most = least - ABOVE - widest - BELOW;
    return {
      side_tab: mm(Math.min(16, length / 4), [8, length / 3], 'Width of the side tabs'),
      top_flap: mm(0.4 * width, [least, deepest], 'Depth of the flap in its middle'),
      overlap: mm(0.9 * most, [0.7 * most, most], 'How far the flap lies over the front in its middle'),
      tear_strip: mm(8, [4, widest], 'Width of the tear strip'),
    };
  },
  labels: { length: 'back.x', width: 'back.y' },
  build: ({ length, width, material: thickness, side_tab: tab, top_flap, overlap, tear_strip }) => {
    const seat = length - 2;
    const [from, to] = [ABOVE, ABOVE + tear_strip];
    const arch = pen('flap', seat)
      .to(seat, from)
      .to(seat + GRIP, from + GRIP)
      .to(seat + GRIP, to - GRIP)
      .to(seat, to)
      .arc(0, to, (2 * (top_flap - to)) / seat)
      .to(-GRIP, to - GRIP)
      .to(-GRIP, from + GRIP)
      .to(0, from)
      .mark('perforation', straight([0, from], [seat, from]))
      .mark('perforation', straight([0, to], [seat, to]));
    const front = width - top_flap + overlap;
    return pocket({ length, back: width, front, tab, thickness, flap: overFront(arch.close(), thickness) });
  },
});
