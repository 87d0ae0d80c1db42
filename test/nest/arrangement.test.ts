import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Kinds } from '../../src/nest/outline/kinds.ts';
import { toLoop } from '../../src/nest/outline/loop.ts';
import { Arrangement } from '../../src/nest/search/arrangement.ts';
import { depthsOf } from '../../src/nest/search/depth.ts';

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
const sheet = { width: 4000 * mm, height: 4000 * mm };
const arrangementOf = (count: number, symmetric = false) =>
  new Arrangement({ fits: kinds, depths: depthsOf(kinds), allowed: new Array(count).fill([0]), ...sheet, symmetric });

describe('an arrangement of blanks', () => {
  it('charges a place for its neighbours only, however many blanks lie on the sheet', () => {
    const arrangement = arrangementOf(100);
    for (let k = 0; k < 100; k++)
      arrangement.place(k, { kind: 0, x: (k % 10) * 400 * mm, y: Math.floor(k / 10) * 400 * mm });
    arrangement.costAt(0, 0, 150 * mm, 0, Number.POSITIVE_INFINITY);
    // The place itself, and the blank on its right.
    expect(arrangement.evaluations).toBe(2);
  });

  it('keeps half a turn of symmetry, when asked to', () =>
    fc.assert(
      fc.property(fc.nat(3), fc.nat(3), fc.nat(3000 * mm), fc.nat(3000 * mm), (k, kind, x, y) => {
        const arrangement = arrangementOf(4, true);
        arrangement.place(k, { kind, x, y });
        const own = kinds.all[kind]!;
        const partner = arrangement.spots[k ^ 1]!;
        expect(kinds.all[partner.kind]!.quarters).toBe((own.quarters + 2) % 4);
        expect(partner.x).toBe(sheet.width - x - own.width);
        expect(partner.y).toBe(sheet.height - y - own.height);
      }),
    ));

  it('charges a place for the partner that goes along', () => {
    const arrangement = arrangementOf(2, true);
    arrangement.exact = true;
    const { width, height } = kinds.all[0]!;
    const middle = [(sheet.width - width) / 2, (sheet.height - height) / 2] as const;
    arrangement.place(0, { kind: 0, x: 0, y: 0 });
    expect(arrangement.costAt(0, 0, 0, 0, Number.POSITIVE_INFINITY)).toBe(0);
    expect(arrangement.costAt(0, 0, ...middle, Number.POSITIVE_INFINITY)).toBeGreaterThan(0);
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
