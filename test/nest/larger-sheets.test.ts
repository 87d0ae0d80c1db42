import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blanksOf } from '../../src/nest/index.ts';
import { latticesOf } from '../../src/nest/lattice/densest.ts';
import { type Pattern, patterns } from '../../src/nest/names.ts';
import { type Kinds, turnedKinds } from '../../src/nest/outline/kinds.ts';
import { type Limits, withoutFaults } from '../../src/nest/outline/verify.ts';
import { lay } from '../../src/nest/patterns.ts';
import { shareOfRuns } from '../support/turns.ts';
import { anyDrawing, comb, cutOut, ell } from './shapes.ts';

/** Patterns whose columns and rows are the same numbers everywhere; they are quick. */
const grids = ['straight-box', 'straight', 'pairs'] as const;

const mm = (least: number, most: number) => fc.integer({ min: least * 1000, max: most * 1000 });

const anyGutter = fc.constantFrom({ x: 0, y: 0 }, { x: 3000, y: 3000 }, { x: 0, y: 4000 }, { x: 5000, y: 2000 });

const anyExtra = fc.oneof(fc.constant(0), fc.nat(900), mm(0, 90));

/** A sheet, and some that are a little wider, higher or both: by a fraction of a millimetre or by centimetres. */
const anySheets = (others: number, most: number) =>
  fc
    .record({
      width: mm(150, most),
      height: mm(150, most),
      more: fc.array(fc.tuple(anyExtra, anyExtra), { minLength: others, maxLength: others }),
    })
    .map(({ width, height, more }) =>
      [[0, 0] as const, ...more].map(([x, y]) => ({ width: width + x, height: height + y })),
    );

/** Expects that no sheet holds fewer blanks than a smaller one in any of the patterns, each asked alone. */
const expectMoreOf = (asked: readonly Pattern[], kinds: Kinds, sheets: readonly Omit<Limits, 'gutter'>[]): void => {
  const { all, gutter } = kinds;
  for (const pattern of asked)
    for (const base of [0, 1] as const) {
      const lattices = (which: 'skew' | 'double') => latticesOf(kinds, base, which);
      const counted = sheets.map((sheet) => {
        const limits: Limits = { ...sheet, gutter };
        const { spots } = lay(pattern, { fits: kinds, kinds: [base, base + 2], ...limits, lattices });
        return { ...sheet, count: withoutFaults(all, spots, limits).length };
      });
      for (const small of counted)
        for (const large of counted)
          if (large.width >= small.width && large.height >= small.height)
            expect(large.count, `${pattern} ${base} ${JSON.stringify([small, large])}`).toBeGreaterThanOrEqual(
              small.count,
            );
    }
};

/** Combs that interlock exactly without a gutter. */
const anyComb = fc
  .record({
    gaps: fc.integer({ min: 1, max: 3 }),
    arm: fc.integer({ min: 15, max: 60 }),
    back: fc.integer({ min: 15, max: 60 }),
    deep: fc.integer({ min: 15, max: 150 }),
  })
  .map(({ gaps, arm, back, deep }) => comb(gaps, arm, back, deep));

/** Shapes whose rows sink into one another. */
const anyShape = fc.oneof(
  anyComb,
  fc
    .record({
      w: fc.integer({ min: 80, max: 300 }),
      h: fc.integer({ min: 80, max: 300 }),
      arm: fc.integer({ min: 15, max: 75 }),
    })
    .map(({ w, h, arm }) => ell(w, h, arm)),
  fc
    .record({
      w: fc.integer({ min: 80, max: 300 }),
      h: fc.integer({ min: 60, max: 250 }),
      at: fc.integer({ min: -60, max: 260 }),
    })
    .map(({ w, h, at }) => cutOut([0, 0], [w, 0], [at, h])),
  fc
    .record({
      w: fc.integer({ min: 60, max: 250 }),
      h: fc.integer({ min: 60, max: 200 }),
      deep: fc.integer({ min: 5, max: 55 }),
    })
    .map(({ w, h, deep }) => cutOut([0, 0], [w / 2, deep], [w, 0], [w, h], [w / 2, h + deep], [0, h])),
);

describe('larger sheets', () => {
  it('never hold fewer blanks in a grid of single blanks or of pairs', () =>
    fc.assert(
      fc.property(fc.oneof(anyDrawing, anyShape), anyGutter, anySheets(8, 1600), (drawing, gutter, sheets) => {
        expectMoreOf(grids, turnedKinds(blanksOf(drawing)[0]!.loop, gutter), sheets);
      }),
      shareOfRuns(6, 3),
    ));

  it('never hold fewer blanks in any pattern', () =>
    fc.assert(
      fc.property(fc.oneof(anyDrawing, anyShape), anyGutter, anySheets(2, 700), (drawing, gutter, sheets) => {
        expectMoreOf(patterns, turnedKinds(blanksOf(drawing)[0]!.loop, gutter), sheets);
      }),
      shareOfRuns(3, 3),
    ));

  it('hold the columns and rows of a grid when they are given', () =>
    fc.assert(
      fc.property(
        fc.oneof(anyDrawing, anyShape),
        anyGutter,
        mm(300, 1600),
        mm(300, 1600),
        (drawing, gutter, width, height) => {
          const kinds = turnedKinds(blanksOf(drawing)[0]!.loop, gutter);
          for (const pattern of grids) {
            const task = { fits: kinds, kinds: [0, 2], width, height, gutter } as const;
            const { spots, columns, rows } = lay(pattern, task);
            if (columns * rows !== spots.length || rows === 0) continue;
            // Rows that stand on their side are columns; given numbers are of rows.
            if (new Set(spots.map(({ y }) => y)).size !== rows) continue;
            const given = lay(pattern, { ...task, exactly: { x: columns, y: rows } });
            expect(withoutFaults(kinds.all, given.spots, { width, height, gutter })).toHaveLength(spots.length);
          }
        },
      ),
      shareOfRuns(9, 3),
    ));
});
