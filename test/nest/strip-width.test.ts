import { expect, it } from 'vitest';
import { dieline } from '../../src/index.ts';
import { type NestOptions, nest } from '../../src/nest/index.ts';
import { cutOut } from './shapes.ts';

const sheet = { width: 700, height: 500 };
/** A plate with a dent of 3 mm in its upper side, which the next one above closes. */
const dented = cutOut([0, 0], [100, 0], [100, 60], [70, 60], [70, 57], [30, 57], [30, 60], [0, 60]);
const counts = (options: NestOptions) =>
  nest(dented, sheet, { layouts: ['straight-0', 'straight-90'], ...options }).layouts.map(({ id, count }) => [
    id,
    count,
  ]);

it('leaves out layouts with waste that is nowhere so wide', () => {
  expect(counts({})).toEqual([['straight-0', 56]]);
  expect(counts({ stripWidth: 3 })).toEqual([['straight-0', 56]]);
  expect(() => counts({ stripWidth: 3.2 })).toThrow(
    'In each layout some waste is nowhere 3.2 mm wide. Try a gutter of 3.2 mm, or a narrower strip.',
  );
  expect(counts({ stripWidth: 3.2, gutter: 3.2 })).toEqual([['straight-0', 42]]);
});

it('takes the gutter of real blanks for a strip, also across round corners', () => {
  const { drawing } = dieline('becf-10101', { length: 60, width: 35, height: 50 });
  const all = nest(drawing, sheet, { gutter: 4, evaluations: 100_000 });
  const kept = nest(drawing, sheet, { gutter: 4, evaluations: 100_000, stripWidth: 4 });
  expect(kept.best.count).toBe(all.best.count);
});

it('refuses a strip width out of range', () => {
  for (const stripWidth of [-1, Number.NaN, 501])
    expect(() => counts({ stripWidth })).toThrow(
      `stripWidth is ${stripWidth}; give a number from 0 mm to 500 mm, for example 4.`,
    );
});
