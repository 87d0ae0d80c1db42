import { carton } from '../../tube/carton.ts';
import { fullTuck } from '../../tube/full-tuck.ts';
import { lockFlaps } from '../../tube/lock-flaps.ts';
import { tubes } from '../../tube/tubes.ts';

/**
 * Ends of a stiff carton: tucks as deep as the box, or long flaps that lock into one another.
 *
 *            ╭────────╮
 *            ├────────┤ ╭─────╮
 *  ╱┌────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲└────────┴────────┴────────┴───────┘
 *            ├────────┤ ╰─────╯
 *            ╰────────╯
 */
export default tubes(carton, { group: 'tuck_end_boxes' })({
  'Full tuck end': {
    about: 'Folding carton with lids whose tucks are as deep as the box, over dust flaps that meet in the middle.',
    from: 'house: the lid and sit lock of becf-1010a; tuck as deep as the lid less two boards, straight dust flaps to the middle',
    ids: ['house-full-tuck-end'],
    ends: fullTuck(2),
  },
  'Lock end': {
    about: 'Folding carton whose long flaps lock into one another at both ends, without glue.',
    from: 'house: tongue with barbs on the front flap, recess undercut by 15° in the back flap, slots and layers of becf-11d01',
    ids: ['house-lock-end'],
    ends: lockFlaps('front', 'straight'),
  },
  'Lock end, tapered': {
    about: 'Folding carton whose tapered long flaps lock into one another at both ends, without glue.',
    from: 'house: the lock of the lock end; the closing flap tapers to the neck of its tongue, the other one a little',
    ids: ['house-lock-end-tapered'],
    ends: lockFlaps('back', 'tapered'),
  },
});
