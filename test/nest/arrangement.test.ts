import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Kinds } from '../../src/nest/outline/kinds.ts';
import { toLoop } from '../../src/nest/outline/loop.ts';
import { Arrangement } from '../../src/nest/search/arrangement.ts';

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
const arrangementOf = (count: number, symmetric = false, width = sheet.width) =>
  new Arrangement({ fits: kinds, allowed: new Array(count).fill([0]), ...sheet, width, symmetric });

const place = fc.integer({ max: 500 * mm, min: 0 });
const spot = fc.record({ kind: fc.nat(3), x: place, y: place });

describe('an arrangement of blanks', () => {
  it('keeps half a turn of symmetry, when asked to', () =>
    fc.assert(
      fc.property(fc.nat(3), fc.nat(3), fc.nat(3000 * mm), fc.nat(3000 * mm), (k, kind, x, y) => {
        const arrangement = arrangementOf(4, true);
        arrangement.place(k, kind, x, y);
        const own = kinds.all[kind]!;
        const partner = arrangement.spots[k ^ 1]!;
        expect(kinds.all[partner.kind]!.quarters).toBe((own.quarters + 2) % 4);
        expect(partner.x).toBe(sheet.width - x - own.width);
        expect(partner.y).toBe(sheet.height - y - own.height);
      }),
    ));

  it('finds the best place of a line, with a partner that goes along', () => {
    const arrangement = arrangementOf(2, true);
    const { width, height } = kinds.all[0]!;
    arrangement.place(0, 0, 0, 0);
    const middle = (sheet.height - height) / 2;
    arrangement.overlapsAlong(0, 0, 0, middle);
    // In the middle of the sheet both lie on one another: only beside it they do not.
    expect(arrangement.tents.count).toBeGreaterThan(0);
    expect(arrangement.tents.least(Number.POSITIVE_INFINITY)).toBe(0);
    arrangement.place(0, 0, arrangement.tents.best, middle);
    expect(arrangement.measure()).toBe(0);
    arrangement.place(0, 0, (sheet.width - width) / 2, middle);
    expect(arrangement.measure()).toBeGreaterThan(0);
  });

  it('finds a place without overlap on a line wherever there is one', () =>
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 5 }), place, (spots, line) => {
        // So narrow that a line is often full.
        const width = 700 * mm;
        const arrangement = arrangementOf(spots.length, false, width);
        arrangement.placeAll(spots);
        const [{ kind }, ...others] = spots as [(typeof spots)[0], ...typeof spots];
        arrangement.overlapsAlong(0, kind, 0, line);
        const least = arrangement.tents.least(Number.POSITIVE_INFINITY);
        const { best } = arrangement.tents;
        const isFree = (x: number): boolean =>
          others.every((other) => kinds.clear(other.kind, kind, x - other.x, line - other.y));
        expect(isFree(best)).toBe(least === 0);
        const room = width - kinds.all[kind]!.width;
        if (least > 0) for (let k = 0; k <= 200; k++) expect(isFree(Math.round((room * k) / 200))).toBe(false);
      }),
    ));

  it('misses no overlap', () =>
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 6 }), (spots) => {
        const arrangement = arrangementOf(spots.length);
        arrangement.placeAll(spots);
        arrangement.measure();
        const [first] = spots;
        const overlaps = spots.map(
          ({ kind, x, y }, k) => k > 0 && kinds.noFit(first!.kind, kind).inside(x - first!.x, y - first!.y),
        );
        expect(spots.map((_, k) => arrangement.overlaps[k]! > 0)).toEqual(overlaps);
        expect(arrangement.overlapsAny(0)).toBe(overlaps.includes(true));
      }),
    ));
});
