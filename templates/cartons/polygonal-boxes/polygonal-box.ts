import {
  acrossFlats,
  type Blank,
  type BoxHead,
  box,
  insideShare,
  longestPolygonTab,
  mm,
  type Part,
  type PolygonTray,
  polygonTray,
} from '../../../src/author/index.ts';

/** The walls from the front round to the right, and which of them face one another over the size that is asked. */
const FORMS = {
  hexagon: {
    walls: ['front', 'right-front', 'right-back', 'back', 'left-back', 'left-front'],
    across: { along: 'y', a: 'back', b: 'front' },
  },
  octagon: {
    walls: ['front', 'right-front', 'right', 'right-back', 'back', 'left-back', 'left', 'left-front'],
    across: { along: 'x', a: 'right', b: 'left' },
  },
} as const;

type Form = keyof typeof FORMS;

/** Play between lid and base, on each side. */
const PLAY = 0.5;

/** The side of such a polygon that measures `across` from side to side, in mm. */
const sideOf = (form: Form, across: number): number => acrossFlats(FORMS[form].walls.length, across).side;

/** A tray over the polygon that measures `across` from side to side. */
const tray = (form: Form, across: number, own: Omit<PolygonTray, 'walls'>): Blank => ({
  ...polygonTray({ ...own, walls: FORMS[form].walls.map((name) => ({ name, length: sideOf(form, across) })) }),
  thickness: own.thickness,
  inside: insideShare.carton,
  gauges: [
    { name: 'length', panel: 'floor', along: FORMS[form].across.along },
    { name: 'height', panel: 'back', along: 'y' },
  ],
  inner: [],
});

/**
 * Octagonal box: a tray with eight walls, and a lid of the same construction over it. Every second wall has
 * tabs that are glued inside its neighbours.
 *
 *        ┌────┐               ╭────╮
 *     ╱╲╱├────┤╲╱╲         ╱╲╱├────┤╲╱╲
 *     ╲╱        ╲╱        ╱╲╱        ╲╱╲
 *    ┌┤   base   ├┐       ││   lid    ││
 *     ╱╲        ╱╲        ╲╱╲        ╱╲╱
 *     ╲╱╲├────┤╱╲╱         ╲╱╲├────┤╱╲╱
 *        └────┘               ╰────╯
 */
const polygonalBox = (form: Form, own: Pick<BoxHead, 'name' | 'about' | 'from' | 'ids'>) => {
  const sides = FORMS[form].walls.length;
  return box('carton', {
    ...own,
    group: 'polygonal_boxes',
    code: 'D10.51.04.62',

    size: {
      length: mm(200, [50, 800], `From side to side across the ${form}`),
      height: mm(60, [20, 300], 'Height of the base'),
    },

    options: ({ length, height }) => {
      const lowest = Math.max(20, height / 2);
      // The lid may be as low as that, and its tabs are those of the base.
      const longest = longestPolygonTab(sides, sideOf(form, length), lowest);
      return {
        lid_height: mm((2 * height) / 3, [lowest, height], 'Height of the lid'),
        glue_tab: mm(15, [7, longest], 'How far the glue tabs reach'),
      };
    },

    build({ length, height, material: m, lid_height, glue_tab }): readonly Part[] {
      // The lid's tabs lie between its walls and those of the base.
      const wider = length + 2 * (2 * m + PLAY);
      const shared = { tab: glue_tab, thickness: m };
      const base = {
        id: 'base',
        name: 'base',
        category: 'carton',
        blank: tray(form, length, { ...shared, height }),
      } as const;
      const lid = tray(form, wider, { ...shared, height: lid_height });
      const [side, over] = [sideOf(form, length), sideOf(form, wider)];
      return [
        {
          ...base,
          blank: {
            ...base.blank,
            front: 'upper',
            inner: [
              { name: 'length', a: FORMS[form].across.a, b: FORMS[form].across.b },
              { name: 'height', a: 'floor', b: 'lid:floor' },
            ],
          },
        },
        {
          id: 'lid',
          name: 'lid',
          category: 'carton',
          blank: lid,
          // Upside down, its floor on the rim of the base.
          placement: {
            pose: [1, 0, 0, (side - over) / 2, 0, -1, 0, (length + wider) / 2, 0, 0, -1, -height],
            approach: [0, 0, -2 * (height + lid_height)],
          },
        },
      ];
    },
  });
};

export const octagonal = polygonalBox('octagon', {
  name: 'Octagonal box with lid',
  about: 'Eight-sided tray and a lid that slides over it, both with glued corners.',
  from: [
    'house',
    'D10.51 was not seen: taken for eight sides, its sizes for the distance across, the base’s height and the lid’s',
  ],
  ids: ['becf-12805'],
});

/**
 * The same over a hexagon.
 *
 *         ┌──────┐
 *     ╱╲╱ ├──────┤ ╲╱╲
 *    ╱  ╱          ╲  ╲
 *    ╲  ╲   base   ╱  ╱
 *     ╲╱╲ ├──────┤ ╱╲╱
 *         └──────┘
 */
export const hexagonal = polygonalBox('hexagon', {
  name: 'Hexagonal box with lid',
  about: 'Six-sided tray and a lid that slides over it, both with glued corners.',
  from: [
    'house',
    'D10.51 was not seen: the box of becf-12805 over a hexagon, at its sizes, since becf-12806 shows none of its own',
  ],
  ids: ['becf-12806'],
});
