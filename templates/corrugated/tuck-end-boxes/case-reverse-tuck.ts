import { caseTuck } from '../../tube/case-tuck.ts';
import { caseIds } from '../../tube/ids.ts';
import { tubeCase } from '../../tube/tube-case.ts';

/**
 * Reverse tuck end box of corrugated board: a glued tube whose two tuck lids hang on opposite walls.
 *
 *   ╭────────╮
 *   ├────────┤  ▕▔▔╲             ╱▔▔▏
 *  ╱├────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┴────────┴────────┴───────┘
 *             ╲▁▁▏   ├────────┤ ▕▁▁╱
 *                    ╰────────╯
 */
export default tubeCase({
  name: 'Corrugated reverse tuck end',
  about: 'Box of corrugated board with tuck lids that open on opposite walls.',
  group: 'corrugated_cardboards_tuck_end_boxes',
  code: { fefco: '0211' },
  provenance: {
    kind: 'standard',
    source:
      'FEFCO 0211; walls by the allowances of 0201, lid creased a board outside the dust flaps, slits that let the shoulders in',
  },
  ids: caseIds('becf-201'),
  top: caseTuck('front'),
  bottom: caseTuck('back'),
  board: { usual: 1.5, most: 5 },
  glue: 20,
  windows: true,
});
