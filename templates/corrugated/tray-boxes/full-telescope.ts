import {
  type BoxHead,
  box,
  type GluedTray,
  gluedTray,
  insideShare,
  leastBoards,
  mm,
  telescope,
  when,
} from '../../../src/author/index.ts';
import { cornerTab } from '../../tray/corrugated-sizes.ts';
import { creasedLimits, doubledLimits, foldFlatTab } from '../../tray/fold-flat.ts';

interface FullTelescope extends Omit<BoxHead, 'group'>, Pick<GluedTray, 'turned' | 'foldsFlat' | 'doubled'> {
  /** The lid is a cover. */
  readonly shallow?: boolean;
  /** The base is low, and the lid a hood that reaches down to its floor. */
  readonly hood?: boolean;
}

/** Telescope box: two glued trays, the lid over the base. */
export const fullTelescope = ({
  turned = false,
  shallow = false,
  hood = false,
  foldsFlat = false,
  doubled = false,
  ...head
}: FullTelescope) => {
  const limits = doubled ? doubledLimits : leastBoards({ length: 15, width: 15, height: hood ? [20, 60] : 6 });
  return box('corrugated', {
    ...head,
    group: 'tray_boxes',
    closure: 'separate_lid',
    size: {
      length: mm(foldsFlat ? 400 : 200, [60, 1500], 'Length inside, from side to side'),
      width: mm(foldsFlat ? 220 : 100, [50, 1200], 'Width inside, from the back to the front'),
      height: mm(foldsFlat ? 100 : 50, [20, 600], 'Height inside'),
    },
    board: [3, [0.8, 7]],
    usualOrder: ['length', 'width'],
    sizeLimits: foldsFlat ? creasedLimits(turned ? 1 : 0) : limits,
    options: ({ length, height, material, ...size }) => {
      // Two tabs share one wall.
      const width = Math.min(length, size.width);
      const lid = shallow || hood ? Math.max(30, height / 4) : height;
      const lowest = foldsFlat ? Math.max(height / 2, 4 * material + 15) : Math.max(15, 5 * material);
      return {
        ...when(!hood, { lid_height: mm(lid, [lowest, height + material], 'Height inside the lid') }),
        ...when(hood, { tray_height: mm(lid, [lowest, 0.6 * height], 'Height inside the tray') }),
        clearance: mm(Math.max(1, material / 2), [0.2, 5], 'Play between base and lid on each side'),
        ...when(!doubled, {
          glue_tab: foldsFlat ? foldFlatTab(width, { height: lowest, material }) : cornerTab(35, width, lid, 8),
        }),
      };
    },
    build({ clearance, glue_tab: tab = 0, ...v }) {
      const { length, width, height, material, tray_height = height, lid_height = height + material } = v;
      const inside = insideShare.corrugated * material;
      const tray = (x: number, y: number, high: number) => {
        const [long, wide] = turned ? [y, x] : [x, y];
        const sizes = { length: long, width: wide, wall: high + inside, tab, material };
        const folds = foldsFlat && { foldsFlat, ...(turned && { creased: 'tabbed' as const }) };
        return { body: gluedTray({ ...sizes, turned, doubled, ...folds }), x, y };
      };
      // From an inside size to the crease lines, and to the outside.
      const [x, y] = turned ? [width + 2 * inside, length + 2 * inside] : [length + 2 * inside, width + 2 * inside];
      const more = 2 * material + 2 * clearance;
      // The lid's tabs lie between its walls and those of the base.
      return telescope(tray(x, y, tray_height), tray(x + more, y + more + (doubled ? 4 : 2) * material, lid_height), {
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
};
