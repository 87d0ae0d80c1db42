import { circle, mm, open, type Rim, rim } from '../../src/author/index.ts';
import type { Closure } from './closure.ts';

/** Board that stays round the hole of a tab, in mm. */
const ROUND_HOLE = 6;

/** An open end. Both side walls continue upwards as tabs with a round hole for a cord. */
export const holeTabs: Closure = {
  sizeLimits: () => ({ width: { min: 30 } }),
  options: ({ width }) => {
    const widest = Math.min(40, width - 2 * ROUND_HOLE - 2);
    return {
      hole_diameter: mm(12, [4, widest], 'Diameter of the holes in the tabs'),
      tab_height: mm(30, [widest + 2 * ROUND_HOLE, 150], 'How far the tabs rise'),
    };
  },
  build: ({ values: { length, width, hole_diameter, tab_height }, walls: [, , , last] }) => {
    const [hole, high] = [hole_diameter!, tab_height!];
    const tab = (wide: number): Rim =>
      rim(wide)
        .rounded(Math.min(12, wide / 4), [wide, high])
        .mark('cut', ...circle([width / 2, high - ROUND_HOLE - hole / 2], hole / 2))
        .closeMirrored();
    return { front: open(length), right: tab(width), back: open(length), left: tab(last), joins: [] };
  },
};
