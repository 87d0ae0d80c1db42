import { fullTuck } from '../../tube/full-tuck.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

/**
 * Full tuck end: both lids on the back, each with a tuck as deep as the box is wide, over dust flaps that
 * meet in the middle. So much board in the ends makes it stiff and dust tight.
 *
 *                     ╭────────╮
 *                     │        │
 *            ╭──────╮ ├────────┤ ╭─────╮
 *            │      │ │        │ │     │
 *  ╱┌────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲└────────┴────────┴────────┴───────┘
 *            │      │ │        │ │     │
 *            ╰──────╯ ├────────┤ ╰─────╯
 *                     │        │
 *                     ╰────────╯
 */
export default tubeCarton({
  name: 'Full tuck end',
  about: 'Folding carton with lids whose tucks are as deep as the box, over dust flaps that meet in the middle.',
  group: 'cartons_tuck_end_boxes',
  code: { ecma: 'A40.40.03.03' },
  provenance: {
    kind: 'house',
    source:
      'the lid and sit lock of becf-1010a; tuck as deep as the lid less two boards, straight dust flaps to the middle',
  },
  ids: { 'becf-10201': {} },
  top: fullTuck('back', 2),
  bottom: fullTuck('back', 2),
});
