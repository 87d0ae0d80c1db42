import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Kinds } from '../../src/nest/outline/kinds.ts';
import { type Loop, toLoop } from '../../src/nest/outline/loop.ts';
import { faultsOf, loopsOverlap, tooClose } from '../../src/nest/outline/verify.ts';
import { runs } from '../support/turns.ts';

const square = Int32Array.of(0, 0, 10, 0, 10, 10, 0, 10);
const cup = Int32Array.of(0, 0, 30, 0, 30, 30, 20, 30, 20, 10, 10, 10, 10, 30, 0, 30);

describe('overlap', () => {
  it.each<[string, Loop, Loop, number, number, boolean]>([
    ['side by side', square, square, 10, 0, false],
    ['corner to corner', square, square, 10, 10, false],
    ['a micrometre in', square, square, 9, 0, true],
    ['one on the other', square, square, 0, 0, true],
    ['one inside the other', Int32Array.of(0, 0, 40, 0, 40, 40, 0, 40), square, 7, 9, true],
    ['in a slot that just fits', cup, square, 10, 10, false],
    ['in a slot, a micrometre too deep', cup, square, 10, 9, true],
    ['in a slot, a micrometre aside', cup, square, 11, 12, true],
    ['above a slot', cup, square, 10, 40, false],
    ['through both arms', cup, Int32Array.of(0, 0, 40, 0, 40, 5, 0, 5), -5, 15, true],
    ['along both arms', cup, Int32Array.of(0, 0, 40, 0, 40, 5, 0, 5), -5, 30, false],
    ['a corner that touches an edge', square, Int32Array.of(0, 0, 10, -10, 10, 10), 10, 5, false],
    ['a corner through an edge', square, Int32Array.of(0, 0, 10, -10, 10, 10), 9, 5, true],
  ])('%s', (_, p, q, x, y, expected) => {
    expect(loopsOverlap(p, q, x, y)).toBe(expected);
    expect(loopsOverlap(q, p, -x, -y)).toBe(expected);
  });
});

describe('the gutter', () => {
  it('is measured along the axes', () => {
    const gutter = { x: 3, y: 5 };
    expect(tooClose(square, square, 13, 0, gutter)).toBe(false);
    expect(tooClose(square, square, 12, 0, gutter)).toBe(true);
    expect(tooClose(square, square, 0, 15, gutter)).toBe(false);
    expect(tooClose(square, square, 0, 14, gutter)).toBe(true);
    expect(tooClose(square, square, 12, 14, gutter)).toBe(true);
  });

  it('may exist along one axis only', () => {
    const gutter = { x: 3, y: 0 };
    expect(tooClose(square, square, 0, 10, gutter)).toBe(false);
    expect(tooClose(square, square, 12, 0, gutter)).toBe(true);
    expect(tooClose(square, square, 12, 10, gutter)).toBe(false);
  });

  it('along one axis lets edges touch across it, also in a slot', () => {
    const gutter = { x: 0, y: 3 };
    expect(tooClose(square, cup, -10, -14, gutter)).toBe(false);
    expect(tooClose(square, cup, -11, -14, gutter)).toBe(true);
    expect(tooClose(square, cup, -10, -12, gutter)).toBe(true);
    const onItsSide = Int32Array.of(0, 0, 30, 0, 30, 10, 10, 10, 10, 20, 30, 20, 30, 30, 0, 30);
    expect(tooClose(square, onItsSide, -14, -10, { x: 3, y: 0 })).toBe(false);
    expect(tooClose(square, onItsSide, -12, -10, { x: 3, y: 0 })).toBe(true);
  });
});

