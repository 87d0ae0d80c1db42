import { twoLidIds } from '../../tube/ids.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';
import { tuck } from '../../tube/tuck.ts';

/**
 * Reverse tuck end carton: a glued tube of four walls, closed by a tuck lid at
 * each end. "Reverse" because the two lids hang on opposite walls.
 *
 *   ╭────────╮
 *   ├────────┤  ▕▔▔╲             ╱▔▔▏
 *  ╱├────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┴────────┴────────┴───────┘
 *             ╲▁▁▏   ├────────┤ ▕▁▁╱
 *                    ╰────────╯
 */
export default tubeCarton({
  name: 'Reverse tuck end',
  about: 'Folding carton with tuck lids that open on opposite walls.',
  group: 'cartons_tuck_end_boxes',
  code: { ecma: 'A20.20.03.01' },
  provenance: {
    kind: 'measured',
    source: 'becf-1010a at 60 × 25 × 100; slit lock dust flap and uni tuck after ECMA A20.20',
  },
  ids: twoLidIds('becf-101'),
  top: tuck('front'),
  bottom: tuck('back'),
  windows: true,
});
