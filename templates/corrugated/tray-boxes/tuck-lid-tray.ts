import {
  bentTuck,
  box,
  corrugatedTrayPhases,
  insideShare,
  locked,
  rollOverAllowance,
  tuckSlot,
  tuckTab,
  tuckTabReach,
  withJoins,
} from '../../../src/author/index.ts';
import { corrugatedSizes, oneLock, slidingPlay } from '../../tray/corrugated-sizes.ts';
import { featureOf, frontFeatures, frontIds } from '../../tray/front-features.ts';
import { insideTuck, insideTuckLimits } from '../../tray/inside-tuck.ts';
import { rolledWalls } from '../../tray/rolled-walls.ts';

export default box('corrugated', {
  name: 'Corrugated tray with tuck lid',
  about: 'Mailer of corrugated board with double sides that lock into the floor; its lid tucks in behind the front.',
  group: 'tray_boxes',
  closure: 'hinged_lid',
  code: '0421',
  from: 'standard: FEFCO 0421 by its published allowances from inside sizes, but for rims a third of a board wider, so that a corner flap fits in the double wall without pressure, and a lid creased one board lower, where it lies on them. becf-21b05 and 21b07 are guesses from their variables, those of a tray with a lid: drawn alike',
  ids: {
    ...frontIds(['becf-2170a', 'becf-2170b', 'becf-2170c']),
    // Assumed ids: their letters say trays with a lid, one with a tongue and one without.
    'becf-21b05': { size: { length: 160, height: 70 }, code: {} },
    'becf-21b07': { size: { length: 160, height: 70 }, code: {} },
  },
  ...frontFeatures,
  size: corrugatedSizes([100, 100, 50], { along: ', between the inner walls', across: ', from the back to the tuck' }),
  sizeLimits: insideTuckLimits,
  options: (size, chosen) => ({ lock: oneLock(size.width, size.material), tuck_flap: insideTuck(size, chosen) }),
  inner: { length: 'right.rim.inner|left.rim.inner', width: 'back|lid.tuck', height: 'floor|lid' },
  build({ length, width, height, material: t, lock, tuck_flap }, chosen) {
    const feature = featureOf(chosen);
    const postal = feature === 'postal_lock';
    const more = rollOverAllowance(t, 1);
    const depth = width + more.single;
    const phase = corrugatedTrayPhases.lid;
    const tuck = bentTuck({
      width: length - 2 * slidingPlay(t),
      depth: tuck_flap,
      lid: depth,
      phases: { bend: phase, front: phase + 2 },
      ...(postal && { leading: tuckTab(t, phase + 3), beyond: tuckTabReach(t) }),
    });
    const tray = rolledWalls({
      length,
      // The tuck lies between the front and the contents.
      across: depth + t,
      height,
      material: t,
      lock,
      front: { height: height + insideShare.corrugated * t, layer: 1, thumb: feature === 'thumb_cut' },
      back: { depth, lidFront: tuck, phase: phase + 1 },
    });
    const closed = withJoins(tray, locked('lid.tuck', 'front'));
    if (!postal) return closed;
    const middle = (length + more.across) / 2 - t;
    const slot = tuckSlot('front', middle, height + more.single - tuck_flap, t, insideShare.corrugated);
    return { ...withJoins(closed, locked('lid.tuck.postal-lock', 'front', 'slit')), cutouts: [slot] };
  },
});
