import { arc, box, circle, count, gridOf, insideShare, mm, standingPlatform, when } from '../../../src/author/index.ts';
import { mostAlong, platformClearance, platformSizes } from '../../separators/platform.ts';

/** Largest difference between a side of the platform and of the box (play and two boards), and radius of a finger cut, in mm. */
const [SHORTER, FINGER] = [2 * (2 + 1.2), 10];

/** Board around every hole, in mm. */
const marginOf = (holes: string): number => (holes === 'finger_cuts' ? 12 : 6);

/** A round hole with two finger cuts on its diagonal, where four holes leave most board between them. */
const fingerHole = ([x, y]: readonly [number, number], radius: number) => {
  // Half the angle that a finger cut takes of the hole, seen from its middle.
  const half = 2 * Math.asin(FINGER / (2 * radius));
  const at = (angle: number) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  return [Math.PI / 4, (5 * Math.PI) / 4].flatMap((middle) => [
    arc(at(middle - half), at(middle + half), Math.tan((Math.PI + half) / 4)),
    arc(at(middle + half), at(middle + Math.PI - half), Math.tan((Math.PI - 2 * half) / 4)),
  ]);
};

/** Platform with round holes, in rows or one in the middle, that hold bottles, jars or vials upright. */
export default box('carton', {
  name: 'Platform with holes',
  about:
    'Insert that stands in a box on four walls, with rows of round holes, also with finger cuts, or one in the middle.',
  group: 'separators',
  from: 'house: the platform of ECMA F80.03; we draw rows of holes in becf-11f08 and one in becf-11f09, which has a diameter and no other variable for holes; our decision: holes of 60 for a cupcake at its waist, each with two finger cuts of 10 on its diagonal',
  ids: {
    'becf-11f08': {},
    'becf-11f09': { choices: { holes: 'one' }, size: { length: 200, width: 150, hole_diameter: 80 } },
    'house-cupcake-insert': {
      choices: { holes: 'finger_cuts' },
      size: { length: 240, width: 165, height: 45, hole_diameter: 60 },
    },
  },
  size: {
    ...platformSizes('box')([150, [40, 1000]], [100, [30, 800]], [50, [10, 300]]),
    hole_diameter: mm(30, [5, 300], 'Diameter of the holes'),
  },
  order: ['length', 'width'],
  sizeLimits: ({ width }, { holes }) => {
    const [least, beside] = [holes === 'finger_cuts' ? 25 : 5, SHORTER + 2 * marginOf(holes)];
    return { width: { min: least + beside }, hole_diameter: { min: least, max: Math.max(least, width - beside) } };
  },
  following: ['hole_diameter'],
  choices: { holes: ['rows', 'one', 'finger_cuts'] },
  options: ({ length, width, hole_diameter: hole }, { holes }) => {
    const most = (side: number): number => Math.max(1, mostAlong(side, hole, SHORTER, marginOf(holes)));
    return {
      clearance: platformClearance('box', 0.25, 2),
      ...when(holes !== 'one', {
        number_of_holes: count(3, [1, most(length)], 'Holes in a row, along the length'),
        number_of_rows: count(2, [1, most(width)], 'Rows, across the width'),
      }),
    };
  },
  build: ({ material: thickness, hole_diameter: hole, number_of_holes = 1, number_of_rows = 1, ...sizes }, { holes }) =>
    standingPlatform({
      ...sizes,
      thickness,
      inside: insideShare.carton,
      marks: (length, width) =>
        gridOf(length, width, hole, number_of_holes, number_of_rows).map((middle) => ({
          line: 'cut',
          curves: holes === 'finger_cuts' ? fingerHole(middle, hole / 2) : circle(middle, hole / 2),
        })),
    }),
});
