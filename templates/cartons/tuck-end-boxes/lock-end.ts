import { lockFlaps } from '../../tube/lock-flaps.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

const shared = { group: 'cartons_tuck_end_boxes' } as const;

/**
 * Lock end: no lid and no glue. Of the two long flaps at each end the one has a recess with ears, the other a
 * tongue that bends down into it and catches under the ears.
 *
 *      ╭▁▁▁╮
 *   ╭──┴───┴─╮ ╱▔▔▔▔╲ ╭─╮▁▁▁╭─╮ ╱▔▔▔╲
 *  ╱├────────┼────────┼────────┼──────┐
 *   │ front  │ right  │  back  │ left │
 *  ╲├────────┼────────┼────────┼──────┘
 *   ╰──┬───┬─╯ ╲▁▁▁▁╱ ╰─╯▔▔▔╰─╯ ╲▁▁▁╱
 *      ╰▔▔▔╯
 */
export const straight = tubeCarton({
  ...shared,
  name: 'Lock end',
  about: 'Folding carton whose long flaps lock into one another at both ends, without glue.',
  code: { ecma: 'A45.45.01.01' },
  provenance: {
    kind: 'house',
    source:
      'tongue with barbs on the front flap, recess undercut by 15° in the back flap, slots and layers of becf-11d01',
  },
  ids: { 'becf-10202': {} },
  top: lockFlaps('front', 'straight'),
  bottom: lockFlaps('front', 'straight'),
});

/** The same with long flaps that taper, the tongue on the back, its length as one likes. */
export const tapered = tubeCarton({
  ...shared,
  name: 'Lock end, tapered',
  about: 'Folding carton whose tapered long flaps lock into one another at both ends, without glue.',
  code: { ecma: 'A46.46.03.03' },
  provenance: {
    kind: 'house',
    source: 'the lock of becf-10202, the closing flap tapered to the neck of its tongue, the other a little',
  },
  ids: { 'becf-10203': {} },
  top: lockFlaps('back', 'tapered'),
  bottom: lockFlaps('back', 'tapered'),
});
