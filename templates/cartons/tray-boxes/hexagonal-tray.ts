import { box, hexagonalWalls, longestPolygonTab, mm, polygonTray } from '../../../src/author/index.ts';

/** The sides of a hexagon with corners of 120°: the width gives the four slanted sides, the rest of the length front and back. */
const hexagonSides = (length: number, width: number) => {
  const slanted = width / Math.sqrt(3);
  return { slanted, straight: length - slanted };
};

export default box('carton', {
  name: 'Hexagonal tray',
  about: 'Six-sided tray with glued corners; it can be longer than wide.',
  open: 'no lid',
  group: 'tray_boxes',
  from: 'house: length from point to point, width from side to side, all corners 120°; tabs on every second wall',
  ids: ['becf-11a0d'],
  size: {
    length: mm(170, [40, 1000], 'Length of the floor, from point to point'),
    width: mm(140, [30, 800], 'Width of the floor, from front to back'),
    height: mm(40, [16, 300], 'Height of the walls'),
  },
  // The front and the slanted walls have space for two tabs each.
  sizeLimits: ({ width }) => ({ width: { min: 18 * Math.sqrt(3) }, length: { min: width / Math.sqrt(3) + 18 } }),
  options: ({ length, width, height }) => {
    const { slanted, straight } = hexagonSides(length, width);
    const longest = longestPolygonTab(6, Math.min(slanted, straight), height);
    return { glue_tab: mm(15, [7, longest], 'How far the glue tabs reach') };
  },
  inner: { width: 'back|front' },
  build({ length, width, height, material, glue_tab: tab }) {
    const { slanted, straight } = hexagonSides(length, width);
    const walls = hexagonalWalls.map((name) => ({ name, length: name.includes('-') ? slanted : straight }));
    return polygonTray({ walls, height, tab, material });
  },
});
