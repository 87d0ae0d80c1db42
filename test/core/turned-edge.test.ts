import { describe, expect, it } from 'vitest';
import { type CoverCase, coverCaseParts } from '../../src/author/pieces/index.ts';
import { insideShare, partsOf } from '../../src/board/index.ts';
import type { Point } from '../../src/geometry/index.ts';
import { arrange } from '../../src/sheet/index.ts';

const bound = (board: number, paper: number): CoverCase => ({
  across: 200,
  boards: [
    { name: 'back', depth: 120 },
    { name: 'front', depth: 120 },
  ],
  hinge: 20,
  board,
  paper,
  reach: { head: 25, fore: 25 },
});

describe('the paper of a case at its corners', () => {
  it.each([
    [0.8, 0.4],
    [2, 0.15],
    [4, 0.05],
  ])('is cut off at 45 degrees, at least 1.5 boards of %d from the corner of the board', (board, paper) => {
    const [cover] = arrange(
      partsOf(coverCaseParts(bound(board, paper)), { thickness: board, inside: insideShare.hard }),
    ).parts;
    // The outer ends of the two boards, in the frame of the first one.
    const foot = paper;
    const corners: Point[] = [
      [0, foot],
      [200, foot],
      [200, foot + 260],
      [0, foot + 260],
    ];
    const slanted = cover!.dieline.lines.filter(({ line, curve: { from, to } }) => {
      const [u, v] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
      return line === 'cut' && u > 1e-6 && Math.abs(u - v) < 1e-6;
    });
    // At each corner two papers turned in and an ear, all along one line.
    expect(slanted).toHaveLength(12);
    for (const { curve } of slanted) {
      const [u, v] = [curve.to[0] - curve.from[0], curve.to[1] - curve.from[1]];
      const away = Math.min(
        ...corners.map(([x, y]) => Math.abs(u * (y - curve.from[1]) - v * (x - curve.from[0])) / Math.hypot(u, v)),
      );
      expect(away).toBeGreaterThan(1.5 * board);
      expect(away).toBeLessThan(2 * board);
    }
  });
});
