import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Arrangement } from '../../src/nest/arrangement.ts';
import { depthsOf } from '../../src/nest/depth.ts';
import { Kinds } from '../../src/nest/kinds.ts';
import { toLoop } from '../../src/nest/loop.ts';

const mm = 1000;
const kinds = new Kinds(
  [
    toLoop([
      [0, 0],
      [200, 0],
      [200, 60],
      [60, 60],
      [60, 160],
      [0, 160],
    ]),
  ],
  { x: 60 * mm, y: 80 * mm },
);
const arrangementOf = (count: number) =>
  new Arrangement(kinds, depthsOf(kinds), { width: 4000 * mm, height: 4000 * mm, count, first: 0 });

describe('an arrangement of blanks', () => {
  it('charges a place for its neighbours only, however many blanks lie on the sheet', () => {
    const arrangement = arrangementOf(100);
    for (let k = 0; k < 100; k++)
      arrangement.place(k, { kind: 0, x: (k % 10) * 400 * mm, y: Math.floor(k / 10) * 400 * mm });
    arrangement.costAt(0, 0, 150 * mm, 0, Number.POSITIVE_INFINITY);
    // The place itself, and the blank on its right.
    expect(arrangement.evaluations).toBe(2);
  });

  it('misses no overlap', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            kind: fc.nat(3),
            x: fc.integer({ max: 500 * mm, min: 0 }),
            y: fc.integer({ max: 500 * mm, min: 0 }),
          }),
          { minLength: 2, maxLength: 6 },
        ),
        (spots) => {
          const arrangement = arrangementOf(spots.length);
          arrangement.exact = true;
          arrangement.placeAll(spots);
          arrangement.measure();
          const [first] = spots;
          let sum = 0;
          spots.forEach(({ kind, x, y }, k) => {
            const fit = kinds.noFit(first!.kind, kind);
            const overlaps = k > 0 && fit.inside(x - first!.x, y - first!.y);
            const depth = overlaps ? fit.nearest(x - first!.x, y - first!.y, new Float64Array(2)) : 0;
            expect(arrangement.overlaps[k]).toBe(depth);
            sum += depth;
          });
          expect(arrangement.costAt(0, first!.kind, first!.x, first!.y, Number.POSITIVE_INFINITY)).toBe(sum);
        },
      ),
    ));
});
