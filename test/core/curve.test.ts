import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arc,
  bounds,
  type Curve,
  centreForm,
  circle,
  distance,
  enclosedArea,
  flatten,
  length,
  mapCurve,
  offsetRing,
  type Point,
  pointAt,
  polygon,
  reverse,
  ringArea,
  sector,
  straight,
  subcurve,
  tangentAt,
} from '../../src/geometry/index.ts';

const number = fc.double({ min: -500, max: 500, noNaN: true });
const point: fc.Arbitrary<Point> = fc.tuple(number, number);
const bulge = fc.oneof(fc.double({ min: 0.01, max: 4, noNaN: true }), fc.double({ min: -4, max: -0.01, noNaN: true }));
const apart = ([a, b]: readonly [Point, Point]): boolean => distance(a, b) > 0.1;
const line = fc
  .tuple(point, point)
  .filter(apart)
  .map(([a, b]): Curve => straight(a, b));
const anyArc = fc.tuple(fc.tuple(point, point).filter(apart), bulge).map(([[a, b], k]): Curve => arc(a, b, k));
const cubic = fc
  .tuple(fc.tuple(point, point).filter(apart), point, point)
  .map(([[from, to], c1, c2]): Curve => ({ kind: 'cubic', from, c1, c2, to }));
const curve = fc.oneof(line, anyArc, cubic);

/** By many short chords: slow and sure. */
const chords = (c: Curve, n = 4000): Point[] => Array.from({ length: n + 1 }, (_, k) => pointAt(c, k / n));

