import { box, insideShare, leastCherryFront, mm } from '../../../src/author/index.ts';
import { cherryMailer } from '../../tray/cherry-mailer.ts';
import { mailerLimits, mailerOptions } from '../../tray/mailer-sizes.ts';

/** The roll-over mailer in carton: lid between the sides, flaps inside, front outside, short ears (cherry locks) in the double walls. */
export default box('carton', {
  name: 'Book mailer',
  about: 'Flat mailer of carton with double sides; ears on the front of its lid lock into them.',
  group: 'shirt_boxes',
  closure: 'hinged_lid',
  code: 'E40.82.00.00',
  from: 'house: E40.82, a pack for a flat product with a lock on its lid (confidence 0.55); drawing not seen: drawn as FEFCO 0427 in carton, whose lid locks with its ears; our decisions: rims of two boards and 0.5, ears that reach in by 12 or, if that is more, by a third of the height, inside sizes',
  ids: ['becf-1240a'],
  size: {
    length: mm(140, [50, 800], 'Length inside, between the flaps of the lid'),
    width: mm(90, [40, 600], 'Width inside, from the back to the front'),
    height: mm(35, [leastCherryFront(0.5), 200], 'Height inside'),
  },
  board: [0.5, [0.2, 1.2]],
  sizeLimits: (size) => ({ height: { max: mailerLimits(size).height.max } }),
  options: (size) => ({
    ...mailerOptions(size, insideShare.carton),
    // A third of the height, and at least the radius of its round corner.
    ear: mm(
      Math.max(12, size.height / 3),
      [10, Math.min(size.height - 6, size.width / 2, 40)],
      'How far the ears of the lid reach into the sides',
    ),
  }),
  build: (values) =>
    cherryMailer({
      ...values,
      share: insideShare.carton,
      // Play in the double walls, such that a single corner flap moves by at most 1 mm.
      rimPlay: Math.max(0, Math.min(0.5, 1 - values.material)),
      feature: 'thumb_cut',
    }),
});
