import {
  bentTuck,
  box,
  corrugatedTrayPhases,
  insideShare,
  locked,
  meets,
  mm,
  rollOverAllowance,
  roundedTuck,
  trapezium,
  usualLocks,
  when,
  withJoins,
} from '../../../src/author/index.ts';
import {
  corrugatedSizes,
  oneLock,
  rollOverHeight,
  roomBesideLocks,
  slidingPlay,
  usualTrayTuck,
} from '../../tray/corrugated-sizes.ts';
import { rolledWalls } from '../../tray/rolled-walls.ts';

/**
 * Tray with roll-over sides and a roll-over front. Its lid lies on all three rims; its tuck goes through
 * an opening of the front's rim, in between front and lining, or behind the lining, or a lip lies on the front.
 */
export default box('corrugated', {
  name: 'Corrugated tray with double front',
  about: 'Mailer of corrugated board with double sides and a double front, into which the lid tucks.',
  group: 'tray_boxes',
  closure: 'hinged_lid',
  code: '0426',
  from: [
    'house',
    'drawing not seen; our own construction for FEFCO 0426: sides and front roll over and lock into the floor, the tuck enters an opening of the front rim between its two boards; allowances of 0421; becf-21705 has the same variables as becf-21704: drawn alike. FEFCO 0441 is described as a self-assembling box with a hinged lid and three walls rolled over: its lid reaches over the front',
  ],
  ids: {
    'becf-21704': {},
    'becf-21705': {},
    'fefco-0441': {
      choices: { closing: 'over' },
      size: { length: 330, width: 190, height: 120 },
      code: { fefco: '0441' },
    },
  },
  size: corrugatedSizes([150, 200, 50], {
    along: ', between the inner walls',
    across: ', from the back to the lining',
  }),
  sizeLimits: ({ length, width, material }) => {
    const [long, wide] = [Math.max(60, 12 * material), 12 * material];
    const height = rollOverHeight(material, [length, long], [width, wide]);
    return { length: { min: long }, width: { min: wide }, height };
  },
  choices: { closing: ['between', 'over', 'inside'] },
  options: ({ length, width, height, material: t }, { closing }) => {
    const most = length - 2 * roomBesideLocks(t) - 4;
    const deepest = Math.min(height - t, width / 4);
    return {
      lock: oneLock(width, t),
      front_lock: mm(length / 3, [10, most], 'Length of the slot in the floor for the lining of the front'),
      ...when(closing !== 'over', {
        tuck_flap: mm(usualTrayTuck(width, t), [Math.max(8, 3 * t), deepest], 'How far the tuck reaches in'),
      }),
      ...when(closing === 'over', {
        lip: mm(Math.min(30, height / 2), [Math.max(8, 3 * t), height], 'How far the lid reaches down the front'),
      }),
    };
  },
  inner: { length: 'right.rim.inner|left.rim.inner', width: 'back|front.rim.inner', height: 'floor|lid' },
  build({ length, width, height, material: t, lock, front_lock, tuck_flap = 0, lip = 0 }, { closing }) {
    const more = rollOverAllowance(t, 1);
    // A single back, a double front.
    const across = width + (more.single + more.across) / 2;
    // Part of the front's rim stays on either side of its opening.
    const opening = closing === 'between' ? length - 2 * Math.max(10, length / 6) : 0;
    // The tuck stays square to the lid while the lid closes, and bends where it enters the opening.
    const phase = corrugatedTrayPhases.front + 1;
    const [inside, play] = [insideShare.corrugated * t, slidingPlay(t)];
    const lids = {
      between: () => ({
        depth: across - t,
        lidFront: roundedTuck({ width: opening - 2 * play, depth: tuck_flap }, { phase }),
      }),
      over: () => ({
        depth: across + t + play,
        lidFront: trapezium('lip', length + 2 * t, lip, Math.min(5, lip / 3), { phase: phase + 2 }),
      }),
      inside: () => {
        const depth = width + 2 * inside - t - play;
        const bent = { width: length - 2 * play, depth: tuck_flap, lid: depth };
        return { depth, lidFront: bentTuck({ ...bent, phases: { bend: phase, front: phase + 2 } }) };
      },
    };
    const tray = rolledWalls({
      length,
      across,
      height,
      material: t,
      lock,
      front: { height: height + more.outer, layer: 1, rolled: { locks: usualLocks(front_lock, more.rim, t), opening } },
      back: { ...lids[closing](), phase: phase + 1 },
    });
    if (closing === 'over') return withJoins(tray, meets('lid.lip', 'front'));
    return withJoins(
      tray,
      ...(closing === 'between' ? [locked('lid.tuck', 'front')] : []),
      locked('lid.tuck', 'front.rim.inner'),
    );
  },
});
