import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pen } from '../../src/board/index.ts';
import { bodies, FACET } from '../../src/fold/index.ts';
import { convexPieces } from '../../src/fold/solid/convex.ts';
import { penetration } from '../../src/fold/solid/penetration.ts';
import type { Prism } from '../../src/fold/solid/solid.ts';
import {
  apply,
  circle,
  type Point,
  type Point3,
  polygon,
  type Ring,
  ringArea,
  subtract3,
  transformOf,
} from '../../src/geometry/index.ts';
import { runs } from '../support/turns.ts';
import { blank, laid, part } from './blanks.ts';

const convex = (ring: Ring): boolean =>
  ring.every(([x, y], k) => {
    const [a, b] = [ring[(k + ring.length - 1) % ring.length]!, ring[(k + 1) % ring.length]!];
    return (x - a[0]) * (b[1] - y) - (y - a[1]) * (b[0] - x) > -1e-9;
  });

describe('convexPieces', () => {
  it('keeps convex shapes whole, including rounded corners', () => {
    const disc = polygon(circle([0, 0], 20), 0.05);
    const pieces = convexPieces(disc);
    expect(pieces).toHaveLength(1);
    expect(pieces[0]!.ring).toHaveLength(disc.length);
    expect(pieces[0]!.rim.every(Boolean)).toBe(true);
  });

  it('covers stars with holes, exactly and in few pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 10, max: 40, noNaN: true }), { minLength: 5, maxLength: 24 }), (radii) => {
        const star = radii.map((r, k): Point => {
          const a = (2 * Math.PI * k) / radii.length;
          return [r * Math.cos(a), r * Math.sin(a)];
        });
        const hole = polygon(circle([0, 0], 2), 0.05);
        const pieces = convexPieces(star, [hole]);
        expect(pieces.every(({ ring }) => convex(ring))).toBe(true);
        const area = pieces.reduce((sum, { ring }) => sum + ringArea(ring), 0);
        expect(area).toBeCloseTo(ringArea(star) - ringArea(hole), 6);
        expect(pieces.length).toBeLessThan(radii.length + hole.length);
        const rims = pieces.flatMap(({ rim }) => rim).filter(Boolean).length;
        expect(rims).toBe(star.length + hole.length);
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('a panel with holes whose corners lie on lines', () => {
  const rectangle = (left: number, bottom: number, width: number, height: number): Point[] => [
    [left, bottom],
    [left + width, bottom],
    [left + width, bottom + height],
    [left, bottom + height],
  ];
  const lengthOf = (ring: Ring, counts: (k: number) => boolean): number =>
    ring.reduce((sum, [x, y], k) => {
      const [u, v] = ring[(k + 1) % ring.length]!;
      return counts(k) ? sum + Math.hypot(u - x, v - y) : sum;
    }, 0);
  const whole = (ring: Ring): number => lengthOf(ring, () => true);

  it('has edges as long as its outline and its holes, and no more', () => {
    const size = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(
        fc.array(size, { minLength: 2, maxLength: 6 }),
        size,
        size,
        fc.boolean(),
        (widths, tall, low, ends) => {
          // Holes in a row, in columns 10 wide, from one height; every second one may be less high.
          const outer = rectangle(0, 0, 10 * widths.length, 20);
          const holes = widths.map((width, k) =>
            rectangle(10 * k + 1, low, width, k % 2 && ends ? tall : tall + 2).toReversed(),
          );
          const pieces = convexPieces(outer, holes);
          const edges = pieces.reduce((sum, { ring, rim }) => sum + lengthOf(ring, (k) => rim[k]!), 0);
          expect(edges).toBeCloseTo(
            [outer, ...holes].reduce((sum, ring) => sum + whole(ring), 0),
            6,
          );
        },
      ),
      { numRuns: runs(60) },
    );
  });
});

describe('penetration', () => {
  /** A cube of 1 mm with a corner at this place. */
  const cube = (x: number, y: number, z: number): Prism => {
    const ring = (up: number): Point3[] => [
      [x, y, z + up],
      [x + 1, y, z + up],
      [x + 1, y + 1, z + up],
      [x, y + 1, z + up],
    ];
    return {
      inner: ring(0),
      print: ring(1),
      rim: [true, true, true, true],
      normal: [0, 0, 1],
      box: { min: [x, y, z], max: [x + 1, y + 1, z + 1] },
    };
  };

  it('is symmetric, and undefined with a separating axis', () => {
    const still = cube(0, 0, 0);
    for (const way of [1, -1])
      for (const [x, y, z] of [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ] as const) {
        const at = (by: number): Prism => cube(way * by * x, way * by * y, way * by * z);
        expect(penetration(still, at(0.6))).toBeCloseTo(0.4, 9);
        expect(penetration(still, at(1.5))).toBe(0);
      }
  });

  it('is the same in either order, in any orientation', () => {
    const coordinate = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(coordinate, coordinate, coordinate, coordinate), (turn) => {
        fc.pre(Math.hypot(...turn) > 0.1);
        const [x, y, z, w] = turn.map((n) => n / Math.hypot(...turn)) as [number, number, number, number];
        const turned = transformOf([x, y, z, w], [x, y, z]);
        const at = (p: Point3): Point3 => apply(turned, [p[0], p[1]], p[2]);
        const still = cube(0, 0, 0);
        const moved: Prism = {
          ...still,
          inner: still.inner.map(at),
          print: still.print.map(at),
          normal: subtract3(at(still.normal), at([0, 0, 0])),
        };
        expect(penetration(moved, still)).toBeCloseTo(penetration(still, moved), 9);
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('bodies', () => {
  it('cuts a bowed panel along its rulings into facets that stay close to the surface', () => {
    const r = 40;
    const rolled = pen('sheet', 50, {
      bow: { ruled: 'x', at: ([x, y], t) => [x, r * Math.sin((y * t) / r), r * (Math.cos((y * t) / r) - 1)] },
    })
      .to(50, 80)
      .to(0, 80)
      .close();
    const [body] = bodies(laid(part(blank(rolled, { thickness: 1 }))));
    // A chord of length c stands off an arc of radius r by c² / 8r.
    const least = 80 / Math.sqrt(8 * r * FACET);
    expect(body!.prisms.length).toBeGreaterThanOrEqual(least);
    expect(body!.prisms.length).toBeLessThanOrEqual(2 * least);
    for (const { print, inner } of body!.prisms) {
      for (const [, y, z] of print) expect(Math.hypot(y, z + r)).toBeCloseTo(r + 1, 4);
      for (const [, y, z] of inner) expect(Math.hypot(y, z + r)).toBeCloseTo(r, 4);
    }
  });
});
