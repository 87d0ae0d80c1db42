import type { Choices, Variant } from '../../../src/author/index.ts';
import { tuckUnderHeader } from '../../tube/header.ts';
import { restrictChoices } from '../../tube/restrict-choices.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';
import { tuck } from '../../tube/tuck.ts';

/** Flap by dust flap, each plain, with a thumb cut at the end that has no header, and with a window. */
const twelve: Record<string, Variant<Choices>> = Object.fromEntries(
  ['uni_tuck_flap', 'friction_fit_tuck_in_flap']
    .flatMap((flap) => ['slit_lock_dust_flap', 'full_angled_dust_flap'].map((dust_flap) => ({ flap, dust_flap })))
    .flatMap((look) => [look, { ...look, thumb_cut: 'bottom' }, { ...look, window: 'front' }])
    .map((choices, i) => [`becf-105${(i + 1).toString(16).padStart(2, '0')}`, { choices, code: {} }]),
);

/**
 * Straight tuck end carton to hang up: its back rises behind the upper lid as a header of two
 * plies with a Euro slot.
 *
 *                      ┌──────┐
 *                      │  ▬   │  liner, folded back inside
 *   ╭────────╮        ┌┴──────┴┐
 *   ├────────┤ ▕▔▔╲   │   ▬    │  ╱▔▔▏
 *  ╱├────────┬────────┤        ├───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┴────────┴────────┴───────┘
 *   ├────────┤ ▕▁▁╱              ╲▁▁▏
 *   ╰────────╯
 */
export default tubeCarton({
  name: 'Tuck end with hanging header',
  about: 'Folding carton with two tuck lids, its back doubled above the box to hang it up by.',
  group: 'cartons_tuck_end_boxes',
  code: { ecma: 'A20.20.01.01.32.33' },
  provenance: {
    kind: 'standard',
    source:
      'ECMA A20.20 with a doubled header (32.33), on the body and lids of becf-1010a; Euro slot of EN 13010. Decided here: slot 12 below the fold, liner folded inwards; the tucks of becf-10204 and becf-10210 hold by friction, those of becf-10501 and its kin by a sit lock; becf-10210 has a rounded header',
  },
  ids: {
    'becf-10204': { choices: { tuck: 'none' } },
    'becf-10210': { choices: { header: 'rounded', tuck: 'none' }, code: {} },
    ...twelve,
  },
  top: tuckUnderHeader,
  bottom: restrictChoices(tuck('front'), { hanger_tab: ['none'], thumb_cut: ['none', 'bottom'] }),
  windows: true,
});
