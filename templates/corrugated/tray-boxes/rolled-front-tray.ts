import {
  bentTuck,
  box,
  insideShare,
  locked,
  longestSunkFlap,
  mm,
  rollOverAllowance,
  sunkLid,
  withJoins,
} from '../../../src/author/index.ts';
import { corrugatedSizes, oneLock, slidingPlay, usualTrayTuck } from '../../tray/corrugated-sizes.ts';
import { behindFront } from '../../tray/mailer-sizes.ts';
import { rolledFront, rolledFrontPhases } from './rolled-front-panels.ts';

/** Single ends and a roll-over front over its corner flaps. The lid's flaps hold those at the back; its tuck goes behind the lining. */
export default box('corrugated', {
  name: 'Corrugated tray with roll-over front',
  about:
    'Tray of corrugated board with a double front and a lid; the flaps of the lid hold the back corners, its tuck the front.',
  group: 'tray_boxes',
  closure: 'hinged_lid',
  code: '0426',
  from: 'standard: FEFCO 0426: single ends with corner flaps, a double front, and a lid with ears and a tuck; allowances of 0421. FEFCO 0420 is described as a tray with a lid and a roll-over front: drawn alike, a guess',
  evidence: 'figures',
  ids: { 'fefco-0426': {}, 'fefco-0420': { code: { fefco: '0420' }, evidence: 'words' } },
  size: corrugatedSizes([250, 180, 60], {
    along: ', between the flaps of the lid',
    across: ', from the back to the lining',
  }),
  sizeLimits: ({ material }) => {
    const least = Math.max(60, 14 * material);
    return { length: { min: least }, width: { min: least }, height: { min: 6 * material } };
  },
  options: ({ length, width, height, material: t }) => {
    const deepest = Math.min(height - t, width / 3);
    const longest = Math.min(height - t, longestSunkFlap(behindFront(width, t, insideShare.corrugated)));
    return {
      front_lock: oneLock(length, t),
      tuck_flap: mm(usualTrayTuck(width, t), [Math.max(8, 3 * t), deepest], 'How far the tuck reaches in'),
      dust_flap: mm(longest, [Math.max(8, 3 * t), longest], 'How far the side flaps of the lid reach down'),
    };
  },
  labels: { length: 'floor.y', width: 'floor.x', height: 'back.y' },
  inner: { length: 'lid.right-flap|lid.left-flap', width: 'back|front.rim.inner', height: 'floor|lid' },
  build({ front_lock: lock, tuck_flap: depth, dust_flap, ...size }) {
    const { length, width, material: t } = size;
    const [inside, play, phases] = [insideShare.corrugated * t, slidingPlay(t), rolledFrontPhases];
    const reach = width + inside - (t - inside) - play;
    const lid = sunkLid({
      seat: length + rollOverAllowance(t, 1).single,
      depth: reach,
      front: bentTuck({ width: length - 2 * play, depth, lid: reach, phases }),
      phase: phases.lid,
      // The flaps of the lid stand beside the flaps in the back corners.
      flap: { reach: dust_flap, from: inside + t + play, clear: reach - t, phase: phases.bend },
    });
    return withJoins(rolledFront({ ...size, play, lock, lid }), locked('lid.tuck', 'front.rim.inner'));
  },
});
