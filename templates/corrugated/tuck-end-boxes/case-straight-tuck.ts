import { caseTuck } from '../../tube/case-tuck.ts';
import { caseIds } from '../../tube/ids.ts';
import { tubeCase } from '../../tube/tube-case.ts';

const shared = {
  about: 'Box of corrugated board with two tuck lids on one wall; the opposite wall has no hinge.',
  group: 'corrugated_cardboards_tuck_end_boxes',
  code: { fefco: '0210' },
  provenance: {
    kind: 'standard',
    source:
      'FEFCO 0210; walls by the allowances of 0201, lid creased a board outside the dust flaps, slits that let the shoulders in',
  },
  board: { usual: 1.5, most: 5 },
  glue: 20,
  windows: true,
} as const;

/**
 * Straight tuck end box of corrugated board: both lids hang on one wall.
 *
 *   ╭────────╮
 *   ├────────┤  ▕▔▔╲             ╱▔▔▏
 *  ╱├────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┴────────┴────────┴───────┘
 *   ├────────┤  ▕▁▁╱             ╲▁▁▏
 *   ╰────────╯
 */
export const lidsOnFront = tubeCase({
  ...shared,
  name: 'Corrugated straight tuck end, lids on the front',
  ids: caseIds('becf-203'),
  top: caseTuck('front'),
  bottom: caseTuck('front'),
});

/** The same with both lids on the back, which leaves the front without a hinge. */
export const lidsOnBack = tubeCase({
  ...shared,
  name: 'Corrugated straight tuck end, lids on the back',
  ids: caseIds('becf-204'),
  top: caseTuck('back'),
  bottom: caseTuck('back'),
});
