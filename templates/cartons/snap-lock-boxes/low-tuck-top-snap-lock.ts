import { snapLock } from '../../tube/snap-lock.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';
import { tuck } from '../../tube/tuck.ts';

const top = tuck('front');

/**
 * Low, square carton with a tuck lid and a 1-2-3 bottom.
 *
 *   ╭────────╮
 *   ├────────┤  ▕▔▔╲             ╱▔▔▏
 *  ╱├────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┼────────┼────────┼───────┤
 *   │  ╱▔▔╲  │ ╲__▁▁▁▏ ╲      ╱ ▕▁▁__╱
 *   └──╲  ╱──┘         └────┘
 */
export default tubeCarton({
  name: 'Low tuck top snap lock',
  about: 'Low folding carton with a tuck lid and a 1-2-3 bottom that locks without glue.',
  group: 'cartons_snap_lock_boxes',
  code: { ecma: 'A55.20.01.01.35.41' },
  provenance: {
    kind: 'house',
    source:
      'our reading of A55.20.01.01: body, lid and bottom of becf-1090a. Not drawn, because not known to us: the features 35 and 41',
  },
  ids: { 'becf-10a11': {} },
  top: {
    ...top,
    incompatible: (end) => [
      ...(top.incompatible?.(end) ?? []),
      { choices: { glue_flap: ['flap_with_lock'] }, why: 'a box as low as this has no room for the tongues' },
    ],
  },
  bottom: snapLock,
  size: { length: 100, width: 100, height: 55 },
});
