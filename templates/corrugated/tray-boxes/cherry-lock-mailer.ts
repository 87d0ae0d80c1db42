import { box, insideShare, leastCherryFront, leastWithTab, postalSlot } from '../../../src/author/index.ts';
import { cherryMailer } from '../../tray/cherry-mailer.ts';
import { featureOf, frontFeatures, frontIds } from '../../tray/front-features.ts';
import { mailerLimits, mailerOptions, mailerSizes } from '../../tray/mailer-sizes.ts';

const newer = { size: { length: 200, width: 150, height: 60 }, code: {} } as const;

/** Roll-over sides, a lid between them with flaps inside, its front outside on the tray's, and ears (cherry locks) in the double walls. */
export default box('corrugated', {
  name: 'Mailer with cherry locks',
  about: 'Mailer of corrugated board with double sides; ears on the front of its lid lock into them.',
  group: 'tray_boxes',
  closure: 'hinged_lid',
  code: '0427',
  from: 'standard: FEFCO 0427; panels by its published allowances, from inside sizes between the flaps of the lid; rims two thirds of a board wider, so that ear and corner flap fit in the double wall without pressure. The difference of the second set of ids, from becf-2170d on, is not known; of becf-21712 to 21714 only variables are known, those of a mailer with a lid: drawn alike',
  evidence: 'figures',
  ids: {
    ...frontIds(['becf-21701', 'becf-21702', 'becf-21703']),
    ...frontIds(['becf-2170d', 'becf-2170f', 'becf-21710']),
    ...frontIds(['becf-21707', 'becf-21708', 'becf-21709'], { length: 160, width: 100, height: 70 }),
    // Assumed id, at a size of our own.
    'becf-21712': newer,
    'becf-21713': newer,
    'becf-21714': newer,
  },
  ...frontFeatures,
  size: mailerSizes([150, 100, 50]),
  // The ears must fit into the double wall.
  sizeLimits: (size, { postal_lock }) => {
    const limits = mailerLimits(size, leastCherryFront(0.5));
    if (postal_lock === 'none') return limits;
    const least = leastWithTab(size.material);
    return {
      ...limits,
      length: { min: Math.max(limits.length.min, least.length) },
      height: { ...limits.height, min: Math.max(limits.height.min, least.height) },
    };
  },
  options: (size) => mailerOptions(size),
  build: (values, chosen) => {
    const feature = featureOf(chosen);
    const mailer = cherryMailer({ ...values, feature });
    if (feature !== 'postal_lock') return mailer;
    // The front stands between its corner flaps: its middle is that of the lid's front.
    const front = mailer.trunk.edges.find(({ panel }) => panel?.name === 'front')!.panel!;
    return { ...mailer, cutouts: [postalSlot('front', front.seat / 2, 0, values.material, insideShare.corrugated)] };
  },
});
