import { box, type GluedTray, gluedTray, insideShare, mm, type Part, type Values } from '../../../src/author/index.ts';
import { upsideDown } from '../../tray/telescope.ts';

const size = {
  length: mm(200, [60, 1500], 'Length inside'),
  width: mm(100, [50, 1200], 'Width inside'),
  height: mm(50, [20, 600], 'Height inside'),
  material: mm(3, [0.8, 7], 'Thickness of the board'),
};

const options = ({ width, height, material }: Values<typeof size>) => ({
  lid_height: mm(height, [Math.max(15, 5 * material), height + material], 'Height inside the lid'),
  clearance: mm(Math.max(1, material / 2), [0.2, 5], 'Play between base and lid on each side'),
  glue_tab: mm(Math.min(35, width / 3), [8, 0.45 * width], 'Length of the corner tabs'),
});

const shared = {
  group: 'tray_boxes',
  size,
  order: ['length', 'width'],
  sizeLimits: ({ length, material }: Values<typeof size>) => ({
    length: { min: 15 * material },
    width: { min: 15 * material, max: length },
    height: { min: 6 * material },
  }),
  options,
} as const;

/** Two glued trays. `turned`: the tabs are on the long walls, and glued inside the short ones. */
const trays = (v: Values<typeof size> & Values<ReturnType<typeof options>>, turned: boolean): readonly Part[] => {
  const { height, material: t, lid_height, clearance, glue_tab } = v;
  const share = insideShare.corrugated;
  // From an inside size to the crease lines, and to the outside.
  const lost = 2 * share * t;
  const [x, y] = turned ? (['width', 'length'] as const) : (['length', 'width'] as const);
  const shared = { tab: glue_tab, thickness: t, inside: share };
  const base: GluedTray = { ...shared, length: v[x] + lost, width: v[y] + lost, wall: height + share * t };
  const more = 2 * t + 2 * clearance;
  const lid: GluedTray = {
    ...shared,
    length: base.length + more,
    // Its tabs lie between its walls and those of the base.
    width: base.width + more + 2 * t,
    wall: lid_height + share * t,
  };
  const rises = turned ? 'right' : 'up';
  const gauges = [
    { name: x, panel: 'floor', along: 'x' },
    { name: y, panel: 'floor', along: 'y' },
    { name: 'height', panel: 'back', along: 'y' },
  ] as const;
  return [
    {
      id: 'base',
      name: 'base',
      category: 'carton',
      blank: {
        ...gluedTray(base),
        rises,
        trunkIs: 'base',
        front: 'upper',
        gauges,
        inner: [
          { name: x, a: 'right', b: 'left' },
          { name: y, a: 'back', b: 'front' },
          { name: 'height', a: 'floor', b: 'lid:floor' },
        ],
      },
    },
    {
      id: 'lid',
      name: 'lid',
      category: 'carton',
      blank: { ...gluedTray(lid), rises, gauges, inner: [] },
      // Its floor lies on the rim of the base.
      placement: upsideDown(base, lid, base.wall + share * t, 2 * (height + lid_height), rises),
    },
  ];
};

/**
 * Telescope box: two glued trays, the lid over the base.
 *
 *        ┌─────────┐                ┌───────────┐
 *    ╱▔▔▔├─────────┤▔▔▔╲        ╱▔▔▔├───────────┤▔▔▔╲
 *    │   │  base   │   │        │   │    lid    │   │
 *    ╲▁▁▁├─────────┤▁▁▁╱        ╲▁▁▁├───────────┤▁▁▁╱
 *        └─────────┘                └───────────┘
 */
export const tabsOnShortWalls = box('corrugated', {
  ...shared,
  name: 'Full telescope box',
  about: 'Two trays of corrugated board with glued corners; the lid slides over the base.',
  code: '0300',
  from: ['standard', 'FEFCO 0300; crease allowances of two thirds inside, one third outside'],
  ids: ['becf-21c02'],
  build: (v) => trays(v, false),
});

/** The same with its tabs on the long walls, inside the short ones: the ends are smooth. */
export const tabsOnLongWalls = box('corrugated', {
  ...shared,
  name: 'Full telescope box, tabs on the long walls',
  about: 'Two trays of corrugated board with corners glued inside the short walls; the lid slides over the base.',
  code: '0301',
  from: [
    'house',
    'plate not seen; its letters are those of FEFCO 0300, so we read 0301 as the same box with its tabs on the other walls; crease allowances of two thirds inside, one third outside',
  ],
  ids: ['becf-21c0b'],
  build: (v) => trays(v, true),
});
