import { tubeCarton } from '../../tube/tube-carton.ts';
import { tuck } from '../../tube/tuck.ts';

/**
 * The mirror image of the reverse tuck end: the upper lid hangs on the back, the lower one on
 * the front, so that the front has no hinge at the top.
 *
 *                     ╭────────╮
 *             ╱▔▔▏    ├────────┤ ▕▔▔╲
 *  ╱├────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┴────────┴────────┴───────┘
 *   ├────────┤ ▕▁▁╱              ╲▁▁▏
 *   ╰────────╯
 */
export default tubeCarton({
  name: 'Reverse tuck end, upper lid on the back',
  about: 'Folding carton with tuck lids that open on opposite walls, the upper one on the back.',
  group: 'cartons_tuck_end_boxes',
  code: { ecma: 'A20.20.01.03' },
  provenance: { kind: 'measured', source: 'the lids of becf-1010a, each hung on the other wall' },
  ids: { 'becf-10206': {} },
  top: tuck('back'),
  bottom: tuck('front'),
  size: { height: 179.3 },
  windows: true,
});
