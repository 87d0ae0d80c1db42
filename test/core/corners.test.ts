import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, type Point } from '../../src/geometry/index.ts';
import { Corners } from '../../src/sheet/corners.ts';
import { GRIDS } from '../support/sizes.ts';

const count = (...points: Point[]): number => {
  const corners = new Corners();
  for (const p of points) corners.find(p);
  return corners.nodes.length;
};

describe('corners', () => {
  it.each([0, 4, -4, 400, 0.0005, 2.0005])(
    'closer than a micron are one, also across the border of a cell at %d',
    (x) => {
      for (const way of [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
        [0.7, 0.7],
      ] as const) {
        const beside = (d: number): Point => [x + way[0] * d, x + way[1] * d];
        const unit = Math.hypot(...way);
        expect(count(beside(-0.00045 / unit), beside(0.00045 / unit))).toBe(1);
        expect(count(beside(-0.00055 / unit), beside(0.00055 / unit))).toBe(2);
      }
    },
  );

  it.each(GRIDS)('on a grid of %d mm are distinguished as by comparing all pairs', (grid) => {
    const step = fc.integer({ min: -6, max: 6 });
    const near = fc.tuple(fc.constantFrom(0, 4, -8), step, fc.constantFrom(0, 4), step);
    fc.assert(
      fc.property(fc.array(near, { minLength: 2, maxLength: 12 }), (list) => {
        const corners = new Corners();
        const plain: Point[] = [];
        for (const [x, i, y, j] of list) {
          const p: Point = [x + i * grid, y + j * grid];
          const twins = plain.filter((q) => distance(p, q) < 0.001);
          const found = corners.find(p);
          if (twins.length) expect(twins).toContainEqual(corners.nodes[found]);
          else {
            expect(found).toBe(plain.length);
            plain.push(p);
          }
        }
        expect(corners.nodes).toEqual(plain);
      }),
    );
  });
});
