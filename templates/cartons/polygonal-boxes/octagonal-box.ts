import { type Blank, insideShare, type Part } from '../../../src/board/index.ts';
import { acrossFlats, longestPolygonTab, type PolygonTray, polygonTray } from '../../../src/pieces/index.ts';
import { mm, template } from '../../../src/template/index.ts';

const WALLS = ['front', 'right-front', 'right', 'right-back', 'back', 'left-back', 'left', 'left-front'] as const;

/** Play between lid and base, on each side. */
const PLAY = 0.5;

/** A tray over the octagon that measures `across` from side to side. */
const tray = (across: number, own: Omit<PolygonTray, 'walls'>): Blank => ({
  ...polygonTray({ ...own, walls: WALLS.map((name) => ({ name, length: acrossFlats(8, across).side })) }),
  thickness: own.thickness,
  inside: insideShare.carton,
  gauges: [
    { name: 'length', panel: 'floor', along: 'x' },
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
export default template({
  name: 'Octagonal box with lid',
  about: 'Eight-sided tray and a lid that slides over it, both with glued corners.',
  group: 'cartons_polygonal_boxes',
  code: { ecma: 'D10.51.04.62' },
  provenance: {
    kind: 'house',
    source:
      'D10.51 was not seen: taken for eight sides, its sizes for the distance across, the base’s height and the lid’s',
  },
  ids: { 'becf-12805': {} },

  size: {
    length: mm(200, { min: 50, max: 800, about: 'From side to side across the octagon' }),
    height: mm(60, { min: 20, max: 300, about: 'Height of the base' }),
    material: mm(0.5, { min: 0.1, max: 1.2, about: 'Thickness of the board' }),
  },
  choices: {},

  options: ({ length, height }) => {
    const lowest = Math.max(20, height / 2);
    // The lid may be as low as that, and its tabs are those of the base.
    const longest = longestPolygonTab(8, acrossFlats(8, length).side, lowest);
    return {
      lid_height: mm(Math.max(lowest, (2 * height) / 3), { min: lowest, max: height, about: 'Height of the lid' }),
      glue_tab: mm(Math.min(15, longest), { min: 7, max: longest, about: 'How far the glue tabs reach' }),
    };
  },

  build({ length, height, material: m, lid_height, glue_tab }): readonly Part[] {
    // The lid's tabs lie between its walls and those of the base.
    const wider = length + 2 * (2 * m + PLAY);
    const shared = { tab: glue_tab, thickness: m };
    const base = { id: 'base', name: 'base', category: 'carton', blank: tray(length, { ...shared, height }) } as const;
    const lid = tray(wider, { ...shared, height: lid_height });
    const [own, over] = [acrossFlats(8, length).side, acrossFlats(8, wider).side];
    return [
      {
        ...base,
        blank: {
          ...base.blank,
          inner: [
            { name: 'length', a: 'right', b: 'left' },
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
        sits: {
          pose: [1, 0, 0, (own - over) / 2, 0, -1, 0, (length + wider) / 2, 0, 0, -1, -height],
          comes: [0, 0, -2 * (height + lid_height)],
        },
      },
    ];
  },
});
