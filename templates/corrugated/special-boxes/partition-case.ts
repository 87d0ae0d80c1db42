import { shippingCase } from '../../tube/corrugated.ts';
import { partitions } from '../../tube/partitions.ts';
import { slotted } from '../../tube/slotted.ts';
import { tubes } from '../../tube/tube.ts';

/** Shipping cases divided by what hangs on their flaps. */
export default tubes(
  shippingCase,
  'special_boxes',
  {},
  {
    'Slotted case with partitions': {
      about: 'Shipping case of corrugated board whose upper side flaps go on as partitions down to its floor.',
      code: '0207',
      from: [
        'house',
        'plate not seen; our own construction for FEFCO 0207: flaps and walls of 0201, the upper side flaps reach in as far as a cell is long and go on as partitions, by default back to back in the middle',
      ],
      ids: { 'becf-21e07': { size: { length: 200, width: 140, height: 100 } } },
      top: partitions,
      bottom: slotted('meet'),
    },
  },
);
