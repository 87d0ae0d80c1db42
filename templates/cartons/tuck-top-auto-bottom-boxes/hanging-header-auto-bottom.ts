import { autoLock } from '../../tube/auto-lock.ts';
import { flatSealUnderHeader, flatTuckUnderHeader } from '../../tube/header.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

const shared = { group: 'cartons_tuck_top_auto_bottom_boxes', bottom: autoLock } as const;

/**
 * Carton with an auto-lock bottom to hang up: its back rises behind the lid as a header of two plies.
 *
 *                      ┌──────┐
 *   ╭────────╮        ┌┴──────┴┐
 *   ├────────┤ ▕▔▔╲   │   ▬    │  ╱▔▔▏
 *  ╱├────────┬────────┤        ├───────┐
 *   │ front  │ right  │  back  │ left  │
 *   ├────────┼────────┼────────┼───────┤
 *  ╱▏  __ ╱ ▏▏╲____╱ ▏   __ ╱ ▏▏╲____╱
 *    ▔▔  ▔▔▔           ▔▔  ▔▔▔
 */
export const tuckTop = tubeCarton({
  ...shared,
  name: 'Tuck top auto bottom with hanging header',
  about: 'Folding carton with a tuck lid and a glued bottom, its back doubled above the box to hang it up by.',
  code: { ecma: 'A60.20.00.01.32.33' },
  provenance: {
    kind: 'standard',
    source:
      'ECMA A60.20 with a doubled header (32.33), on the body, lid and bottom of becf-1100a; Euro slot of EN 13010. Decided here: what tells becf-1101c from becf-11015 is its rounded header',
  },
  ids: {
    'becf-11015': { choices: { tuck: 'none' } },
    'becf-1101c': { choices: { header: 'rounded', tuck: 'none' } },
  },
  top: flatTuckUnderHeader,
  windows: true,
});

/** The same glued shut at the top. */
export const sealTop = tubeCarton({
  ...shared,
  name: 'Seal top auto bottom with hanging header',
  about: 'Folding carton glued shut at the top, with a glued bottom, its back doubled above the box to hang it up by.',
  code: { ecma: 'A60.10.00.03.32' },
  provenance: {
    kind: 'house',
    source:
      'our reading of 10 … 32: the back is the header, so that one large flap, on the front, closes the top; bottom of becf-1100a',
  },
  ids: { 'becf-11017': {} },
  top: flatSealUnderHeader,
});
