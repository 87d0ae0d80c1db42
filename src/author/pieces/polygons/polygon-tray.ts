import { type Body, glued, type Panel, pen } from '../../../board/index.ts';
import { type Point, tanDegrees, toDegrees } from '../../../geometry/index.ts';
import { flanked, rectangle, trapezium } from '../shapes.ts';
import { trayLabels } from '../trays/tray-floor.ts';

/** A tray on a polygon with an even number of equal angles. All in mm, crease to crease. */
export interface PolygonTray {
  /** The walls, counter-clockwise from the front, with the length of each side of the floor. */
  readonly walls: readonly { readonly name: string; readonly length: number }[];
  readonly height: number;
  readonly tab: number;
  readonly material: number;
}

/** Fold phases: the walls with tabs, their tabs, then the other walls over these. */
const polygonPhases = { tabbed: 0, tabs: 1, plain: 2 } as const;

/** Distance of a tab from the floor, at least a board, and from the rim, in mm, and slant of its upper end. */
const CORNER_TAB = { foot: 2, top: 1, lean: tanDegrees(10) } as const;

/** Height that a tab loses per mm of its length. Its lower end slants to clear the next wall, `turn` radians away. */
const tabTaper = (angle: number): number => 1 / Math.tan(angle) + CORNER_TAB.lean;

/** Longest tabs of a tray with `sides` walls, in mm: a third of their height must remain, and two share a wall. */
export const longestPolygonTab = (sides: number, side: number, height: number): number =>
  Math.min(0.45 * side, ((2 / 3) * (height - CORNER_TAB.foot - CORNER_TAB.top)) / tabTaper((2 * Math.PI) / sides));

/** The floor and its walls. Every second wall has a tab on each end, glued inside its neighbours, and ends before the corners for them. */
export const polygonTray = ({ walls, height, tab, material }: PolygonTray): Body => {
  const angle = (2 * Math.PI) / walls.length;
  const short = material / Math.sin(angle);
  const [from, to] = [Math.max(CORNER_TAB.foot, material), height - CORNER_TAB.top];
  const rightTab = trapezium('right-tab', to - from, tab, [tab / Math.tan(angle), tab * CORNER_TAB.lean], {
    role: 'glue',
    fold: toDegrees(angle),
    phase: polygonPhases.tabs,
  });
  const wall = (k: number): Panel => {
    const { name, length } = walls[k]!;
    if (k % 2 === 0) return rectangle(name, length, height, { role: 'wall', phase: polygonPhases.plain });
    return flanked(name, length - 2 * short, height, rightTab, { role: 'wall', phase: polygonPhases.tabbed, from, to });
  };
  // Draws the floor from the right end of the front.
  const floor = pen('floor', walls[0]!.length, { role: 'wall' });
  let at: Point = [walls[0]!.length, 0];
  walls.forEach(({ length }, k) => {
    if (k === 0) return;
    const [dx, dy] = [Math.cos(k * angle), Math.sin(k * angle)];
    const end: Point = k === walls.length - 1 ? [0, 0] : [at[0] + length * dx, at[1] + length * dy];
    floor.side(...end, wall(k));
    at = end;
  });
  return {
    trunk: floor.close(),
    base: { line: 'crease', panel: wall(0) },
    // Drawn on its edge of the floor, a wall has the previous wall on its right.
    joins: walls.flatMap(({ name }, k) =>
      k % 2 === 0
        ? []
        : [
            glued(`${name}.right-tab`, walls[k - 1]!.name),
            glued(`${name}.left-tab`, walls[(k + 1) % walls.length]!.name),
          ],
    ),
    labels: trayLabels,
  };
};
