import { carton } from '../../tube/carton.ts';
import { fullTuck } from '../../tube/full-tuck.ts';
import { lockFlaps } from '../../tube/lock-flaps.ts';
import { tubes } from '../../tube/tube.ts';
import { webbedEnd } from '../../tube/webbed-end.ts';
import { wingedLid } from '../../tube/winged-lid.ts';

/**
 * Ends of a stiff carton: lids with wings, webbed ends, tucks as deep as the box, or long flaps that lock into one another.
 *
 *            ╭────────╮
 *            ├────────┤ ╭─────╮
 *  ╱┌────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲└────────┴────────┴────────┴───────┘
 *            ├────────┤ ╰─────╯
 *            ╰────────╯
 */
export default tubes(
  carton,
  'tuck_end_boxes',
  {},
  {
    'Winged lid end': {
      about:
        'Folding carton whose lids hold by wings that go down inside the side walls; it has no tucks and no dust flaps.',
      code: 'A40.40.03.03',
      from: [
        'standard',
        'ECMA A40.40 as independent drawings of the code show it: a lid as deep as the box, wings of 15 at a width of 50, one plain flap under it',
      ],
      ids: ['becf-10201'],
      top: wingedLid('back'),
      bottom: wingedLid('back'),
    },
    'Webbed end': {
      about:
        'Folding carton sealed by webbed ends: a flap and both dust flaps are one piece, the other flap is pushed in.',
      code: 'A45.45.01.01',
      from: [
        'standard',
        'ECMA A45.45 as independent drawings of the code show it: webs of 0.4 of the width, the closing flap as deep as the box, leaning by 0.08, its corners round',
      ],
      ids: ['becf-10202'],
      top: webbedEnd('front'),
      bottom: webbedEnd('front'),
    },
    'Webbed end with tuck': {
      about: 'Folding carton with webbed ends whose closing flaps tuck in.',
      code: 'A46.46.03.03',
      from: [
        'house',
        'the webbed end of becf-10202 with a tuck, as the letters and rows of the code 46 tell (0.75 sure); our decisions: the tuck goes down through the crease of the webbed flap, cut open for it, and the corner at the glue flap has no web',
      ],
      ids: {
        'becf-10203': {},
        'becf-1020e': { choices: { thumb_cut: 'both' } },
        'becf-1020f': { choices: { postal_lock: 'both' } },
      },
      top: webbedEnd('back', { tucked: true }),
      bottom: webbedEnd('back', { tucked: true }),
    },
    'Full tuck end': {
      about: 'Folding carton with lids whose tucks are as deep as the box, over dust flaps that meet in the middle.',
      from: [
        'house',
        'the lid and sit lock of becf-1010a; tuck as deep as the lid less two boards, straight dust flaps to the middle',
      ],
      ids: ['house-full-tuck-end'],
      top: fullTuck('back', 2),
      bottom: fullTuck('back', 2),
    },
    'Lock end': {
      about: 'Folding carton whose long flaps lock into one another at both ends, without glue.',
      from: [
        'house',
        'tongue with barbs on the front flap, recess undercut by 15° in the back flap, slots and layers of becf-11d01',
      ],
      ids: ['house-lock-end'],
      top: lockFlaps('front', 'straight'),
      bottom: lockFlaps('front', 'straight'),
    },
    'Lock end, tapered': {
      about: 'Folding carton whose tapered long flaps lock into one another at both ends, without glue.',
      from: [
        'house',
        'the lock of the lock end, the closing flap tapered to the neck of its tongue, the other a little',
      ],
      ids: ['house-lock-end-tapered'],
      top: lockFlaps('back', 'tapered'),
      bottom: lockFlaps('back', 'tapered'),
    },
  },
);
