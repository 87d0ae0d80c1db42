import { box, cherryFront, leastCherryFront, locked } from '../../../src/author/index.ts';
import { mailerLimits, mailerOptions, mailerSizes } from '../../tray/mailer-sizes.ts';
import { sunkLidMailer, sunkLidPhases } from '../../tray/sunk-lid-mailer.ts';

/**
 * Mailer with roll-over sides: its lid lies between them, with side flaps inside, a front on the outside of
 * the tray's, and ears (cherry locks) that turn into the double walls.
 *
 *               ╭───┬─────────┬───╮
 *               ╰───┤lid front├───╯
 *                ╱▔▔├─────────┤▔▔╲
 *                │  │   lid   │  │
 *                ╲▁▁├─────────┤▁▁╱
 *                ╱▔┤   back    ├▔╲
 *                ╲▁┤           ├▁╱
 *     ┌──────┬┬────┼───────────┼────┬┬──────┐
 *     ┤inner ││left┊   floor   ┊rig.││inner ├
 *     └──────┴┴────┼───────────┼────┴┴──────┘
 *                ╱▔▔┤  front  ├▔▔╲
 *                ╲▁▁├─────────┤▁▁╱
 */
export default box('corrugated', {
  name: 'Mailer with cherry locks',
  about: 'Mailer of corrugated board with double sides; ears on the front of its lid lock into them.',
  group: 'tray_boxes',
  code: '0427',
  from: [
    'standard',
    'FEFCO 0427; panels by its published allowances, counted from the inside between the flaps of the lid; rims two thirds of a board wider, so that ear and corner flap lie in the double wall unpressed',
  ],
  ids: {
    'becf-21701': {},
    'becf-21707': { size: { length: 160, width: 100, height: 70 } },
    // Of these only letters are known, those of a mailer with a lid: a guess, of our size.
    'becf-21712': { size: { length: 200, width: 150, height: 60 }, code: {} },
    'becf-21713': { size: { length: 200, width: 150, height: 60 }, code: {} },
    'becf-21714': { size: { length: 200, width: 150, height: 60 }, code: {} },
  },
  size: mailerSizes([150, 100, 50]),
  // The ears need room in the wall.
  sizeLimits: (size) => mailerLimits(size, leastCherryFront(0.5)),
  options: (size) => mailerOptions(size),
  build: (values) =>
    sunkLidMailer({
      ...values,
      beside: 1,
      front: ({ seat, beyond, height, across, clear }) =>
        cherryFront({ seat, wider: beyond, depth: height, clear, most: across / 2, phases: sunkLidPhases }),
      joins: [locked('lid-front.right-ear', 'right'), locked('lid-front.left-ear', 'left')],
    }),
});
