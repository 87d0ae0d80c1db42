import { box, count, holeGrid, insideShare, mm, onePart, standingPlatform, when } from '../../../src/author/index.ts';

/** What a platform asks of its box: the three inside sizes. */
const size = {
  length: mm(200, [40, 1000], 'Length inside the box that the platform goes into'),
  width: mm(150, [30, 800], 'Width inside that box'),
  height: mm(50, [10, 300], 'From the floor of that box to the top of the platform'),
  material: mm(0.5, [0.1, 1.2], 'Thickness of the board'),
};

const clearance = mm(0.25, [0, 2], 'Play between platform and box on each side');

/**
 * Platform: stands in a box on four walls that are not joined at the corners, and lifts what lies on it.
 * With returns, the walls go on along the floor of the box and stand firmer.
 *
 *                              ╱──────────╲
 *        ┌──────────┐         ├────────────┤
 *   ┌────┼──────────┼────┐  ╱┬┼────────────┼┬╲
 *   │    │ platform │    │ │ ││  platform  ││ │
 *   └────┼──────────┼────┘  ╲┴┼────────────┼┴╱
 *        └──────────┘         ├────────────┤
 *                              ╲──────────╱
 */
export const plain = box('carton', {
  name: 'Platform',
  about: 'Insert that stands in a box on four walls, with or without returns on the floor.',
  group: 'separators',
  code: 'F80.03.00.00',
  from: [
    'standard',
    'ECMA F80.03; its outside is that of the box inside, less some play, and the short walls stand between the long ones',
  ],
  ids: {
    'becf-11f01': {},
    'becf-11f02': {
      choices: { returns: 'on_floor' },
      size: { length: 150, width: 100 },
      code: { ecma: 'F80.03.00.00.B' },
    },
  },

  size,
  order: ['length', 'width'],
  sizeLimits: ({ length }) => ({ width: { max: length } }),
  choices: { returns: ['none', 'on_floor'] },

  options: ({ width }, { returns }) => {
    // Two returns do not meet on the floor.
    const deepest = width / 2 - 10;
    return {
      clearance,
      ...when(returns === 'on_floor', {
        return_depth: mm(25, [4, deepest], 'How far the walls go on along the floor'),
      }),
    };
  },

  build({ material, return_depth, ...sizes }, { returns }) {
    return onePart(
      standingPlatform({
        ...sizes,
        thickness: material,
        inside: insideShare.carton,
        ...(returns === 'on_floor' && { returns: return_depth }),
      }),
    );
  },
});

/** Board around every hole, in mm, and what a side of the platform may be shorter than the box. */
const ROUND = 6;
const SHORTER = 2 * (clearance.max + size.material.max);

/** How many holes find room along a side of the box. */
const most = (side: number, hole: number): number => Math.floor((side - SHORTER - ROUND) / (hole + ROUND));

/**
 * The same with round holes, in rows or one in the middle, which hold bottles, jars or vials upright.
 *
 *        ┌──────────┐
 *   ┌────┼──────────┼────┐
 *   │    │ o  o  o  │    │
 *   │    │ o  o  o  │    │
 *   └────┼──────────┼────┘
 *        └──────────┘
 */
export const withHoles = box('carton', {
  name: 'Platform with holes',
  about: 'Insert that stands in a box on four walls, with round holes in rows or one in its middle.',
  group: 'separators',
  from: [
    'house',
    'the platform of ECMA F80.03; that there are rows of them in becf-11f08 and one in becf-11f09 is our reading, since that has a diameter and nothing else to set',
  ],
  ids: {
    'becf-11f08': {},
    'becf-11f09': { choices: { holes: 'one' }, size: { length: 200, width: 150, hole_diameter: 80 } },
  },

  size: {
    ...size,
    length: { ...size.length, value: 150 },
    width: { ...size.width, value: 100 },
    hole_diameter: mm(30, [5, 300], 'Diameter of the holes'),
  },
  order: ['length', 'width'],
  sizeLimits: ({ length, width }) => ({
    width: { max: length },
    hole_diameter: { max: width - SHORTER - 2 * ROUND },
  }),
  choices: { holes: ['rows', 'one'] },

  options: ({ length, width, hole_diameter }, { holes }) => {
    const [along, across] = [most(length, hole_diameter), most(width, hole_diameter)];
    return {
      clearance,
      ...when(holes === 'rows', {
        number_of_holes: count(3, [1, along], 'Holes in a row, along the length'),
        number_of_rows: count(2, [1, across], 'Rows, across the width'),
      }),
    };
  },

  build({ material, hole_diameter, number_of_holes, number_of_rows, ...sizes }, { holes }) {
    const [along, across] = holes === 'rows' ? [number_of_holes, number_of_rows] : [1, 1];
    return onePart(
      standingPlatform({
        ...sizes,
        thickness: material,
        inside: insideShare.carton,
        holes: (length, width) => holeGrid(length, width, hole_diameter, along, across),
      }),
    );
  },
});
