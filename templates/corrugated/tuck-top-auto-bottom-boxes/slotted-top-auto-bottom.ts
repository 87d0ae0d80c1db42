import { caseAutoLock } from '../../tube/case-auto-lock.ts';
import { slotted } from '../../tube/slotted.ts';
import { tubeCase } from '../../tube/tube-case.ts';

/**
 * Slotted case with an auto-lock bottom: taped above, below it locks by itself when it is squared.
 *
 *    ┌─────────┐┌──┐┌─────────┐┌──┐
 *    │         ││  ││         ││  │
 *   ╱├─────────┼┴──┴┼─────────┼┴──┤
 *   ││  front  │right│  back  │left│
 *    ├─────────┼────┼─────────┼───┤
 *   ╱▏  __  ╱▏ ▏╲__╱ ▏  __  ╱▏ ▏╲_╱
 *     ▔▔  ▔▔▔         ▔▔  ▔▔▔
 */
export default tubeCase({
  name: 'Slotted case with auto bottom',
  about:
    'Shipping case of corrugated board: slotted flaps above, a glued bottom that locks when the case is squared below.',
  group: 'corrugated_cardboards_tuck_top_auto_bottom_boxes',
  code: { fefco: '0711' },
  provenance: {
    kind: 'house',
    source:
      'plate not seen; said to be the case with slotted flaps above an auto-lock bottom: flaps of 0201, the bottom of 0713, walls by the allowances of 0201',
  },
  ids: { 'becf-21401': { size: { length: 250, width: 150, height: 200 } } },
  top: slotted('meet'),
  bottom: caseAutoLock,
  board: { usual: 3, most: 9 },
  glue: 30,
});
