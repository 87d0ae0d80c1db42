import { type BoxHead, box, gluedTray, insideShare, leastBoards, mm, telescope } from '../../../src/author/index.ts';
import { usualTab } from '../../tray/corrugated-sizes.ts';

/**
 * Telescope box: two glued trays, the lid over the base. `turned`: the tabs are on the long walls, and glued inside the short ones;
 * `shallow`: the lid is a cover.
 *
 *        ┌─────────┐                ┌───────────┐
 *    ╱▔▔▔├─────────┤▔▔▔╲        ╱▔▔▔├───────────┤▔▔▔╲
 *    │   │  base   │   │        │   │    lid    │   │
 *    ╲▁▁▁├─────────┤▁▁▁╱        ╲▁▁▁├───────────┤▁▁▁╱
 *        └─────────┘                └───────────┘
 */
export const fullTelescope = (turned: boolean, head: BoxHead, shallow = false) =>
  box('corrugated', {
    ...head,
    size: {
      length: mm(200, [60, 1500], 'Length inside, from side to side'),
      width: mm(100, [50, 1200], 'Width inside, from the back to the front'),
      height: mm(50, [20, 600], 'Height inside'),
    },
    board: [3, [0.8, 7]],
    order: ['length', 'width'],
    sizeLimits: leastBoards({ length: 15, width: 15, height: 6 }),
    options: ({ width, height, material }) => {
      const lid = shallow ? Math.max(30, height / 4) : height;
      return {
        lid_height: mm(lid, [Math.max(15, 5 * material), height + material], 'Height inside the lid'),
        clearance: mm(Math.max(1, material / 2), [0.2, 5], 'Play between base and lid on each side'),
        glue_tab: mm(usualTab(35, width, lid), [8, 0.45 * width], 'Length of the corner tabs'),
      };
    },
    build({ length, width, height, material, lid_height, clearance, glue_tab: tab }) {
      const inside = insideShare.corrugated * material;
      const tray = (x: number, y: number, high: number) => {
        const [long, wide] = turned ? [y, x] : [x, y];
        return { body: gluedTray({ length: long, width: wide, wall: high + inside, tab, material, turned }), x, y };
      };
      // From an inside size to the crease lines, and to the outside.
      const [x, y] = turned ? [width + 2 * inside, length + 2 * inside] : [length + 2 * inside, width + 2 * inside];
      const more = 2 * material + 2 * clearance;
      // The lid's tabs lie between its walls and those of the base.
      return telescope(tray(x, y, height), tray(x + more, y + more + 2 * material, lid_height), {
        // Its floor lies on the rim of the base.
        above: height + 2 * inside,
        from: 2 * (height + lid_height),
        inner: {
          ...(turned ? { width: 'right|left', length: 'back|front' } : { length: 'right|left', width: 'back|front' }),
          height: 'floor|lid:floor',
        },
      });
    },
  });
