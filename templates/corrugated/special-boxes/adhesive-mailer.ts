import { box, glued, mm, type Panel, pen, straight } from '../../../src/author/index.ts';
import { mailerLimits, mailerOptions, mailerSizes } from '../../tray/mailer-sizes.ts';
import { sunkLidMailer, sunkLidPhases } from '../../tray/sunk-lid-mailer.ts';

/** From the lid's crease to the tear strip, from there to the adhesive, and the least depth of that, in mm. */
const TEAR_LIP = { above: 5, below: 3, glue: 15 } as const;

/** A lip that is stuck on the front, with a tear strip that parts it from the lid; the ends of the strip stand out by `grip`. */
const tearLip = (seat: number, depth: number, strip: number, grip: number): Panel => {
  const [from, to] = [TEAR_LIP.above, TEAR_LIP.above + strip];
  const lean = Math.min(2, strip / 6);
  return pen('lip', seat, { role: 'glue', phase: sunkLidPhases.front })
    .to(seat, from)
    .to(seat + grip, from + lean)
    .to(seat + grip, to - lean)
    .to(seat, to)
    .to(seat, depth)
    .to(0, depth)
    .to(0, to)
    .to(-grip, to - lean)
    .to(-grip, from + lean)
    .to(0, from)
    .mark('perforation', straight([0, from], [seat, from]))
    .mark('perforation', straight([0, to], [seat, to]))
    .close();
};

/**
 * Mailer for e-commerce: roll-over sides, the lid between them, and on it a lip that is stuck to the front; a
 * tear strip across the lip opens it.
 *
 *                   ┌─────────┐
 *                  <╌╌╌ lip ╌╌╌>
 *                ╱▔▔├─────────┤▔▔╲
 *                │  │   lid   │  │
 *                ╲▁▁├─────────┤▁▁╱
 *                ╱▔┤   back    ├▔╲
 *                ╲▁┤           ├▁╱
 *     ┌──────┬┬────┼───────────┼────┬┬──────┐
 *     ┤inner ││left┊   floor   ┊rig.││inner ├
 *     └──────┴┴────┼───────────┼────┴┴──────┘
 *                ╱▔┤   front   ├▔╲
 *                ╲▁├───────────┤▁╱
 */
export default box('corrugated', {
  name: 'E-commerce mailer with tear strip',
  about: 'Mailer of corrugated board with double sides; its lid is stuck to the front and opens with a tear strip.',
  group: 'special_boxes',
  from: [
    'house',
    'our own construction: the tray and lid of FEFCO 0427 without ears; a lip for adhesive tape of 20 on the front, a tear strip of 15 above it whose ends stand out to be gripped',
  ],
  ids: ['becf-21e04'],
  size: mailerSizes([260, 180, 95]),
  sizeLimits: (size) => mailerLimits(size, TEAR_LIP.above + 9 + TEAR_LIP.below + TEAR_LIP.glue),
  options: (size) => {
    const room = size.height - TEAR_LIP.above - TEAR_LIP.below;
    const widest = Math.min(25, room - TEAR_LIP.glue);
    return {
      ...mailerOptions(size),
      tear_strip: mm(15, [8, widest], 'Width of the tear strip'),
      adhesive: mm(20, [TEAR_LIP.glue, room - widest], 'Depth of the lip below the tear strip, for the adhesive tape'),
    };
  },
  build: ({ tear_strip, adhesive, ...values }) =>
    sunkLidMailer({
      ...values,
      beside: 0,
      // The strip may be gripped as far as the sides of the box.
      front: ({ seat, beyond }) => {
        const depth = TEAR_LIP.above + tear_strip + TEAR_LIP.below + adhesive;
        return tearLip(seat, depth, tear_strip, beyond + values.material);
      },
      joins: [glued('lid.lip', 'front')],
    }),
});
