import { box, count, crossCut, gridOf, insideShare, mm, standingPlatform, when } from '../../../src/author/index.ts';
import { mostAlong, platformClearance, platformSize } from '../../separators/platform.ts';

/** Board around every cross, and what a side of the platform may be shorter than the case, in mm. */
const roomOf = (material: number) => ({
  margin: Math.max(8, 2 * material),
  shorter: 2 * (4 + (1 - insideShare.corrugated) * material),
});

/**
 * Platform with squares that are cut crosswise: bottles push their corners down, which then hold them upright.
 *
 *        ┌───────────┐
 *   ┌────┼───────────┼────┐
 *   │    │ ⊠   ⊠   ⊠ │    │
 *   │    │ ⊠   ⊠   ⊠ │    │
 *   └────┼───────────┼────┘
 *        └───────────┘
 */
export default box('corrugated', {
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
    ...platformSize('case', [200, [60, 1500]], [150, [50, 1200]], [70, [15, 600]]),
    cross_size: mm(40, [20, 300], 'Side of the squares: the diameter of what stands in them'),
  },
  order: ['length', 'width'],
  sizeLimits: ({ width, height, material }) => {
    const [narrowest, lowest] = [12 * material, Math.max(5 * material, 12 + 2 * material)];
    const { margin, shorter } = roomOf(material);
    // The triangles hang free above the floor.
    const free = 2 * (Math.max(height, lowest) - 2 * material);
    return {
      length: { min: 15 * material },
      width: { min: narrowest },
      height: { min: lowest },
      cross_size: { max: Math.min(Math.max(width, narrowest) - shorter - 2 * margin, free) },
    };
  },
  choices: { crosses: ['rows', 'one'] },
  options: ({ length, width, material, cross_size }, { crosses }) => {
    const { margin, shorter } = roomOf(material);
    const [along, across] = [length, width].map((side) => mostAlong(side, cross_size, shorter, margin)) as [
      number,
      number,
    ];
    return {
      clearance: platformClearance('case', 1, 4),
      ...when(crosses === 'rows', {
        number_of_crosses: count(3, [1, along], 'Crosses in a row, along the length'),
        number_of_rows: count(2, [1, across], 'Rows, across the width'),
      }),
    };
  },
  build: ({ material: thickness, cross_size, number_of_crosses = 1, number_of_rows = 1, ...sizes }) =>
    standingPlatform({
      ...sizes,
      thickness,
      inside: insideShare.corrugated,
      marks: (length, width) =>
        gridOf(length, width, cross_size, number_of_crosses, number_of_rows).flatMap((middle) =>
          crossCut(middle, cross_size),
        ),
    }),
});