describe('curves', () => {
  it('keep their ends bit for bit', () => {
    fc.assert(
      fc.property(curve, (c) => {
        expect(pointAt(c, 0)).toBe(c.from);
        expect(pointAt(c, 1)).toBe(c.to);
        expect(flatten(c).at(-1)).toBe(c.to);
      }),
    );
  });

  it('have the length of their chords added up', () => {
    fc.assert(
      fc.property(curve, (c) => {
        const points = chords(c);
        const sum = points.slice(1).reduce((s, p, k) => s + distance(points[k]!, p), 0);
        // Where a cubic nearly stops and turns back, quadrature is a few parts in ten thousand off.
        const speeds = points.map((_, k) => Math.hypot(...tangentAt(c, k / 4000)));
        const smooth = Math.min(...speeds) > 0.1 * Math.max(...speeds);
        expect(Math.abs(length(c) - sum)).toBeLessThan(smooth ? 1e-5 * (1 + sum) : 1e-3 * (1 + sum));
      }),
      { numRuns: 40 },
    );
  });

  it('enclose the area of their chords', () => {
    fc.assert(
      fc.property(curve, (c) => {
        const points = chords(c);
        const sum = ringArea([[0, 0], ...points]);
        expect(Math.abs(sector(c) - sum)).toBeLessThan(1e-5 * (1 + length(c) ** 2));
      }),
      { numRuns: 40 },
    );
  });

  it('have tight bounds', () => {
    fc.assert(
      fc.property(curve, (c) => {
        const { left, right, bottom, top } = bounds(c);
        const [xs, ys] = [chords(c).map(([x]) => x), chords(c).map(([, y]) => y)];
        const near = 1e-5 * (1 + length(c));
        for (const [tight, seen] of [
          [left, Math.min(...xs)],
          [bottom, Math.min(...ys)],
          [-right, -Math.max(...xs)],
          [-top, -Math.max(...ys)],
        ] as const) {
          expect(tight).toBeLessThanOrEqual(seen + 1e-9);
          expect(tight).toBeGreaterThan(seen - near);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('flatten to within the requested chord error', () => {
    fc.assert(
      fc.property(curve, fc.constantFrom(0.5, 0.05, 0.01), (c, chord) => {
        const points = [c.from, ...flatten(c, chord)];
        const n = points.length - 1;
        for (let k = 0; k < n; k++) {
          const [a, b] = [points[k]!, points[k + 1]!];
          const [u, v] = [b[0] - a[0], b[1] - a[1]];
          const d = Math.hypot(u, v);
          const [x, y] = pointAt(c, (k + 0.5) / n);
          if (d > 1e-9) expect(Math.abs(u * (y - a[1]) - v * (x - a[0])) / d).toBeLessThan(chord * 1.001 + 1e-9);
        }
      }),
    );
  });

  it('are the same curve between any two of their points', () => {
    fc.assert(
      fc.property(
        curve,
        fc.tuple(fc.double({ min: 0.05, max: 0.45, noNaN: true }), fc.double({ min: 0.55, max: 0.95, noNaN: true })),
        (c, [a, b]) => {
          const piece = subcurve(c, a, b);
          for (const t of [0, 0.25, 0.5, 1])
            expect(distance(pointAt(piece, t), pointAt(c, a + t * (b - a)))).toBeLessThan(1e-8 * (1 + length(c)));
          const whole = [subcurve(c, 0, a), piece, subcurve(c, b, 1)];
          expect(whole.reduce((s, p) => s + sector(p), 0)).toBeCloseTo(sector(c), 4);
        },
      ),
    );
  });

  it('reverse to the same points', () => {
    fc.assert(
      fc.property(curve, (c) => {
        expect(reverse(reverse(c))).toEqual(c);
        expect(sector(reverse(c))).toBeCloseTo(-sector(c), 6);
        expect(distance(pointAt(reverse(c), 0.25), pointAt(c, 0.75))).toBeLessThan(1e-8 * (1 + length(c)));
      }),
    );
  });

  it('mirror point by point', () => {
    fc.assert(
      fc.property(curve, (c) => {
        const image = mapCurve(c, ([x, y]) => [-x, y], -1);
        const [x, y] = pointAt(c, 0.3);
        expect(distance(pointAt(image, 0.3), [-x, y])).toBeLessThan(1e-8 * (1 + length(c)));
      }),
    );
  });

  it('have tangents along the curve', () => {
    fc.assert(
      fc.property(curve, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (c, t) => {
        const [u, v] = tangentAt(c, t);
        const [p, q] = [pointAt(c, t - 1e-5), pointAt(c, t + 1e-5)];
        const d = distance(p, q);
        fc.pre(d > 1e-4);
        const sine = (u * (q[1] - p[1]) - v * (q[0] - p[0])) / (Math.hypot(u, v) * d);
        expect(Math.abs(sine)).toBeLessThan(1e-3);
        expect(u * (q[0] - p[0]) + v * (q[1] - p[1])).toBeGreaterThan(0);
      }),
    );
  });
});

describe('arcs', () => {
  it('keep centre and sweep through a round trip', () => {
    fc.assert(
      fc.property(anyArc, (c) => {
        if (c.kind !== 'arc') return;
        const { centre, radius, start, sweep } = centreForm(c);
        const end: Point = [centre[0] + radius * Math.cos(start + sweep), centre[1] + radius * Math.sin(start + sweep)];
        expect(distance(end, c.to)).toBeLessThan(1e-8 * (1 + radius));
        expect(distance(centre, c.from)).toBeCloseTo(radius, 8);
        expect(Math.tan(sweep / 4)).toBeCloseTo(c.bulge, 10);
      }),
    );
  });

  it('include half circles', () => {
    const half = arc([10, 0], [-10, 0], 1);
    expect(length(half)).toBeCloseTo(10 * Math.PI, 12);
    expect(sector(half)).toBeCloseTo(50 * Math.PI, 12);
    expect(bounds(half)).toEqual({ left: -10, right: 10, bottom: 0, top: 10 });
  });

  it('form a circle from two', () => {
    expect(enclosedArea(circle([3, 4], 5))).toBeCloseTo(25 * Math.PI, 12);
    expect(ringArea(polygon(circle([3, 4], 5)))).toBeCloseTo(25 * Math.PI, 0);
  });
});

describe('an offset ring', () => {
  it('of cubics lies at its distance', () => {
    const handle = (4 / 3) * Math.tan(Math.PI / 8) * 20;
    const quarter: Curve = { kind: 'cubic', from: [20, 0], c1: [20, handle], c2: [handle, 20], to: [0, 20] };
    const turned = [0, 1, 2, 3].map((k) =>
      mapCurve(
        quarter,
        ([x, y]): Point => [[x, y] as const, [-y, x] as const, [-x, -y] as const, [y, -x] as const][k]!,
      ),
    );
    for (const p of offsetRing(turned, 3).flatMap((curve) => flatten(curve, 0.01)))
      expect(Math.hypot(...p)).toBeCloseTo(23, 1);
  });
});
