import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arc,
  type Curve,
  circle,
  crossings,
  distance,
  isInside,
  type Point,
  pointAt,
  straight,
} from '../../src/geometry/index.ts';

const at = (c: Curve, other: Curve): Point[] => crossings(c, other).map((t) => pointAt(c, t));

describe('crossings', () => {
  it('finds where two lines cross, touch, or miss one another', () => {
    const flat = straight([0, 0], [10, 0]);
    expect(crossings(flat, straight([5, -5], [5, 5]))).toEqual([expect.closeTo(0.5, 12)]);
    expect(crossings(flat, straight([2.5, 0], [2.5, 5]))).toEqual([expect.closeTo(0.25, 12)]);
    expect(crossings(flat, straight([5, 0.01], [5, 5]))).toEqual([]);
    expect(crossings(flat, straight([0, 1], [10, 1]))).toEqual([]);
  });

  it('finds both crossings of a line and an arc', () => {
    const half = arc([5, 0], [-5, 0], 1);
    const found = at(straight([-9, 3], [9, 3]), half);
    expect(found).toHaveLength(2);
    expect(found[0]![0]).toBeCloseTo(-4, 8);
    expect(found[1]![0]).toBeCloseTo(4, 8);
    expect(at(straight([-9, -3], [9, -3]), half)).toEqual([]);
  });

  it('finds all crossings of a wave', () => {
    const wave: Curve = { kind: 'cubic', from: [0, -1], c1: [10, 20], c2: [20, -20], to: [30, 1] };
    const found = at(straight([-5, 0], [35, 0]), wave);
    expect(found).toHaveLength(3);
    for (const [, y] of found) expect(y).toBeCloseTo(0, 9);
  });

  it('gives the same result for either order of the curves', () => {
    const point: fc.Arbitrary<Point> = fc.tuple(
      fc.double({ min: -50, max: 50, noNaN: true }),
      fc.double({ min: -50, max: 50, noNaN: true }),
    );
    const arbitrary = fc
      .tuple(point, point, point, point)
      .filter(([a, b, c, d]) => distance(a, b) > 5 && distance(c, d) > 5);
    fc.assert(
      fc.property(arbitrary, fc.double({ min: 0.1, max: 1, noNaN: true }), ([a, b, c, d], k) => {
        const [one, other] = [straight(a, b), arc(c, d, k)];
        const [there, back] = [at(one, other), at(other, one)];
        for (const p of there) expect(Math.min(...back.map((q) => distance(p, q)))).toBeLessThan(1e-3);
      }),
    );
  });
});

describe('within', () => {
  it('distinguishes inside from outside', () => {
    const ring = circle([0, 0], 5).flatMap((c) => [pointAt(c, 0), pointAt(c, 0.25), pointAt(c, 0.5), pointAt(c, 0.75)]);
    expect(isInside(ring, [1, 1])).toBe(true);
    expect(isInside(ring, [5, 5])).toBe(false);
  });
});
