import { snapLock } from '../../tube/snap-lock.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';
import { tuck } from '../../tube/tuck.ts';

const shared = {
  about: 'Folding carton with a tuck lid, its flap, tuck and dust flap chosen for this end alone, and a 1-2-3 bottom.',
  group: 'cartons_snap_lock_boxes',
  code: {},
  bottom: snapLock,
} as const;

const choices = { top_flap: 'friction_fit_tuck_in_flap' } as const;

/**
 * Tuck top, 1-2-3 bottom, of the families whose ends are chosen apart. Only the ids are answered whose choices are
 * known. That the lid of 10c hangs on the front and that of 10d on the back is our reading.
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
  name: 'Tuck top snap lock, top chosen, lid on the front',
  provenance: { kind: 'measured', source: 'becf-1090a; slit lock dust flap after ECMA A55.20' },
  ids: { 'becf-10c02': { choices } },
  top: tuck('front', { each: true }),
});

/** The same with its lid on the back. */
export const lidOnBack = tubeCarton({
  ...shared,
  name: 'Tuck top snap lock, top chosen, lid on the back',
  provenance: {
    kind: 'measured',
    source: 'becf-1090a, the lid hung on the back; slit lock dust flap after ECMA A55.20',
  },
  ids: { 'becf-10d01': { choices } },
  top: tuck('back', { each: true }),
});
