import { angledEconomySeal, angledFullSeal } from '../../tube/seal.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

const shared = { group: 'cartons_snap_lock_boxes', bottom: snapLock } as const;

/**
 * Seal top, 1-2-3 bottom: glued shut at the top, the flap of the back on that of the front.
 *
 *    ┌──────┐         ┌──────┐
 *    │      │ ╱▔▔▔▔▔╲ │      │╱▔▔▔▔╲
 *  ╱┌┴──────┴┬───────┬┴──────┴┬──────┐
 *  ▕│ front  │ right │  back  │ left │
 *  ╲├────────┼───────┼────────┼──────┤
 *   │  ╱▔▔╲  │╲__▁▁▁▏ ╲      ╱▕▁▁__╱
 *   └──╲  ╱──┘         └────┘
 */
export const fullOverlap = tubeCarton({
  ...shared,
  name: 'Seal top snap lock, full overlap',
  about: 'Folding carton glued shut at the top, its flaps as deep as the box, with a 1-2-3 bottom.',
  code: { ecma: 'A55.10.01.03' },
  provenance: {
    kind: 'standard',
    source: 'ECMA A55.10: the large flaps of becf-11d01 over the bottom of becf-1090a, dust flaps angled on both sides',
  },
  ids: { 'becf-10918': {} },
  top: angledFullSeal,
});

/** The same with flaps that just overlap in the middle. */
export const economy = tubeCarton({
  ...shared,
  name: 'Seal top snap lock, economy',
  about: 'Folding carton glued shut at the top, its flaps overlapping in the middle, with a 1-2-3 bottom.',
  code: { ecma: 'A55.12.01.03' },
  provenance: {
    kind: 'standard',
    source:
      'ECMA A55.12: slots and layers of becf-11d01 over the bottom of becf-1090a, dust flaps angled on both sides',
  },
  ids: { 'becf-10919': {} },
  top: angledEconomySeal,
});
