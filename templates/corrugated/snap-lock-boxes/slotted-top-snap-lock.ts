import { caseSnapLock } from '../../tube/case-snap-lock.ts';
import { slotted } from '../../tube/slotted.ts';
import { tubeCase } from '../../tube/tube-case.ts';

/**
 * Slotted case with a 1-2-3 bottom: taped above, below closed without tape.
 *
 *    ┌─────────┐┌──┐┌─────────┐┌──┐
 *    │         ││  ││         ││  │
 *   ╱├─────────┼┴──┴┼─────────┼┴──┤
 *   ││  front  │right│  back  │left│
 *   ╲├─────────┼────┼─────────┼───┤
 *    │  ╱▔▔╲  ││ ╲▁▏ ╲       ╱│▁╱ │
 *    └──╲  ╱──┘       └─────┘
 */
export default tubeCase({
  name: 'Slotted case with 1-2-3 bottom',
  about: 'Shipping case of corrugated board: slotted flaps above, a 1-2-3 bottom that locks without glue below.',
  group: 'corrugated_cardboards_snap_lock_boxes',
  code: { fefco: '0216' },
  provenance: {
    kind: 'standard',
    source: 'FEFCO 0216; flaps of 0201 above, below the 1-2-3 bottom of becf-1090a with its layers a board apart',
  },
  ids: { 'becf-21d08': {} },
  top: slotted('meet'),
  bottom: caseSnapLock,
  board: { usual: 3, most: 9 },
  glue: 30,
});
