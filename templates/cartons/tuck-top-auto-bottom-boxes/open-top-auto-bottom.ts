import { autoLock } from '../../tube/auto-lock.ts';
import { openEnd } from '../../tube/open-end.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

/**
 * Open top, auto-lock bottom: a tube cut straight at the top, ready when it is squared.
 *
 *  ╱┌────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *   ├────────┼────────┼────────┼───────┤
 *  ╱▏  __ ╱ ▏▏╲____╱ ▏   __ ╱ ▏▏╲____╱
 *    ▔▔  ▔▔▔           ▔▔  ▔▔▔
 */
export default tubeCarton({
  name: 'Open top auto bottom',
  about: 'Folding carton without a top, its glued bottom locking when the box is squared.',
  open: 'no top',
  group: 'cartons_tuck_top_auto_bottom_boxes',
  code: { ecma: 'A60.01.00.00' },
  provenance: { kind: 'standard', source: 'ECMA A60.01, the body and bottom of becf-1100a cut straight at the top' },
  ids: { 'becf-11011': {} },
  size: { length: 200 },
  top: openEnd,
  bottom: autoLock,
});
