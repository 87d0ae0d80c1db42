import {
  acrossFlats,
  type BoxHead,
  box,
  longestPolygonTab,
  mm,
  polygonTray,
  telescope,
} from '../../src/author/index.ts';
import { polygonForms } from './polygon-forms.ts';

/** Octagonal or hexagonal tray with a lid of the same construction over it. Every second wall has tabs glued inside its neighbours. */
export const polygonalBox = (form: keyof typeof polygonForms, head: Omit<BoxHead, 'group'>) => {
  const { walls, label, inner } = polygonForms[form];
  const wallLength = (across: number): number => acrossFlats(walls.length, across).side;
  return box('carton', {
    ...head,
    group: 'polygonal_boxes',
    closure: 'separate_lid',
    size: {
      length: mm(200, [50, 800], `Width across the flats of the ${form}`),
      height: mm(60, [20, 300], 'Height of the base'),
    },
    options: ({ length, height }) => {
      const lowest = Math.max(20, height / 2);
      // The lid may be as low as that, and its tabs are those of the base.
      const longest = longestPolygonTab(walls.length, wallLength(length), lowest);
      return {
        lid_height: mm((2 * height) / 3, [lowest, height], 'Height of the lid'),
        glue_tab: mm(15, [7, longest], 'How far the glue tabs reach'),
      };
    },
    build({ length, height, material, lid_height, glue_tab: tab }) {
      const tray = (across: number, high: number) => {
        const x = wallLength(across);
        const body = polygonTray({ walls: walls.map((name) => ({ name, length: x })), height: high, tab, material });
        return { body: { ...body, labels: { length: label, height: 'back.y' } as const }, x, y: across };
      };
      // The lid's tabs lie between its walls and those of the base; there is some play on each side.
      const wider = length + 2 * (2 * material + 0.5);
      return telescope(tray(length, height), tray(wider, lid_height), {
        // Its floor lies on the rim of the base.
        above: height,
        from: 2 * (height + lid_height),
        inner: { length: inner, height: 'floor|lid:floor' },
      });
    },
  });
};