describe('faultsOf', () => {
  const limits = { width: 100, height: 50, gutter: { x: 0, y: 0 } };
  const kinds = [{ loop: square }];

  it('finds overlaps and overflows', () => {
    const spots = [
      { kind: 0, x: 0, y: 0 },
      { kind: 0, x: 10, y: 0 },
      { kind: 0, x: 19, y: 0 },
      { kind: 0, x: 91, y: 0 },
      { kind: 0, x: 40, y: -1 },
    ];
    expect(faultsOf(kinds, spots, limits)).toEqual([
      { kind: 'outside', a: 3 },
      { kind: 'outside', a: 4 },
      { kind: 'overlap', a: 1, b: 2 },
    ]);
  });

  it.each([
    ['along x', { x: 3, y: 0 }, { kind: 0, x: 12, y: 0 }, { kind: 0, x: 13, y: 0 }],
    ['along y', { x: 0, y: 3 }, { kind: 0, x: 0, y: 12 }, { kind: 0, x: 0, y: 13 }],
    ['aslant', { x: 3, y: 3 }, { kind: 0, x: 12, y: 12 }, { kind: 0, x: 13, y: 12 }],
  ])('finds blanks closer than the gutter that do not touch: %s', (_, gutter, near, clear) => {
    const first = { kind: 0, x: 0, y: 0 };
    const found = (other: typeof near) => faultsOf(kinds, [first, other], { ...limits, gutter });
    expect(found(near)).toEqual([{ kind: 'overlap', a: 0, b: 1 }]);
    expect(found(clear)).toEqual([]);
  });

  it('finds nothing in a sound layout', () =>
    expect(
      faultsOf(
        kinds,
        [
          { kind: 0, x: 0, y: 0 },
          { kind: 0, x: 90, y: 40 },
        ],
        limits,
      ),
    ).toEqual([]));
});

/** A star-shaped polygon about the origin, so it never crosses itself. */
const star = fc
  .array(fc.tuple(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 1, max: 20 })), { minLength: 4, maxLength: 14 })
  .map((corners) => {
    const sum = corners.reduce((all, [, share]) => all + share, 0);
    let angle = 0;
    return corners.map(([radius, share]): [number, number] => {
      angle += (2 * Math.PI * share) / sum;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    });
  })
  .filter((polygon) => {
    try {
      return toLoop(polygon).length >= 6;
    } catch {
      return false;
    }
  });

describe('no-fit polygons', () => {
  it('agree with the independent overlap test', () =>
    fc.assert(
      fc.property(
        star,
        fc.constantFrom({ x: 0, y: 0 }, { x: 3000, y: 3000 }, { x: 2500, y: 1000 }, { x: 0, y: 4001 }),
        fc.array(
          fc.tuple(
            fc.nat(3),
            fc.nat(3),
            fc.double({ min: 0, max: 1, noNaN: true }),
            fc.double({ min: 0, max: 1, noNaN: true }),
          ),
          { minLength: 20, maxLength: 20 },
        ),
        (polygon, gutter, places) => {
          const kinds = new Kinds([toLoop(polygon)], gutter);
          for (const [a, b, u, v] of places) {
            const fit = kinds.noFit(a, b);
            const x = Math.round(fit.left + (fit.right - fit.left) * u);
            const y = Math.round(fit.bottom + (fit.top - fit.bottom) * v);
            const inside = fit.inside(x, y);
            const around = [-1, 1].flatMap((u) => [-1, 1].map((v) => fit.inside(x + u, y + v)));
            // On the border itself a tenth of a micrometre decides.
            if (around.every((each) => each === inside)) expect(inside).toBe(!kinds.clear(a, b, x, y));
          }
        },
      ),
      { numRuns: runs(30) },
    ));

  it('keep the lines on which an arm of one blank fills a gap of the other', () => {
    /** A U with arms of 10 mm. */
    const u = (gap: number): Loop =>
      toLoop([
        [0, 0],
        [20 + gap, 0],
        [20 + gap, 25],
        [10 + gap, 25],
        [10 + gap, 10],
        [10, 10],
        [10, 25],
        [0, 25],
      ]);
    const slits = (gap: number, gutter: number, b: number): number[][] =>
      new Kinds([u(gap)], { x: gutter, y: gutter })
        .noFit(0, b)
        .rings.filter((r) => r.length === 4)
        .map((r) => [...r]);
    // Head to tail, an arm of each in the gap of the other: from its floor to its mouth.
    const upright = [
      [10_000, 10_000, 10_000, 25_000],
      [-10_000, 10_000, -10_000, 25_000],
    ];
    expect(slits(10, 0, 2)).toEqual(upright);
    expect(slits(10, 0, 0)).toEqual([]);
    expect(slits(9.999, 0, 2)).toEqual([]);
    // A wider gap has an area.
    expect(slits(10.001, 0, 2)).toEqual([]);
    expect(slits(16, 3000, 2)).toEqual([
      [13_000, 13_000, 13_000, 28_000],
      [-13_000, 13_000, -13_000, 28_000],
    ]);
    const lying = new Kinds([u(10)], { x: 0, y: 0 }).noFit(1, 3).rings.filter((r) => r.length === 4);
    expect(lying.flatMap((r) => [...r].filter((_, k) => k % 2)).map(Math.abs)).toEqual([
      10_000, 10_000, 10_000, 10_000,
    ]);
  });
});
