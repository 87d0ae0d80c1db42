import { autoLock } from '../../tube/auto-lock.ts';
import { tuckIds } from '../../tube/ids.ts';
import { restrictChoices } from '../../tube/restrict-choices.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';
import { tuck } from '../../tube/tuck.ts';

/** A doubled header would press on the lid in the glued tube: it has a style of its own. */
const withoutHeader = (lidOn: 'front' | 'back') => restrictChoices(tuck(lidOn), { hanger: ['none'] });

const shared = {
  about: 'Folding carton with a tuck lid and a glued bottom that locks when the box is squared.',
  group: 'cartons_tuck_top_auto_bottom_boxes',
  bottom: autoLock,
  windows: true,
} as const;

/**
 * Tuck top, auto-lock bottom: the laps of front and back are glued to the side flaps, and
 * the hooks of the two halves catch on the centre line.
 *
 *   ╭────────╮
 *   ├────────┤  ▕▔▔╲             ╱▔▔▏
 *  ╱├────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *   ├────────┼────────┼────────┼───────┤
 *  ╱▏  __ ╱ ▏▏╲____╱ ▏   __ ╱ ▏▏╲____╱
 *    ▔▔  ▔▔▔           ▔▔  ▔▔▔
 */
export const lidOnFront = tubeCarton({
  ...shared,
  name: 'Tuck top auto bottom, lid on the front',
  code: { ecma: 'A60.20.00.01' },
  provenance: {
    kind: 'measured',
    source: 'becf-1100a at 110 × 78 × 170; slit lock dust flap and uni tuck after ECMA A60.20',
  },
  ids: tuckIds('becf-110'),
  top: withoutHeader('front'),
});

/** The same with its lid on the back. */
export const lidOnBack = tubeCarton({
  ...shared,
  name: 'Tuck top auto bottom, lid on the back',
  code: { ecma: 'A60.20.00.03' },
  provenance: { kind: 'measured', source: 'becf-1100a, the lid hung on the back' },
  ids: tuckIds('becf-111'),
  top: withoutHeader('back'),
});
