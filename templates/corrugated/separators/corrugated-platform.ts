import {
  box,
  count,
  crossCut,
  gridOf,
  insideShare,
  mm,
  onePart,
  standingPlatform,
  when,
} from '../../../src/author/index.ts';

/** What a platform asks of its case: the three inside sizes. */
const size = {
  length: mm(200, [60, 1500], 'Length inside the case that the platform goes into'),
  width: mm(150, [50, 1200], 'Width inside that case'),
  height: mm(70, [15, 600], 'From the floor of that case to the top of the platform'),
  material: mm(1.5, [0.8, 7], 'Thickness of the board'),
};

const clearance = mm(1, [0, 4], 'Play between platform and case on each side');

/**
 * Platform of corrugated board: stands in a case on four walls that are not joined at the corners.
 *
 *        ┌──────────┐
 *   ┌────┼──────────┼────┐
 *   │    │ platform │    │
 *   └────┼──────────┼────┘
 *        └──────────┘
 */
export const plain = box('corrugated', {
  name: 'Case platform',
  about: 'Insert of corrugated board that stands in a case on four walls.',
  group: 'separators',
  code: '0458',
  from: [
    'house',
    'the plate of FEFCO 0458 was not at hand: a platform with four walls, its outside that of the case inside less some play; two thirds of the board inside of its creases, one third outside',
  ],
  ids: ['becf-21f03'],

  size,
  order: ['length', 'width'],
  sizeLimits: ({ length, material }) => ({
    length: { min: 15 * material },
    width: { min: 12 * material, max: length },
    height: { min: 5 * material },
  }),
  options: () => ({ clearance }),

  build({ material, ...sizes }) {
    return onePart(standingPlatform({ ...sizes, thickness: material, inside: insideShare.corrugated }));
  },
});

/** Board around every cross, in mm, and what a side of the platform may be shorter than the case. */
const round = (material: number): number => Math.max(8, 2 * material);
const shorter = (material: number): number => 2 * (clearance.max + (1 - insideShare.corrugated) * material);

/**
 * The same with squares that are cut crosswise: bottles push their corners down, which then hold them upright.
 *
 *        ┌───────────┐
 *   ┌────┼───────────┼────┐
 *   │    │ ⊠   ⊠   ⊠ │    │
 *   │    │ ⊠   ⊠   ⊠ │    │
 *   └────┼───────────┼────┘
 *        └───────────┘
 */
export const withCrosses = box('corrugated', {
  name: 'Case platform with cross cuts',
  about: 'Insert of corrugated board that stands in a case on four walls and holds bottles in squares cut crosswise.',
  group: 'separators',
  from: [
    'house',
    'the platform of becf-21f03 with creased squares cut from corner to corner, whose four triangles bend down; that there are rows of them in becf-21f02 and one in becf-21f04 is our reading, since that has less to set. The triangles are shown flat',
  ],
  ids: {
    'becf-21f02': {},
    'becf-21f04': { choices: { crosses: 'one' }, size: { cross_size: 80 } },
  },

  size: {
    ...size,
    cross_size: mm(40, [20, 300], 'Side of the squares: the diameter of what stands in them'),
  },
  order: ['length', 'width'],
  sizeLimits: ({ length, width, height, material }) => {
    const [narrowest, lowest] = [12 * material, Math.max(5 * material, 12 + 2 * material)];
    const room = Math.max(width, narrowest) - shorter(material) - 2 * round(material);
    // The triangles hang free above the floor.
    const free = 2 * (Math.max(height, lowest) - 2 * material);
    return {
      length: { min: 15 * material },
      width: { min: narrowest, max: length },
      height: { min: lowest },
      cross_size: { max: Math.min(room, free) },
    };
  },
  choices: { crosses: ['rows', 'one'] },

  options: ({ length, width, material, cross_size }, { crosses }) => {
    const most = (side: number): number =>
      Math.floor((side - shorter(material) - round(material)) / (cross_size + round(material)));
    const [along, across] = [most(length), most(width)];
    return {
      clearance,
      ...when(crosses === 'rows', {
        number_of_crosses: count(3, [1, along], 'Crosses in a row, along the length'),
        number_of_rows: count(2, [1, across], 'Rows, across the width'),
      }),
    };
  },

  build({ material, cross_size, number_of_crosses, number_of_rows, ...sizes }, { crosses }) {
    const [along, across] = crosses === 'rows' ? [number_of_crosses, number_of_rows] : [1, 1];
    return onePart(
      standingPlatform({
        ...sizes,
        thickness: material,
        inside: insideShare.corrugated,
        marks: (length, width) =>
          gridOf(length, width, cross_size, along, across).flatMap((middle) => crossCut(middle, cross_size)),
      }),
    );
  },
});
