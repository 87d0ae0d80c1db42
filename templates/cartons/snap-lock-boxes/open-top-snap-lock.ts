import { openEnd } from '../../tube/open-end.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

/**
 * Open top, 1-2-3 bottom: a tube cut straight at the top, to fill and leave open or to slide over.
 *
 *  ╱┌────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┼────────┼────────┼───────┤
 *   │  ╱▔▔╲  │ ╲__▁▁▁▏ ╲      ╱ ▕▁▁__╱
 *   └──╲  ╱──┘         └────┘
 */
export default tubeCarton({
  name: 'Open top snap lock',
  about: 'Folding carton without a top, its 1-2-3 bottom locking without glue.',
  open: 'no top',
  group: 'cartons_snap_lock_boxes',
  code: { ecma: 'A55.01.01.00' },
  provenance: { kind: 'standard', source: 'ECMA A55.01, the body and bottom of becf-1090a cut straight at the top' },
  ids: { 'becf-10911': {} },
  size: { length: 200 },
  top: openEnd,
  bottom: snapLock,
});
