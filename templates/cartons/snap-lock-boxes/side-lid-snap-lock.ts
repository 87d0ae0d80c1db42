import type { Choices, Variant } from '../../../src/author/index.ts';
import { sideTuck } from '../../tube/side-tuck.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

/** Flap by dust flap, each plain, with a thumb cut and with a window. */
const twelve: Record<string, Variant<Choices>> = Object.fromEntries(
  ['uni_tuck_flap', 'friction_fit_tuck_in_flap']
    .flatMap((flap) => ['slit_lock_dust_flap', 'full_angled_dust_flap'].map((dust_flap) => ({ flap, dust_flap })))
    .flatMap((look) => [look, { ...look, top_thumb_cut: 'round' }, { ...look, window: 'front' }])
    .map((choices, i) => [`becf-10e${(i + 1).toString(16).padStart(2, '0')}`, { choices }]),
);

/**
 * Carton with a 1-2-3 bottom whose tuck lid hangs on the last, short wall.
 *
 *                                ╭───────╮
 *                                ├───────┤
 *   ▕▔▔▔▔╲             ╱▔▔▔▔▏   │       │
 *  ╱├────────┬────────┬────────┬┴──────┤
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┼────────┼────────┼───────┤
 *   │  ╱▔▔╲  │ ╲__▁▁▁▏ ╲      ╱ ▕▁▁__╱
 *   └──╲  ╱──┘         └────┘
 */
export default tubeCarton({
  name: 'Side tuck top snap lock',
  about: 'Folding carton with a 1-2-3 bottom, its tuck lid hung on a short wall.',
  group: 'cartons_snap_lock_boxes',
  code: { ecma: 'A55.20.03.04.83' },
  provenance: {
    kind: 'house',
    source:
      'our reading of A55.20 … 04: the lid of becf-1010a hung on panel 4, bottom of becf-1090a. Not drawn, because not known to us: what 83 stands for, the bottom turned to panel 3, and the features 35.42 of becf-12e01',
  },
  ids: { ...twelve, 'becf-12e01': { code: { ecma: 'A55.20.01.04.35.42' } } },
  top: sideTuck,
  bottom: snapLock,
  size: { length: 175, width: 100, height: 80 },
  windows: true,
});
