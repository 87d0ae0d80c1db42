import { carton } from '../../tube/carton.ts';
import { tuck } from '../../tube/carton-tuck.ts';
import { cornerDispenser } from '../../tube/corner-dispenser.ts';
import { petalTop } from '../../tube/petal-top.ts';
import { plainTuck } from '../../tube/plain-tuck.ts';
import { restrictChoices } from '../../tube/restrict-choices.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tubes } from '../../tube/tubes.ts';

export default tubes(carton, { group: 'snap_lock_boxes', bottom: snapLock('carton') })({
  'Tuck top snap lock with large window': {
    about: 'Low folding carton with a tuck lid, a large window in its front and a 1-2-3 bottom.',
    from: 'house: body, lid and bottom of becf-1090a with the largest window that fits the front, from its picture',
    ids: { 'becf-1091c': { choices: { window: 'front' } } },
    size: { length: 200, width: 100, height: 80 },
    open: 'a window in its front',
    windows: true,
    top: plainTuck('front'),
  },
  'Hanging snap lock with corner opening': {
    about: 'Folding carton with a hanger tab, a tuck lid, a 1-2-3 bottom and a tear-out opening in a corner.',
    from: 'house: a guess from its variables: the hanger tab of the tuck cartons and the opening of becf-11e02; the meaning of its further radii is not known',
    ids: ['becf-1091d'],
    size: { length: 200, width: 50, height: 150 },
    top: restrictChoices(tuck('front'), { hanger_tab: ['standard_euro'], hanger: ['none'], thumb_cut: ['none'] }),
    opening: cornerDispenser,
  },
  'Pinch top snap lock': {
    about: 'Folding carton with four top flaps that are creased to the middle and gather there, and a 1-2-3 bottom.',
    from: 'house: a guess: four flaps with diagonal creases that meet in the middle, from its picture, drawn as interleaved petals',
    ids: ['becf-10b05'],
    size: { length: 100, width: 100, height: 150 },
    top: petalTop,
  },
});
