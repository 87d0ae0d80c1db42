import type { Panel } from '../../board/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { timelineOf } from './placement.ts';

/** Degrees between two moments at most: what goes round a fold of a board's thickness stays within a hundredth of it. */
const KEYFRAME_ANGLE = 15;

/** Moments in a phase whose turn is not steady. */
const EASED_KEYFRAMES = 12;

/**
 * The moments 0…1 between which a panel turns so little about its parent that going straight from one
 * to the next will do. Begins with the first it moves at and ends with the last; empty where it never moves.
 */
export const momentsOf = ({ folds: turns }: Panel, shares: number): number[] => {
  const moments: number[] = [];
  let from = 0;
  for (const { phase, to, ease: way, clearance: room } of turns) {
    const steps = way ? EASED_KEYFRAMES : Math.ceil(Math.abs(to - from) / KEYFRAME_ANGLE);
    from = to;
    if (steps === 0 && !room) continue;
    for (let k = 0; k <= Math.max(1, steps); k++) moments.push((phase + k / Math.max(1, steps)) / shares);
  }
  return inOrder(moments);
};

/** Every moment of every panel, from flat to closed, and those at which parts come together. */
export const allMoments = (parts: readonly PlacedPart[]): number[] => {
  const { phases, shares } = timelineOf(parts);
  const turning = parts.flatMap(({ sheet }) => sheet.flatMap(({ panel }) => momentsOf(panel, shares)));
  return inOrder([0, phases / shares, 1, ...turning]);
};

const inOrder = (moments: readonly number[]): number[] =>
  [...moments].sort((a, b) => a - b).filter((t, k, all) => k === 0 || t - all[k - 1]! > 1e-9);
