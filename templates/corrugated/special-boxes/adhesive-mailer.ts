import { box, glued } from '../../../src/author/index.ts';
import { mailerLimits, mailerOptions, mailerSizes } from '../../tray/mailer-sizes.ts';
import { sunkLidMailer, sunkLidPhases } from '../../tray/sunk-lid-mailer.ts';
import { lipOptions, TEAR_LIP, tearLip } from '../../tray/tear-lip.ts';

/** Distance from the lid's crease to the tear strip, in mm. */
const ABOVE = 5;

export default box('corrugated', {
  name: 'E-commerce mailer with tear strip',
  about: 'Mailer of corrugated board with double sides; its lid is stuck to the front and opens with a tear strip.',
  group: 'special_boxes',
  closure: 'hinged_lid',
  from: 'house: our own construction: the tray and lid of FEFCO 0427 without ears; a lip of 20 for adhesive tape on the front; above it a tear strip of 15 with projecting ends to grip. becf-21e25 and 21e29 have the variables of the tray of 0427; their other features, such as a pull tab, are not known: drawn alike',
  ids: {
    'becf-21e04': {},
    'becf-21e25': { size: { length: 200, width: 160, height: 90 } },
    'becf-21e29': { size: { length: 200, width: 160, height: 90 } },
  },
  size: mailerSizes([260, 180, 95]),
  sizeLimits: (size) => mailerLimits(size, ABOVE + 9 + TEAR_LIP.below + TEAR_LIP.glue),
  options: (size) => ({ ...mailerOptions(size), ...lipOptions(size.height, ABOVE, size.material) }),
  build: ({ tear_strip, adhesive, ...values }) =>
    sunkLidMailer({
      ...values,
      beside: 0,
      // The ends of the strip reach at most to the sides of the box.
      front: ({ seat, beyond }) =>
        tearLip({
          seat,
          depth: ABOVE + tear_strip + TEAR_LIP.below + adhesive,
          above: ABOVE,
          strip: tear_strip,
          grip: beyond + values.material,
          phase: sunkLidPhases.front,
        }),
      joins: [glued('lid.lip', 'front')],
    }),
});
