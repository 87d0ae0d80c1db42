import { tuckIds } from '../../tube/ids.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';
import { tuck } from '../../tube/tuck.ts';

const shared = {
  about: 'Folding carton with a tuck lid and a 1-2-3 bottom that locks without glue.',
  group: 'cartons_snap_lock_boxes',
  bottom: snapLock,
  windows: true,
} as const;

/**
 * Tuck top, 1-2-3 bottom: the bottom's four flaps are folded in one after another, and
 * the tongue of the last goes through the notch of the first.
 *
 *   ╭────────╮
 *   ├────────┤  ▕▔▔╲             ╱▔▔▏
 *  ╱├────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┼────────┼────────┼───────┤
 *   │  ╱▔▔╲  │ ╲__▁▁▁▏ ╲      ╱ ▕▁▁__╱
 *   └──╲  ╱──┘         └────┘
 */
export const lidOnFront = tubeCarton({
  ...shared,
  name: 'Tuck top snap lock, lid on the front',
  code: { ecma: 'A55.20.01.01' },
  provenance: {
    kind: 'measured',
    source: 'becf-1090a at 90 × 80 × 120; slit lock dust flap and uni tuck after ECMA A55.20',
  },
  ids: tuckIds('becf-109'),
  top: tuck('front'),
});

/** The same with its lid on the back. */
export const lidOnBack = tubeCarton({
  ...shared,
  name: 'Tuck top snap lock, lid on the back',
  code: { ecma: 'A55.20.01.03' },
  provenance: { kind: 'measured', source: 'becf-1090a, the lid hung on the back' },
  ids: tuckIds('becf-10a'),
  top: tuck('back'),
});
