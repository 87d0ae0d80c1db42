import {
  type BoxHead,
  box,
  count,
  gridOf,
  insideShare,
  type Mark,
  mm,
  type Point,
  standingPlatform,
  straight,
  when,
} from '../../src/author/index.ts';
import { mostAlong, platformClearance, platformSizes } from './platform.ts';

/** A creased square about a centre, cut along both diagonals: four triangles to push in. In mm. */
const crossCut = ([x, y]: Point, side: number): Mark[] => {
  const half = side / 2;
  const corners: readonly Point[] = [
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
    [x - half, y - half],
  ];
  return corners.flatMap((corner, k): Mark[] => [
    { line: 'cut', curves: [straight([x, y], corner)] },
    { line: 'crease', curves: [straight(corner, corners[(k + 1) % 4]!)] },
  ]);
};

/** Values for carton and for corrugated board, in mm and boards. */
const kinds = {
  carton: { holder: 'box', least: [40, 30, 10], clearance: [0.25, 2], boards: [0, 0], margin: 6 },
  corrugated: { holder: 'case', least: [60, 50, 15], clearance: [1, 4], boards: [15, 12], margin: 8 },
} as const;

/** Platform with crosswise cuts in squares. Bottles push the triangles down, which then hold them upright. */
export const crossedPlatform = (board: keyof typeof kinds, head: BoxHead) => {
  const { holder, least, clearance, boards, margin: leastMargin } = kinds[board];
  const share = insideShare[board];
  /** Board around every cross, and the largest difference between a side of the platform and that of its box, in mm. */
  const roomOf = (material: number) => ({
    margin: Math.max(leastMargin, 2 * material),
    shorter: 2 * (clearance[1] + (1 - share) * material),
  });
  return box(board, {
    ...head,
    size: {
      ...platformSizes(holder)([200, [least[0], 1500]], [150, [least[1], 1200]], [70, [least[2], 600]]),
      cross_size: mm(40, [Math.min(20, least[1] / 3), 300], 'Side of the squares: diameter of a bottle or jar'),
    },
    order: ['length', 'width'],
    sizeLimits: ({ width, height, material }) => {
      const [narrowest, lowest] = [boards[1] * material, Math.max(5 * material, 12 + 2 * material)];
      const { margin, shorter } = roomOf(material);
      // The triangles hang free above the floor.
      const free = 2 * (Math.max(height, lowest) - 2 * material);
      return {
        length: { min: boards[0] * material },
        width: { min: narrowest },
        height: { min: lowest },
        cross_size: { max: Math.min(Math.max(width, narrowest) - shorter - 2 * margin, free) },
      };
    },
    following: ['cross_size'],
    choices: { crosses: ['rows', 'one'] },
    options: ({ length, width, material, cross_size }, { crosses }) => {
      const { margin, shorter } = roomOf(material);
      const most = (side: number): number => mostAlong(side, cross_size, shorter, margin);
      return {
        clearance: platformClearance(holder, clearance[0], clearance[1]),
        ...when(crosses === 'rows', {
          number_of_crosses: count(3, [1, most(length)], 'Crosses in a row, along the length'),
          number_of_rows: count(2, [1, most(width)], 'Rows, across the width'),
        }),
      };
    },
    build: ({ material: thickness, cross_size, number_of_crosses = 1, number_of_rows = 1, ...sizes }) =>
      standingPlatform({
        ...sizes,
        thickness,
        inside: share,
        marks: (length, width) =>
          gridOf(length, width, cross_size, number_of_crosses, number_of_rows).flatMap((middle) =>
            crossCut(middle, cross_size),
          ),
      }),
  });
};
