import { twoLidIds } from '../../tube/ids.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';
import { tuck } from '../../tube/tuck.ts';

const shared = {
  about: 'Folding carton with two tuck lids on one wall; the opposite wall has no hinge.',
  group: 'cartons_tuck_end_boxes',
  windows: true,
} as const;

const source = 'the lids of becf-1010a, both hung on one wall; slit lock dust flap and uni tuck after ECMA A20.20';

/**
 * Straight tuck end carton: like the reverse tuck end, but both lids hang on one wall.
 *
 *   ╭────────╮
 *   ├────────┤  ▕▔▔╲             ╱▔▔▏
 *  ╱├────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┴────────┴────────┴───────┘
 *   ├────────┤  ▕▁▁╱             ╲▁▁▏
 *   ╰────────╯
 */
export const lidsOnFront = tubeCarton({
  ...shared,
  name: 'Straight tuck end, lids on the front',
  code: { ecma: 'A20.20.01.01' },
  provenance: { kind: 'measured', source },
  ids: twoLidIds('becf-103'),
  top: tuck('front'),
  bottom: tuck('front'),
});

/** The same with both lids on the back, which leaves the front without a hinge. */
export const lidsOnBack = tubeCarton({
  ...shared,
  name: 'Straight tuck end, lids on the back',
  code: { ecma: 'A20.20.03.03' },
  provenance: { kind: 'measured', source },
  ids: twoLidIds('becf-104'),
  top: tuck('back'),
  bottom: tuck('back'),
});
