import type { Panel } from '../../board/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { timelineOf } from './pose.ts';

/** Largest angle between two moments in degrees. It keeps the board around a fold within 0.01 of the board thickness. */
const MOMENT_ANGLE = 15;

/** Moments in a phase with a variable speed of rotation. */
const EASED_MOMENTS = 12;

/** Moments 0…1 of a panel's motion about its parent, so close that it may be interpolated between them. Empty if it never moves. */
export const momentsOf = ({ folds }: Panel, steps: number): number[] => {
  const moments: number[] = [];
  let from = 0;
  for (const { phase, to, ease, clearance } of folds) {
    const count = ease ? EASED_MOMENTS : Math.ceil(Math.abs(to - from) / MOMENT_ANGLE);
    from = to;
    if (count === 0 && !clearance) continue;
    for (let k = 0; k <= Math.max(1, count); k++) moments.push((phase + k / Math.max(1, count)) / steps);
  }
  return inOrder(moments);
};

/** The moments of all panels and of the approach of parts, from flat to closed. */
export const allMoments = (parts: readonly PlacedPart[]): number[] => {
  const { phases, steps } = timelineOf(parts);
  const folding = parts.flatMap(({ sheet }) => sheet.flatMap(({ panel }) => momentsOf(panel, steps)));
  const early = parts.flatMap(({ part: { placement } }) =>
    placement?.phase === undefined ? [] : [placement.phase / steps, (placement.phase + 1) / steps],
  );
  const arrivals = Array.from({ length: steps - phases + 1 }, (_, k) => (phases + k) / steps);
  return inOrder([0, ...early, ...arrivals, ...folding]);
};

const inOrder = (moments: readonly number[]): number[] =>
  [...moments].sort((a, b) => a - b).filter((t, k, all) => k === 0 || t - all[k - 1]! > 1e-9);
