import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dieline } from '../../src/index.ts';
import { prepare } from '../../src/nest/nest.ts';
import type { Spot } from '../../src/nest/outline/kind.ts';
import { Kinds } from '../../src/nest/outline/kinds.ts';
import { faultsOf, withoutFaults } from '../../src/nest/outline/verify.ts';
import { tidied } from '../../src/nest/search/tidy.ts';
import { solve } from '../../src/nest/solve.ts';
import { shareOfRuns } from '../support/turns.ts';
import { comb, ell, regular } from './shapes.ts';

const SHEET = { width: 700, height: 500 };

const rowsAndColumns = (spots: readonly Spot[]): number =>
  new Set(spots.map(({ x }) => x)).size + new Set(spots.map(({ y }) => y)).size;

describe('a tidied layout', () => {
  it('has as many blanks, as far apart, in no more rows and columns, and fixed ones where they were', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(regular(5), ell(120, 90, 30), comb(2, 18, 12, 40)),
        fc.constantFrom(0, 4),
        fc.array(fc.tuple(fc.constantFrom(0, 2), fc.nat(700_000), fc.nat(500_000)), { maxLength: 60 }),
        fc.nat(2),
        (drawing, gutter, scattered, pinned) => {
          const { job } = prepare(drawing, SHEET, { gutter });
          const kinds = new Kinds([job.loop], job.gutter);
          const any = scattered.map(([kind, x, y]): Spot => ({ kind, x, y }));
          const spots = withoutFaults(kinds.all, any, job);
          const tidy = tidied(kinds, spots, job, pinned);
          expect(faultsOf(kinds.all, tidy, job)).toEqual([]);
          expect(tidy).toHaveLength(spots.length);
          expect(rowsAndColumns(tidy)).toBeLessThanOrEqual(rowsAndColumns(spots));
          expect(tidy.slice(0, pinned)).toEqual(spots.slice(0, pinned));
        },
      ),
      shareOfRuns(80, 4),
    ));

  it('pushes blanks to the gutter and into rows and columns, turned alike', () => {
    const { job } = prepare(ell(100, 80, 30), SHEET, { gutter: 3 });
    const scattered = [0, 1, 2, 3, 4, 5].map((k): Spot => {
      return { kind: k === 4 ? 2 : 0, x: 5000 + 110_000 * k, y: 1000 + 700 * k };
    });
    expect(tidied(new Kinds([job.loop], job.gutter), scattered, job)).toEqual(
      scattered.map((_, k) => ({ kind: 0, x: 103_000 * k, y: 0 })),
    );
  });

  it('is what a free search answers', () => {
    const { drawing } = dieline('becf-10101', { length: 60, width: 35, height: 50 });
    const { job } = prepare(drawing, { width: 900, height: 640 }, { evaluations: 1_000_000 });
    const { spots } = solve(job).solutions.find(({ pattern }) => pattern === 'free')!;
    expect(spots).toHaveLength(22);
    // 28 as the search left them.
    expect(rowsAndColumns(spots)).toBeLessThanOrEqual(20);
  });

  it.each([
    // Found by the first answer as well as by patterns: 24 rows and columns in the pattern, 12 when tidied.
    ['becf-12801', 1640, 1200, 12],
    // 11 in the layout of the first answer, 8 in a pattern.
    ['becf-30101', 900, 640, 8],
  ] as const)('is the tidiest of as many blanks: %s', (id, width, height, most) => {
    const { job } = prepare(dieline(id).drawing, { width, height }, { gutter: 4, evaluations: 1_000_000 });
    const { solutions } = solve(job);
    const { spots } = solutions.find(({ pattern }) => pattern === 'free')!;
    const equal = solutions.filter((one) => one.spots.length === spots.length);
    expect(equal.length).toBeGreaterThan(1);
    expect(rowsAndColumns(spots)).toBe(Math.min(...equal.map((one) => rowsAndColumns(one.spots))));
    expect(rowsAndColumns(spots)).toBeLessThanOrEqual(most);
  });
});
