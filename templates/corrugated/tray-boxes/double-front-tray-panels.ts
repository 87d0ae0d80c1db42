import {
  bentTuck,
  corrugatedTrayPhases,
  insideShare,
  locked,
  meets,
  rollOverAllowance,
  roundedTuck,
  type SizesWith,
  trapezium,
  usualLocks,
  withJoins,
} from '../../../src/author/index.ts';
import { slidingPlay } from '../../tray/corrugated-sizes.ts';
import { rolledWalls } from '../../tray/rolled-walls.ts';

type DoubleFront = SizesWith<'lock' | 'front_lock'> & Partial<SizesWith<'tuck_flap' | 'lip'>>;

/** A tray with roll-over sides and front, and its lid: how it closes. All in mm. */
export const doubleFrontTray = (
  { length, width, height, material: t, lock, front_lock, tuck_flap = 0, lip = 0 }: DoubleFront,
  closing: 'between' | 'over' | 'inside',
) => {
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
};
