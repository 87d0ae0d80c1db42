import { autoLock } from '../../tube/auto-lock.ts';
import { fullTuck } from '../../tube/full-tuck.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

/**
 * Full tuck top, auto-lock bottom: a lid on the back with a tuck as deep as the box is wide, over dust flaps that
 * meet in the middle.
 *
 *                     ╭────────╮
 *                     │        │
 *            ╭──────╮ ├────────┤ ╭─────╮
 *            │      │ │        │ │     │
 *  ╱┌────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *   ├────────┼────────┼────────┼───────┤
 *  ╱▏  __ ╱ ▏▏╲____╱ ▏   __ ╱ ▏▏╲____╱
 *    ▔▔  ▔▔▔           ▔▔  ▔▔▔
 */
export default tubeCarton({
  name: 'Full tuck top auto bottom',
  about: 'Folding carton with a lid whose tuck is as deep as the box, and an auto-lock bottom.',
  group: 'cartons_tuck_top_auto_bottom_boxes',
  code: { ecma: 'A60.40.00.03' },
  provenance: {
    kind: 'house',
    source: 'the end of becf-10201 over the bottom of becf-1100a',
  },
  ids: { 'becf-11012': {} },
  top: fullTuck('back', 1),
  bottom: autoLock,
});
