import type { Role } from '../../board/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';

/** Glue flaps lie behind the panels they are glued to, tucks and other flaps behind the walls. The steps exceed the phases of any box. */
const LAYER: Record<Role, number> = { glue: 1, flap: 1001, wall: 2001 };

/**
 * The layer of each panel of a part in the closed box, for panels that intersect, such as those of a locked bottom. The panel that
 * folds last lies outermost.
 */
export const ranksOf = ({ sheet }: PlacedPart): number[] => {
  const ends: number[] = [];
  return sheet.map(({ panel, parent }) => {
    // A panel is in place when its parents are.
    const carried = parent === undefined ? 0 : ends[parent]!;
    const end = Math.max(carried, panel.folds.at(-1)?.phase ?? 0);
    ends.push(end);
    return LAYER[panel.role] + end;
  });
};
