import {
  bentTuck,
  box,
  corrugatedCornerFlap,
  corrugatedRollOver,
  eachSide,
  flip,
  insideShare,
  locked,
  longestSunkFlap,
  mm,
  pen,
  rectangle,
  rollOverAllowance,
  sunkLid,
  usualLocks,
} from '../../../src/author/index.ts';
import { corrugatedSizes, oneLock, slidingPlay, usualTrayTuck } from '../../tray/corrugated-sizes.ts';
import { behindFront } from '../../tray/mailer-sizes.ts';

/**
 * The corner flaps at the front, the ends they hang on, the front, which rolls over them; then those at the back, the back and the lid.
 * Nothing stands across from the front while its inner wall swings in, so that the tray may be higher than it is wide.
 */
const phases = {
  frontCorners: 0,
  ends: 1,
  walls: 2,
  rolls: 3,
  backCorners: 4,
  back: 5,
  bend: 5,
  lid: 6,
  front: 7,
} as const;

/**
 * Tray with single ends and a roll-over front, which holds the corner flaps beside it. The flaps of the lid go down inside the
 * ends and keep those at the back in their corners; its tuck goes in behind the lining of the front.
 *
 *               ╭───────╮
 *             ╱▔├───────┤▔╲
 *             │ │  lid  │ │
 *             ╲▁├───────┤▁╱
 *         ╱▔▔╲┌─┤ back  ├─┐╱▔▔╲
 *         ├───┼─┴───────┴─┼───┤
 *         │end│   floor   │end│
 *         ├───┼─┬──┬─┬──┬─┼───┤
 *         ╲▁▁╱├─┴──┴─┴──┴─┤╲▁▁╱
 *             │   front   │
 *             ├───────────┤
 *             └───┬───┬───┘
 */
export default box('corrugated', {
  name: 'Corrugated tray with roll-over front',
  about: 'Tray of corrugated board with a double front and a lid; its flaps hold the back corners, its tuck the front.',
  group: 'tray_boxes',
  code: '0420',
  from: [
    'house',
    'a guess: the plate was not seen; FEFCO 0420 is said to be a tray with a lid and a roll-over front; that the flaps of the lid hold its back corners is our decision, allowances are those of 0421',
  ],
  ids: ['fefco-0420'],
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
  inner: { length: 'lid.right-flap|lid.left-flap', height: 'floor|lid' },
  build({ length, width, height, material: t, front_lock, tuck_flap: depth, dust_flap }) {
    const more = rollOverAllowance(t, 1);
    const [inside, play] = [insideShare.corrugated * t, slidingPlay(t)];
    const long = length + more.single + 2 * (t + play);
    const across = width + (more.single + more.across) / 2;
    // All rims are flush with the lid, which lies between the ends.
    const [outer, rims] = [height + more.outer + t, height + inside + t];
    const reach = width + inside - (t - inside) - play;
    const lid = sunkLid({
      seat: length + more.single,
      depth: reach,
      front: bentTuck({ width: length - 2 * play, depth, lid: reach, phases }),
      phase: phases.lid,
      // Beside the flaps in the back corners.
      flap: { reach: dust_flap, from: inside + t + play, clear: reach - t, phase: phases.bend },
    });
    // A corner flap stands on the floor and ends below what is folded over it, at the front below the rim. On the sheet one at the back
    // ends before the flaps of the lid.
    const foot = inside + 0.5;
    const [atFront, atBack] = [outer - foot, height + inside - 0.5];
    const corner = (name: string, top: number, reach: number, phase: number) =>
      corrugatedCornerFlap(name, top - foot, Math.min(reach, (long - 2 * t) / 2), phase);
    const seat = across - 2 * t;
    // Standing on its side of the floor the right end has the front on its right.
    const right = pen('right', seat, { role: 'wall', phase: phases.ends })
      .to(seat, foot)
      .hang(seat, atFront, corner('front-flap', atFront, 2 * height, phases.frontCorners))
      .to(seat, rims)
      .to(0, rims)
      .to(0, atBack)
      .hang(0, foot, corner('back-flap', atBack, height, phases.backCorners))
      .close();
    const front = corrugatedRollOver({
      name: 'front',
      length: long,
      outer,
      rim: more.rim,
      inner: outer - inside,
      inset: foot,
      locks: usualLocks(front_lock, more.rim, t),
      phase: phases.walls,
      rolls: phases.rolls,
    });
    const back = rectangle('back', long, height + more.single, { role: 'wall', phase: phases.back, top: lid });
    return {
      // The floor stands on its left edge; the ends lie a board short of front and back.
      trunk: pen('floor', seat, { role: 'wall' })
        .to(across - t, 0)
        .rim(across - t, long, front)
        .to(seat, long)
        .hang(0, long, right)
        .to(-t, long)
        .hang(-t, 0, back)
        .close(),
      base: { line: 'crease', panel: flip(right, 'left') },
      rises: 'right',
      trunkIs: 'base',
      joins: [
        ...eachSide((side) => locked('front.rim.inner', `${side}.front-flap`)),
        locked('front.rim.inner', 'floor'),
        locked('lid.tuck', 'front.rim.inner'),
      ],
    };
  },
});
