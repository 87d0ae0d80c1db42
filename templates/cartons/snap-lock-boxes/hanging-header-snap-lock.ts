import { sealUnderHeader, tuckUnderHeader } from '../../tube/header.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

const shared = { group: 'cartons_snap_lock_boxes', bottom: snapLock } as const;

/**
 * Carton with a 1-2-3 bottom to hang up: its back rises behind the lid as a header of two plies.
 *
 *                      ┌──────┐
 *   ╭────────╮        ┌┴──────┴┐
 *   ├────────┤ ▕▔▔╲   │   ▬    │  ╱▔▔▏
 *  ╱├────────┬────────┤        ├───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┼────────┼────────┼───────┤
 *   │  ╱▔▔╲  │ ╲__▁▁▁▏ ╲      ╱ ▕▁▁__╱
 *   └──╲  ╱──┘         └────┘
 */
export const tuckTop = tubeCarton({
  ...shared,
  name: 'Tuck top snap lock with hanging header',
  about: 'Folding carton with a tuck lid and a 1-2-3 bottom, its back doubled above the box to hang it up by.',
  code: { ecma: 'A55.20.01.01.32.33' },
  provenance: {
    kind: 'standard',
    source:
      'ECMA A55.20 with a doubled header (32.33), on the body, lid and bottom of becf-1090a; Euro slot of EN 13010',
  },
  ids: { 'becf-10915': { choices: { tuck: 'none' } } },
  top: tuckUnderHeader,
  windows: true,
});

/** The same glued shut at the top. */
export const sealTop = tubeCarton({
  ...shared,
  name: 'Seal top snap lock with hanging header',
  about: 'Folding carton glued shut at the top, with a 1-2-3 bottom, its back doubled above the box to hang it up by.',
  code: { ecma: 'A55.10.01.03.32' },
  provenance: {
    kind: 'house',
    source:
      'our reading of 10 … 32: the back is the header, so that one large flap, on the front, closes the top; bottom of becf-1090a',
  },
  ids: { 'becf-10917': { size: { length: 200 } } },
  top: sealUnderHeader,
});
