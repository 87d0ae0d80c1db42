import {
  arc,
  box,
  type Curve,
  count,
  gridOf,
  insideShare,
  mm,
  type Point,
  standingPlatform,
} from '../../../src/author/index.ts';
import { mostAlong, platformClearance, platformSizes } from '../../separators/platform.ts';

/** Board between two holes, radius of a finger cut, and largest difference between a side of the platform and of the box, in mm. */
const [BETWEEN, FINGER, SHORTER] = [12, 10, 2 * (2 + 1.2)];

/** A round hole with two finger cuts on its diagonal, where four holes leave most board between them. */
const fingerHole = ([x, y]: Point, radius: number): Curve[] => {
  // Half the angle that a finger cut takes of the hole, seen from its middle.
  const half = 2 * Math.asin(FINGER / (2 * radius));
  const at = (angle: number): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  return [Math.PI / 4, (5 * Math.PI) / 4].flatMap((middle) => [
    arc(at(middle - half), at(middle + half), Math.tan((Math.PI + half) / 4)),
    arc(at(middle + half), at(middle + Math.PI - half), Math.tan((Math.PI - 2 * half) / 4)),
  ]);
};

/** A platform on legs with rows of holes, by whose finger cuts the goods are lifted out. */
export default box('carton', {
  name: 'Cupcake insert',
  about: 'Insert that stands in a box on four walls, with rows of round holes and finger cuts beside them.',
  group: 'separators',
  from: 'house: the platform of ECMA F80.03 with holes of 60, for a cupcake at its waist, 12 of board between them; our decision: two finger cuts of 10 on the diagonal of each hole',
  ids: { 'house-cupcake-insert': {}, 'house-cupcake-insert-mini': { size: { hole_diameter: 38, height: 30 } } },
  size: {
    ...platformSizes('box')([240, [80, 1000]], [165, [60, 800]], [45, [15, 300]]),
    hole_diameter: mm(60, [25, 150], 'Diameter of the holes'),
  },
  order: ['length', 'width'],
  sizeLimits: ({ width }) => ({ hole_diameter: { max: width - SHORTER - 2 * BETWEEN } }),
  following: ['hole_diameter'],
  options: ({ length, width, hole_diameter: hole }) => {
    const most = (side: number) => mostAlong(side, hole, SHORTER, BETWEEN);
    return {
      clearance: platformClearance('box', 0.25, 2),
      number_of_holes: count(most(length), [1, most(length)], 'Holes in a row, along the length'),
      number_of_rows: count(most(width), [1, most(width)], 'Rows, across the width'),
    };
  },
  build: ({ material: thickness, hole_diameter: hole, number_of_holes, number_of_rows, ...sizes }) =>
    standingPlatform({
      ...sizes,
      thickness,
      inside: insideShare.carton,
      marks: (length, width) =>
        gridOf(length, width, hole, number_of_holes, number_of_rows).map((middle) => ({
          line: 'cut',
          curves: fingerHole(middle, hole / 2),
        })),
    }),
});
