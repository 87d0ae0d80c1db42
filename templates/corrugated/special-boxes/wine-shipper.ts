import {
  box,
  count,
  gridOfHoles,
  insideShare,
  mm,
  part,
  placed,
  resolveChoices,
  standingPlatform,
} from '../../../src/author/index.ts';
import { mostAlong } from '../../separators/platform.ts';
import { bodySizes } from '../../sizes.ts';
import { slidingPlay } from '../../tray/corrugated-sizes.ts';
import slottedCases from '../standard-boxes/slotted-cases.ts';

/** The case: its template has the joint of the board and the allowances of 0201. */
const slottedCase = slottedCases.find(({ code }) => code.fefco === '0201')!;
const plain = resolveChoices(slottedCase);

/** Air round each hole, in mm. A bottle is some 6 mm narrower. */
const AIR = 20;

/** Slotted case with two platforms: bottles stand through the lower one; their necks go through the upper one, which bears the lid. */
export default box('corrugated', {
  name: 'Wine shipper',
  about:
    'Shipping case of corrugated board for bottles, with two platforms: one round their feet, one over their shoulders.',
  group: 'special_boxes',
  from: 'house: the shipper in common use: a case of 0201, holes of 88 in a platform at a quarter of the height, holes of 35 for necks in another, turned over, whose walls reach the lid, and 20 of air round each hole; its height is our decision',
  ids: ['house-wine-shipper'],
  size: {
    ...bodySizes([355, [100, 800]], [245, [100, 600]], [350, [150, 600]]),
    hole_diameter: mm(88, [40, 130], 'Diameter of the lower holes'),
  },
  board: [4, [1.5, 7]],
  usualOrder: ['length', 'width'],
  sizeLimits: ({ hole_diameter, material }) => {
    const least = hole_diameter + 2 * (AIR + 2 * material);
    return { length: { min: least }, width: { min: least } };
  },
  following: ['hole_diameter'],
  options: ({ length, width, height, hole_diameter, material }) => {
    const most = (side: number): number => Math.max(1, mostAlong(side, hole_diameter, 2 * material, AIR));
    return {
      ...slottedCase.options({ length, width, height, material }, plain),
      number_of_holes: count(most(length), [1, most(length)], 'Bottles in a row, along the length'),
      number_of_rows: count(most(width), [1, most(width)], 'Rows, across the width'),
      neck_diameter: mm(35, [20, hole_diameter], 'Diameter of the holes for necks'),
      cradle_height: mm(height / 4, [6 * material, 0.4 * height], 'Height of the lower platform'),
      shoulder_height: mm(0.65 * height, [0.5 * height, height - 8 * material], 'Height of the upper platform'),
    };
  },
  build(values) {
    const { length, width, height, material: t, hole_diameter, number_of_holes, number_of_rows } = values;
    const { neck_diameter, cradle_height, shoulder_height, ...sizes } = values;
    const { blank } = slottedCase.build(sizes, plain)[0]!;
    const inside = insideShare.corrugated * t;
    const platform = (high: number, hole: number) => ({
      ...standingPlatform({
        ...{ length, width, height: high, clearance: slidingPlay(t), thickness: t, inside: insideShare.corrugated },
        // Necks stand over the middles of the bottles.
        marks: (x, y) => gridOfHoles(hole, x, y, hole_diameter, number_of_holes, number_of_rows),
      }),
      labels: {},
    });
    // Half a platform, between its creases.
    const half = (side: number): number => side / 2 - slidingPlay(t) - (t - inside);
    // The front's frame begins at the glue flap's upper end, goes down and then to the right; the last wall is half a board in.
    const [floor, middle] = [height + (7 / 6) * t - Math.max(4, t), (length + t) / 2];
    // They come while the last wall closes, before the flaps.
    const at = (up: number, x: number) => ({
      ...placed(
        [floor - up, middle - x * half(length), half(width) - width / 2 - inside],
        [-2 * height - width, 0, 0],
        [0, x, 0],
        [0, 0, -1],
      ),
      phase: 2,
    });
    return [
      part('case', blank),
      part('cradle', platform(cradle_height, hole_diameter), at(cradle_height - (t - inside), 1)),
      part('shoulder', platform(height - shoulder_height, neck_diameter), at(shoulder_height + t - inside, -1)),
    ];
  },
});
