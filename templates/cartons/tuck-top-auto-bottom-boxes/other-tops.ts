import { autoLock } from '../../tube/auto-lock.ts';
import { carton } from '../../tube/carton.ts';
import { fullTuck } from '../../tube/full-tuck.ts';
import { gable } from '../../tube/gable.ts';
import { flatSealUnderHeader } from '../../tube/header.ts';
import { lockFlaps } from '../../tube/lock-flaps.ts';
import { fullLugSeal } from '../../tube/lug-seal.ts';
import { openEnd } from '../../tube/open-end.ts';
import { angledEconomySeal, angledFullSeal } from '../../tube/seal.ts';
import { tubes } from '../../tube/tube.ts';
import { webbedEnd } from '../../tube/webbed-end.ts';
import { wingedLid } from '../../tube/winged-lid.ts';

/** Cartons with an auto-lock bottom, glued flat, which locks when the box is squared, by what closes them at the top. */
export default tubes(
  carton,
  'tuck_top_auto_bottom_boxes',
  { bottom: autoLock('carton') },
  {
    'Open top auto bottom': {
      about: 'Folding carton without a top, its glued bottom locking when the box is squared.',
      open: 'no top',
      code: 'A60.01.00.00',
      from: ['standard', 'ECMA A60.01, the body and bottom of becf-1100a cut straight at the top'],
      ids: ['becf-11011'],
      size: { length: 200 },
      top: openEnd,
    },
    'Winged lid top auto bottom': {
      about: 'Folding carton with a lid that holds by wings inside the side walls, and an auto-lock bottom.',
      code: 'A60.40.00.03',
      from: ['standard', 'ECMA A60.40: the end of becf-10201 over the bottom of becf-1100a'],
      ids: ['becf-11012'],
      top: wingedLid('back'),
    },
    'Webbed top auto bottom': {
      about: 'Folding carton with a webbed top, a flap and both dust flaps in one piece, and an auto-lock bottom.',
      code: 'A60.45.00.01',
      from: ['standard', 'ECMA A60.45: the end of becf-10202 over the bottom of becf-1100a'],
      ids: ['becf-11013'],
      top: webbedEnd('front', { boards: autoLock('carton').gluedFlat }),
    },
    'Webbed top auto bottom with tuck': {
      about: 'Folding carton with a webbed top whose closing flap tucks in, and an auto-lock bottom.',
      code: 'A60.46.00.01',
      from: [
        'house',
        'our reading of the code 46 (0.75 sure): the end of becf-10203, turned round, over the bottom of becf-1100a',
      ],
      ids: {
        'becf-11014': {},
        'becf-1101a': { choices: { thumb_cut: 'both' } },
        'becf-1101b': { choices: { postal_lock: 'both' } },
      },
      top: webbedEnd('front', { tucked: true, boards: autoLock('carton').gluedFlat }),
    },
    'Full tuck top auto bottom': {
      about: 'Folding carton with a lid whose tuck is as deep as the box, and an auto-lock bottom.',
      from: ['house', 'the end of the full tuck end over the bottom of becf-1100a'],
      ids: ['house-full-tuck-top-auto-bottom'],
      top: fullTuck('back', 1),
    },
    'Lock top auto bottom': {
      about: 'Folding carton whose long flaps lock into one another at the top, with an auto-lock bottom.',
      from: ['house', 'the end of the lock end over the bottom of becf-1100a'],
      ids: ['house-lock-top-auto-bottom'],
      top: lockFlaps('front', 'straight'),
    },
    'Lock top auto bottom, tapered': {
      about: 'Folding carton whose tapered long flaps lock into one another at the top, with an auto-lock bottom.',
      from: ['house', 'the end of the tapered lock end, turned round, over the bottom of becf-1100a'],
      ids: ['house-lock-top-auto-bottom-tapered'],
      top: lockFlaps('front', 'tapered'),
    },
    'Seal top auto bottom, full overlap': {
      about: 'Folding carton glued shut at the top, its flaps as deep as the box, with an auto-lock bottom.',
      code: 'A60.10.00.03',
      from: [
        'standard',
        'ECMA A60.10: the large flaps of becf-11d01 over the bottom of becf-1100a, dust flaps angled on both sides',
      ],
      ids: ['becf-11018'],
      top: angledFullSeal,
    },
    'Seal top auto bottom, economy': {
      about: 'Folding carton glued shut at the top, its flaps overlapping in the middle, with an auto-lock bottom.',
      code: 'A60.12.00.03',
      from: [
        'standard',
        'ECMA A60.12: slots and layers of becf-11d01 over the bottom of becf-1100a, dust flaps angled on both sides',
      ],
      ids: ['becf-11019'],
      top: angledEconomySeal,
    },
    'Seal top auto bottom with lug tongue': {
      about:
        'Folding carton whose outer flap closes at the top with a tongue whose lugs catch in the crease of the front, with an auto-lock bottom.',
      code: 'A60.10.00.03.32',
      from: [
        'standard',
        'ECMA A60.10 with X32: the end of becf-11d03 with an inner flap as deep as the box, over the bottom of becf-1100a',
      ],
      ids: ['becf-11017'],
      top: fullLugSeal,
    },
    'Seal top auto bottom with hanging header': {
      about:
        'Folding carton glued shut at the top, with a glued bottom, its back doubled above the box to hang it up by.',
      from: [
        'house',
        'the back is the header, so that one large flap, on the front, closes the top; bottom of becf-1100a',
      ],
      ids: ['house-seal-top-auto-bottom-header'],
      top: flatSealUnderHeader,
    },
    'Gable top auto bottom': {
      about: 'Folding carton with a carry handle on a gable roof, its gussets folded in, and an auto-lock bottom.',
      code: 'A60.75.00.03',
      from: [
        'house',
        'ECMA A60.75 over the bottom of becf-1100a; our decisions: a roof rise of 25, handles of 40 with a grip of 70 × 22 in both, a lap on the roof of the front that is glued to the last gusset, and handles held together by the hand alone',
      ],
      ids: { 'becf-10b02': {}, 'becf-10b04': { size: { length: 200, height: 150 } } },
      size: { height: 200 },
      top: gable('carton', autoLock('carton').gluedFlat),
    },
  },
);
