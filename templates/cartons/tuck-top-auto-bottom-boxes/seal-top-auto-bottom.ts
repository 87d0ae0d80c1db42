import { autoLock } from '../../tube/auto-lock.ts';
import { angledEconomySeal, angledFullSeal } from '../../tube/seal.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

const shared = { group: 'cartons_tuck_top_auto_bottom_boxes', bottom: autoLock } as const;

/**
 * Seal top, auto-lock bottom: glued shut at the top, the flap of the back on that of the front.
 *
 *    ┌──────┐         ┌──────┐
 *    │      │ ╱▔▔▔▔▔╲ │      │╱▔▔▔▔╲
 *  ╱┌┴──────┴┬───────┬┴──────┴┬──────┐
 *  ▕│ front  │ right │  back  │ left │
 *   ├────────┼───────┼────────┼──────┤
 *  ╱▏  __ ╱ ▏▏╲____╱▏   __ ╱ ▏▏╲___╱
 *    ▔▔  ▔▔▔          ▔▔  ▔▔▔
 */
export const fullOverlap = tubeCarton({
  ...shared,
  name: 'Seal top auto bottom, full overlap',
  about: 'Folding carton glued shut at the top, its flaps as deep as the box, with an auto-lock bottom.',
  code: { ecma: 'A60.10.00.03' },
  provenance: {
    kind: 'standard',
    source: 'ECMA A60.10: the large flaps of becf-11d01 over the bottom of becf-1100a, dust flaps angled on both sides',
  },
  ids: { 'becf-11018': {} },
  top: angledFullSeal,
});

/** The same with flaps that just overlap in the middle. */
export const economy = tubeCarton({
  ...shared,
  name: 'Seal top auto bottom, economy',
  about: 'Folding carton glued shut at the top, its flaps overlapping in the middle, with an auto-lock bottom.',
  code: { ecma: 'A60.12.00.03' },
  provenance: {
    kind: 'standard',
    source:
      'ECMA A60.12: slots and layers of becf-11d01 over the bottom of becf-1100a, dust flaps angled on both sides',
  },
  ids: { 'becf-11019': {} },
  top: angledEconomySeal,
});
