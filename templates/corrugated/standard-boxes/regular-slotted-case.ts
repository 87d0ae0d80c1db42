import { slotted } from '../../tube/slotted.ts';
import { tubeCase } from '../../tube/tube-case.ts';

/**
 * Regular slotted case: a glued tube with four flaps at each end, all of one
 * length; the outer ones meet in the middle and are taped.
 *
 *    ┌─────────┐┌──┐┌─────────┐┌──┐
 *    │         ││  ││         ││  │
 *   ╱├─────────┼┴──┴┼─────────┼┴──┤
 *   ││  front  │right│  back  │left│
 *   ╲├─────────┼┬──┬┼─────────┼┬──┤
 *    │         ││  ││         ││  │
 *    └─────────┘└──┘└─────────┘└──┘
 */
export default tubeCase({
  name: 'Regular slotted case',
  about: 'Shipping case of corrugated board: four walls and four flaps at each end, the outer flaps meet.',
  group: 'corrugated_cardboards_standard_boxes',
  code: { fefco: '0201' },
  provenance: { kind: 'standard', source: 'FEFCO 0201; allowances in sixths of the board, or a shop table by flute' },
  ids: { 'becf-21d01': {}, 'becf-21d04': {}, 'becf-21d0a': {} },
  top: slotted('meet'),
  bottom: slotted('meet'),
  board: { usual: 3, most: 9 },
  glue: 30,
  allowances: ['proportional', 'shop_table', 'crease'],
});
