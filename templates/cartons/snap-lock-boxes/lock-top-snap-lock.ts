import { lockFlaps } from '../../tube/lock-flaps.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

const shared = { group: 'cartons_snap_lock_boxes', bottom: snapLock } as const;

/**
 * Lock top, 1-2-3 bottom: the tongue of the front flap bends down into the recess of the back flap and
 * catches under its ears.
 *
 *      ╭▁▁▁╮
 *   ╭──┴───┴─╮ ╱▔▔▔▔╲ ╭─╮▁▁▁╭─╮ ╱▔▔▔╲
 *  ╱├────────┼────────┼────────┼───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┼────────┼────────┼───────┤
 *   │  ╱▔▔╲  │ ╲__▁▁▁▏ ╲      ╱ ▕▁▁__╱
 *   └──╲  ╱──┘         └────┘
 */
export const straight = tubeCarton({
  ...shared,
  name: 'Lock top snap lock',
  about: 'Folding carton whose long flaps lock into one another at the top, with a 1-2-3 bottom.',
  code: { ecma: 'A55.45.01.01' },
  provenance: { kind: 'house', source: 'the end of becf-10202 over the bottom of becf-1090a' },
  ids: { 'becf-10913': {} },
  top: lockFlaps('front', 'straight'),
});

/** The same with long flaps that taper, the tongue on the back, its length as one likes. */
export const tapered = tubeCarton({
  ...shared,
  name: 'Lock top snap lock, tapered',
  about: 'Folding carton whose tapered long flaps lock into one another at the top, with a 1-2-3 bottom.',
  code: { ecma: 'A55.46.01.03' },
  provenance: { kind: 'house', source: 'the end of becf-10203 over the bottom of becf-1090a' },
  ids: { 'becf-10914': {} },
  top: lockFlaps('back', 'tapered'),
});
