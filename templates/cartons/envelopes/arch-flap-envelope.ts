import { box, mm, overFront, pen, pocket, straight } from '../../../src/author/index.ts';
import { pocketSizes } from '../../sizes.ts';

/** In mm: distance from the fold of the flap to the tear strip, board between the strip and the mouth, and length of the strip's ends. */
const [ABOVE, BELOW, GRIP] = [3, 1, 1];

/** Length of the straight sides of the flap before its arch, in mm. Without them the corners of the mouth would stay open. */
const SHOULDER = 3;

/** The front folds up over two side tabs, and the arched flap down over it. A tear strip between the fold and the mouth opens it. */
export default box('carton', {
  name: 'Envelope with an arched flap',
  about: 'Flat envelope with glued sides, a rounded flap and a tear strip in the flap.',
  group: 'envelopes',
  code: 'F60.92.00.00.11',
  from: 'house: ECMA F60.92 with X11, which we read as a tear strip (confidence 0.7); our decisions: how far the flap covers the front; the strip is in the flap, between its fold and the mouth, where the front ends',
  ids: ['becf-12c01'],
  size: pocketSizes([152, [60, 800]], [152, [60, 800]]),
  board: [0.3, [0.1, 1]],
  options: ({ length, width }) => {
    // The arch is less than a half circle and stays above the foot.
    const deepest = Math.min(0.6 * width, 0.45 * length);
    const least = 0.3 * Math.min(width, length);
    return {
      side_tab: mm(Math.min(16, length / 4), [8, length / 3], 'Width of the side tabs'),
      top_flap: mm(0.4 * width, [least, deepest], 'Depth of the flap in the middle'),
      tear_strip: mm(8, [4, Math.min(12, 0.3 * least)], 'Width of the tear strip'),
    };
  },
  labels: { length: 'back.x', width: 'back.y' },
  build: ({ length, width, material, side_tab: tab, top_flap, tear_strip }) => {
    const seat = length - 2;
    const [from, to] = [ABOVE, ABOVE + tear_strip];
    const mouth = to + BELOW;
    const shoulder = mouth + SHOULDER;
    const arch = pen('flap', seat)
      .path([seat, from], [seat + GRIP, from + GRIP], [seat + GRIP, to - GRIP], [seat, to], [seat, shoulder])
      .arc(0, shoulder, (2 * (top_flap - shoulder)) / seat)
      .mark('perforation', straight([0, from], [seat, from]))
      .mark('perforation', straight([0, to], [seat, to]));
    return pocket({
      length,
      back: width,
      front: width - mouth,
      tab,
      material,
      flap: overFront(arch.closeMirrored(), material),
    });
  },
});
