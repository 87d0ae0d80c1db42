import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arc, type Curve, distance, MICRON, parameterAt, pointAt, straight } from '../../src/geometry/index.ts';

const coordinate = fc.double({ min: -500, max: 500, noNaN: true });
const point = fc.tuple(coordinate, coordinate);
const ends = fc.tuple(point, point).filter(([a, b]) => distance(a, b) > 1);
const bulge = fc.double({ min: 0.01, max: 4, noNaN: true });
const curves: Record<Curve['kind'], fc.Arbitrary<Curve>> = {
  line: ends.map(([a, b]) => straight(a, b)),
  arc: fc.tuple(ends, bulge, fc.boolean()).map(([[a, b], k, left]) => arc(a, b, left ? k : -k)),
  cubic: ends.map(([from, to]) => {
    const [dx, dy] = [(to[0] - from[0]) / 3, (to[1] - from[1]) / 3];
    return {
      kind: 'cubic',
      from,
      c1: [from[0] + dx - dy, from[1] + dy + dx],
      c2: [to[0] - dx - dy, to[1] - dy + dx],
      to,
    };
  }),
};

describe('whereOn', () => {
  it.each(Object.entries(curves))('finds a point of a %s and its position', (_, curve) =>
    fc.assert(
      fc.property(curve, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (c, t) => {
        const p = pointAt(c, t);
        const found = parameterAt(c, p, MICRON);
        expect(found).toBeDefined();
        expect(distance(pointAt(c, found!), p)).toBeLessThan(MICRON);
      }),
    ),
  );

  it.each(Object.entries(curves))('rejects a point beside a %s', (_, curve) =>
    fc.assert(
      fc.property(curve, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (c, t) => {
        const [p, q] = [pointAt(c, t), pointAt(c, t + 1e-6)];
        const d = distance(p, q);
        const aside = [p[0] - ((q[1] - p[1]) / d) * 0.01, p[1] + ((q[0] - p[0]) / d) * 0.01] as const;
        expect(parameterAt(c, aside, MICRON)).toBeUndefined();
      }),
    ),
  );

  it('tells whether a point of the circle of an arc is before its start or after its end', () => {
    const quarter = arc([10, 0], [0, 10], Math.SQRT2 - 1);
    expect(parameterAt(quarter, [0, -10], MICRON)).toBeCloseTo(-1);
    expect(parameterAt(quarter, [-10 * Math.SQRT1_2, 10 * Math.SQRT1_2], MICRON)).toBeCloseTo(1.5);
  });
});
