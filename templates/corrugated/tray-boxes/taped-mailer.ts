import { box, meets, rectangle } from '../../../src/author/index.ts';
import { mailerLimits, mailerOptions, mailerSizes } from '../../tray/mailer-sizes.ts';
import { sunkLidMailer, sunkLidPhases } from '../../tray/sunk-lid-mailer.ts';

export default box('corrugated', {
  name: 'Mailer with plain front',
  about: 'Mailer of corrugated board with double sides; the front of its lid has no ears and is taped or stuck down.',
  group: 'tray_boxes',
  closure: 'hinged_lid',
  code: '0427',
  from: 'house: a variant of FEFCO 0427 in common use, without its ears; the mailer of becf-21701 with one board in its double walls in place of two, from inside sizes between the flaps of the lid',
  ids: ['fefco-0427-plain'],
  size: mailerSizes([250, 180, 50]),
  sizeLimits: (size) => mailerLimits(size),
  options: (size) => mailerOptions(size),
  build: (values) =>
    sunkLidMailer({
      ...values,
      beside: 0,
      // It ends above the creases of the floor.
      front: ({ seat, height, clear }) =>
        rectangle('lid-front', seat, height - clear, { role: 'wall', phase: sunkLidPhases.front }),
      joins: [meets('lid-front', 'front')],
    }),
});
