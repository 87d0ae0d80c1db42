import { slotted } from '../../tube/slotted.ts';
import { tubeCase } from '../../tube/tube-case.ts';

/**
 * Overlap slotted case: like the regular one, with longer flaps, so that the outer ones lap over
 * one another in the middle, where they are glued or stitched.
 *
 *    ┌─────────┐┌──┐┌─────────┐┌──┐
 *    │         ││  ││         ││  │
 *    │         ││  ││         ││  │
 *   ╱├─────────┼┴──┴┼─────────┼┴──┤
 *   ││  front  │right│  back  │left│
 *   ╲├─────────┼┬──┬┼─────────┼┬──┤
 *    │         ││  ││         ││  │
 *    │         ││  ││         ││  │
 *    └─────────┘└──┘└─────────┘└──┘
 */
export default tubeCase({
  name: 'Overlap slotted case',
  about: 'Shipping case of corrugated board whose outer flaps lap over one another in the middle.',
  group: 'corrugated_cardboards_standard_boxes',
  code: { fefco: '0202' },
  provenance: {
    kind: 'standard',
    source: 'FEFCO 0202; allowances as for 0201, the flap that lies on the other creased another board further out',
  },
  ids: { 'becf-21d02': {}, 'becf-21d05': {} },
  top: slotted('lap'),
  bottom: slotted('lap'),
  board: { usual: 3, most: 9 },
  glue: 30,
  allowances: ['proportional', 'shop_table', 'crease'],
});
