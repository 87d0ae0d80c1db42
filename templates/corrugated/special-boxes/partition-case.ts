import { partitions } from '../../tube/partitions.ts';
import { slotted } from '../../tube/slotted.ts';
import { tubeCase } from '../../tube/tube-case.ts';

/**
 * Slotted case with partitions: its upper side flaps go on as panels that stand across the box.
 *
 *                  ┌───┐            ┌───┐
 *                  │   │ partition  │   │
 *                  ├───┤            ├───┤
 *       ┌─────────┐│   │┌─────────┐ │   │
 *       │         ││   ││         │ │   │
 *      ╱├─────────┼┴───┴┼─────────┼─┴───┤
 *      ││  front  │right│  back   │left │
 *      ╲├─────────┼┬───┬┼─────────┼┬───┬┤
 *       └─────────┘└───┘└─────────┘└───┘
 */
export default tubeCase({
  name: 'Slotted case with partitions',
  about: 'Shipping case of corrugated board whose upper side flaps go on as partitions down to its floor.',
  group: 'corrugated_cardboards_special_boxes',
  code: { fefco: '0207' },
  provenance: {
    kind: 'house',
    source:
      'plate not seen; our own construction for FEFCO 0207: flaps and walls of 0201, the upper side flaps reach in as far as a cell is long and go on as partitions, by default back to back in the middle',
  },
  ids: { 'becf-21e07': { size: { length: 200, width: 140, height: 100 } } },
  top: partitions,
  bottom: slotted('meet'),
  board: { usual: 3, most: 9 },
  glue: 30,
});
