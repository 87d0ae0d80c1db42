import fc from 'fast-check';
import { expect, it } from 'vitest';
import { straight } from '../../src/geometry/index.ts';
import type { Line } from '../../src/sheet/index.ts';
import { LINE, PlacedBoxes } from '../../src/sheet/labels/label-context.ts';
import { OrientedBoxes } from '../../src/sheet/labels/oriented-boxes.ts';
import { Segments } from '../../src/sheet/labels/segments.ts';

const EXTENT = { left: 0, bottom: 0, right: 100, top: 100 };
/** One cell for everything; larger than most boxes; smaller. */
const [ALL, ...CELLS] = [1000, 25, 4] as const;

/** Including boxes outside the grid. */
const place = fc.integer({ min: -20, max: 120 });
const point = fc.tuple(place, place);
const boxOf = fc.record({
  at: point,
  angle: fc.constantFrom(0, 0.5, Math.PI / 2),
  along: fc.integer({ min: 1, max: 40 }),
  across: fc.integer({ min: 1, max: 10 }),
});

const boxes = fc.array(boxOf, { minLength: 1, maxLength: 12 }).map((all) => {
  const list = new OrientedBoxes();
  for (const { at, angle, along, across } of all)
    list.add(at[0], at[1], Math.cos(angle), Math.sin(angle), along, across);
  return list;
});

it('a grid finds the same lines through a box with any cell size', () => {
  const lines = fc
    .array(fc.tuple(point, point), { minLength: 1, maxLength: 20 })
    .map((all) =>
      all.map(([from, to]): Line => ({ from: 0, to: 1, curve: straight(from, to), line: 'cut', panels: [], part: 0 })),
    );
  fc.assert(
    fc.property(lines, boxes, (drawn, tried) => {
      const counts = (cell: number): number[] => {
        const segments = new Segments();
        segments.hold(drawn, 0.1, EXTENT, cell);
        return Array.from({ length: tried.count }, (_, k) => segments.countThrough(tried, k, Number.POSITIVE_INFINITY));
      };
      for (const cell of CELLS) expect(counts(cell)).toEqual(counts(ALL));
    }),
  );
});

it('a grid finds the same placed labels with any cell size', () => {
  fc.assert(
    fc.property(boxes, boxes, (kept, tried) => {
      const kinds = (cell: number): number[] => {
        const placed = new PlacedBoxes();
        placed.begin(EXTENT, cell);
        for (let k = 0; k < kept.count; k++) placed.keep(kept, k, k + 1, LINE << (k % 2));
        return Array.from({ length: tried.count }, (_, k) => placed.kindsUnder(tried, k));
      };
      for (const cell of CELLS) expect(kinds(cell)).toEqual(kinds(ALL));
    }),
  );
});
