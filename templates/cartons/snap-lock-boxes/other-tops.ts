import { carton } from '../../tube/carton.ts';
import { fullTuck } from '../../tube/full-tuck.ts';
import { gable } from '../../tube/gable.ts';
import { sealUnderHeader } from '../../tube/header.ts';
import { lockFlaps } from '../../tube/lock-flaps.ts';
import { fullLugSeal } from '../../tube/lug-seal.ts';
import { openEnd } from '../../tube/open-end.ts';
import { angledEconomySeal, angledFullSeal } from '../../tube/seal.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tubes } from '../../tube/tube.ts';
import { webbedEnd } from '../../tube/webbed-end.ts';
import { wingedLid } from '../../tube/winged-lid.ts';

/** Cartons with a 1-2-3 bottom, which locks without glue, by what closes them at the top. */
export default tubes(
  carton,
  'snap_lock_boxes',
  { bottom: snapLock('carton') },
  {
    'Open top snap lock': {
      about: 'Folding carton without a top, its 1-2-3 bottom locking without glue.',
      open: 'no top',
      code: 'A55.01.01.00',
      from: ['standard', 'ECMA A55.01, the body and bottom of becf-1090a cut straight at the top'],
      ids: ['becf-10911'],
      size: { length: 200 },
      top: openEnd,
    },
    'Winged lid top snap lock': {
      about: 'Folding carton with a lid that holds by wings inside the side walls, and a 1-2-3 bottom.',
      code: 'A55.40.01.03',
      from: ['standard', 'ECMA A55.40: the end of becf-10201 over the bottom of becf-1090a'],
      ids: ['becf-10912'],
      top: wingedLid('back'),
    },
    'Webbed top snap lock': {
      about: 'Folding carton with a webbed top, a flap and both dust flaps in one piece, and a 1-2-3 bottom.',
      code: 'A55.45.01.01',
      from: ['standard', 'ECMA A55.45: the end of becf-10202 over the bottom of becf-1090a'],
      ids: ['becf-10913'],
      top: webbedEnd('front'),
    },
    'Webbed top snap lock with tuck': {
      about: 'Folding carton with a webbed top whose closing flap tucks in, and a 1-2-3 bottom.',
      code: 'A55.46.01.03',
      from: ['house', 'our reading of the code 46 (0.75 sure): the end of becf-10203 over the bottom of becf-1090a'],
      ids: {
        'becf-10914': {},
        'becf-1091a': { choices: { thumb_cut: 'both' } },
        'becf-1091b': { choices: { postal_lock: 'both' } },
      },
      top: webbedEnd('back', { tucked: true }),
    },
    'Full tuck top snap lock': {
      about: 'Folding carton with a lid whose tuck is as deep as the box, and a 1-2-3 bottom.',
      from: ['house', 'the end of the full tuck end over the bottom of becf-1090a'],
      ids: ['house-full-tuck-top-snap-lock'],
      top: fullTuck('back', 1),
    },
    'Lock top snap lock': {
      about: 'Folding carton whose long flaps lock into one another at the top, with a 1-2-3 bottom.',
      from: ['house', 'the end of the lock end over the bottom of becf-1090a'],
      ids: ['house-lock-top-snap-lock'],
      top: lockFlaps('front', 'straight'),
    },
    'Lock top snap lock, tapered': {
      about: 'Folding carton whose tapered long flaps lock into one another at the top, with a 1-2-3 bottom.',
      from: ['house', 'the end of the tapered lock end over the bottom of becf-1090a'],
      ids: ['house-lock-top-snap-lock-tapered'],
      top: lockFlaps('back', 'tapered'),
    },
    'Seal top snap lock, full overlap': {
      about: 'Folding carton glued shut at the top, its flaps as deep as the box, with a 1-2-3 bottom.',
      code: 'A55.10.01.03',
      from: [
        'standard',
        'ECMA A55.10: the large flaps of becf-11d01 over the bottom of becf-1090a, dust flaps angled on both sides',
      ],
      ids: ['becf-10918'],
      top: angledFullSeal,
    },
    'Seal top snap lock, economy': {
      about: 'Folding carton glued shut at the top, its flaps overlapping in the middle, with a 1-2-3 bottom.',
      code: 'A55.12.01.03',
      from: [
        'standard',
        'ECMA A55.12: slots and layers of becf-11d01 over the bottom of becf-1090a, dust flaps angled on both sides',
      ],
      ids: ['becf-10919'],
      top: angledEconomySeal,
    },
    'Seal top snap lock with lug tongue': {
      about:
        'Folding carton whose outer flap closes at the top with a tongue whose lugs catch in the crease of the front, with a 1-2-3 bottom.',
      code: 'A55.10.01.03.32',
      from: [
        'standard',
        'ECMA A55.10 with X32: the end of becf-11d03 with an inner flap as deep as the box, over the bottom of becf-1090a',
      ],
      ids: { 'becf-10917': { size: { length: 200 } } },
      top: fullLugSeal,
    },
    'Seal top snap lock with hanging header': {
      about:
        'Folding carton glued shut at the top, with a 1-2-3 bottom, its back doubled above the box to hang it up by.',
      from: [
        'house',
        'the back is the header, so that one large flap, on the front, closes the top; bottom of becf-1090a',
      ],
      ids: ['house-seal-top-snap-lock-header'],
      top: sealUnderHeader,
    },
    'Gable top snap lock': {
      about: 'Folding carton with a carry handle on a gable roof, its gussets folded in, and a 1-2-3 bottom.',
      code: 'A55.75.01.03',
      from: [
        'house',
        'ECMA A55.75 over the bottom of becf-1090a; our decisions: a roof rise of 25, handles of 40 with a grip of 70 × 22 in both, a lap on the roof of the front that is glued to the last gusset, and handles held together by the hand alone',
      ],
      ids: { 'becf-10b01': {}, 'becf-10b03': { size: { length: 200 } } },
      size: { height: 200 },
      top: gable('carton'),
    },
  },
);
