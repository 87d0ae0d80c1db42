import type { Role } from '../../board/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';

/** Glue flaps lie behind what they are glued to, tucks and other flaps behind the walls. It is more than the phases of any box. */
const LAYER: Record<Role, number> = { glue: 1, flap: 1001, wall: 2001 };

/**
 * How far out each panel of a part lies in the closed box where panels lie in one another, as those of a locked bottom do: what folds
 * last lies outermost.
 */
export const ranksOf = ({ sheet }: PlacedPart): number[] => {
  const ends: number[] = [];
  return sheet.map(({ panel, parent }) => {
    // It is in its place when those are that it hangs on.
    const carried = parent === undefined ? 0 : ends[parent]!;
    const end = Math.max(carried, panel.folds.at(-1)?.phase ?? 0);
    ends.push(end);
    return LAYER[panel.role] + end;
  });
};
