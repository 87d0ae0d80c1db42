import { autoLock } from '../../tube/auto-lock.ts';
import { lockFlaps } from '../../tube/lock-flaps.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

const shared = { group: 'cartons_tuck_top_auto_bottom_boxes', bottom: autoLock } as const;

/**
 * Lock top, auto-lock bottom: the tongue of the front flap bends down into the recess of the back flap and
 * catches under its ears.
 *
 *      ╭▁▁▁╮
 *   ╭──┴───┴─╮ ╱▔▔▔▔╲ ╭─╮▁▁▁╭─╮ ╱▔▔▔╲
 *  ╱├────────┼────────┼────────┼───────┐
 *   │ front  │ right  │  back  │ left  │
 *   ├────────┼────────┼────────┼───────┤
 *  ╱▏  __ ╱ ▏▏╲____╱ ▏   __ ╱ ▏▏╲____╱
 *    ▔▔  ▔▔▔           ▔▔  ▔▔▔
 */
export const straight = tubeCarton({
  ...shared,
  name: 'Lock top auto bottom',
  about: 'Folding carton whose long flaps lock into one another at the top, with an auto-lock bottom.',
  code: { ecma: 'A60.45.00.01' },
  provenance: { kind: 'house', source: 'the end of becf-10202 over the bottom of becf-1100a' },
  ids: { 'becf-11013': {} },
  top: lockFlaps('front', 'straight'),
});

/** The same with long flaps that taper to the tongue, its length as one likes. */
export const tapered = tubeCarton({
  ...shared,
  name: 'Lock top auto bottom, tapered',
  about: 'Folding carton whose tapered long flaps lock into one another at the top, with an auto-lock bottom.',
  code: { ecma: 'A60.46.00.01' },
  provenance: { kind: 'house', source: 'the end of becf-10203, turned round, over the bottom of becf-1100a' },
  ids: { 'becf-11014': {} },
  top: lockFlaps('front', 'tapered'),
});
