import { box, count, gridOfHoles, insideShare, mm, standingPlatform, when } from '../../../src/author/index.ts';
import { mostAlong, platformClearance, platformSizes } from '../../separators/platform.ts';

/** Board around every hole, and largest difference between a side of the platform and of the box (play and two boards), in mm. */
const [HOLE_MARGIN, SHORTER] = [6, 2 * (2 + 1.2)];

/** Platform with round holes, in rows or one in the middle, that hold bottles, jars or vials upright. */
export default box('carton', {
  name: 'Platform with holes',
  about: 'Insert that stands in a box on four walls, with rows of round holes or one in the middle.',
  group: 'separators',
  from: 'house: the platform of ECMA F80.03; we draw rows of holes in becf-11f08 and one in becf-11f09, which has a diameter and no other variable for holes',
  ids: {
    'becf-11f08': {},
    'becf-11f09': { choices: { holes: 'one' }, size: { length: 200, width: 150, hole_diameter: 80 } },
  },
  size: {
    ...platformSizes('box')([150, [40, 1000]], [100, [30, 800]], [50, [10, 300]]),
    hole_diameter: mm(30, [5, 300], 'Diameter of the holes'),
  },
  order: ['length', 'width'],
  sizeLimits: ({ width }) => ({ hole_diameter: { max: width - SHORTER - 2 * HOLE_MARGIN } }),
  following: ['hole_diameter'],
  choices: { holes: ['rows', 'one'] },
  options: ({ length, width, hole_diameter: hole }, { holes }) => ({
    clearance: platformClearance('box', 0.25, 2),
    ...when(holes === 'rows', {
      number_of_holes: count(3, [1, mostAlong(length, hole, SHORTER, HOLE_MARGIN)], 'Holes in a row, along the length'),
      number_of_rows: count(2, [1, mostAlong(width, hole, SHORTER, HOLE_MARGIN)], 'Rows, across the width'),
    }),
  }),
  build: ({ material: thickness, hole_diameter: hole, number_of_holes = 1, number_of_rows = 1, ...sizes }) =>
    standingPlatform({
      ...sizes,
      thickness,
      inside: insideShare.carton,
      marks: (length, width) => gridOfHoles(length, width, hole, number_of_holes, number_of_rows),
    }),
});
