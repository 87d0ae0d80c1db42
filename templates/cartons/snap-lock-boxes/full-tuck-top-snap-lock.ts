import { fullTuck } from '../../tube/full-tuck.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

/**
 * Full tuck top, 1-2-3 bottom: a lid on the back with a tuck as deep as the box is wide, over dust flaps that
 * meet in the middle.
 *
 *                     ╭────────╮
 *                     │        │
 *            ╭──────╮ ├────────┤ ╭─────╮
 *            │      │ │        │ │     │
 *  ╱┌────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┼────────┼────────┼───────┤
 *   │  ╱▔▔╲  │ ╲__▁▁▁▏ ╲      ╱ ▕▁▁__╱
 *   └──╲  ╱──┘         └────┘
 */
export default tubeCarton({
  name: 'Full tuck top snap lock',
  about: 'Folding carton with a lid whose tuck is as deep as the box, and a 1-2-3 bottom.',
  group: 'cartons_snap_lock_boxes',
  code: { ecma: 'A55.40.01.03' },
  provenance: {
    kind: 'house',
    source: 'the end of becf-10201 over the bottom of becf-1090a',
  },
  ids: { 'becf-10912': {} },
  top: fullTuck('back', 1),
  bottom: snapLock,
});
