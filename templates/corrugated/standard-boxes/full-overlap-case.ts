import { slotted } from '../../tube/slotted.ts';
import { tubeCase } from '../../tube/tube-case.ts';

/**
 * Full overlap slotted case: like the regular one, but the outer flaps reach right across
 * the box and lie on one another, which makes both ends three boards thick.
 *
 *    ┌─────────┐    ┌─────────┐
 *    │         │┌──┐│         │┌──┐
 *    │         ││  ││         ││  │
 *   ╱├─────────┼┴──┴┼─────────┼┴──┤
 *   ││  front  │right│  back  │left│
 *   ╲├─────────┼┬──┬┼─────────┼┬──┤
 *    │         ││  ││         ││  │
 *    │         │└──┘│         │└──┘
 *    └─────────┘    └─────────┘
 */
export default tubeCase({
  name: 'Full overlap slotted case',
  about: 'Shipping case of corrugated board whose outer flaps reach right across the box, one over the other.',
  group: 'corrugated_cardboards_standard_boxes',
  code: { fefco: '0203' },
  provenance: {
    kind: 'standard',
    source:
      'FEFCO 0203; allowances as for 0201 and half a board more at each end for the third layer; side flaps no longer than half the box',
  },
  ids: { 'becf-21d03': {}, 'becf-21d06': {} },
  top: slotted('full'),
  bottom: slotted('full'),
  board: { usual: 3, most: 9 },
  glue: 30,
  allowances: ['proportional', 'shop_table', 'crease'],
});
