import { type Mark, type Point, straight } from '../../src/author/index.ts';

/** A creased square about a centre, cut along both diagonals: four triangles to push in. In mm. */
export const crossCut = ([x, y]: Point, side: number): Mark[] => {
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
