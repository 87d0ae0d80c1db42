import { describe, expect, it } from 'vitest';
import { type CellResult, cellLayout } from '../../src/nest/cells.ts';
import { blanksOf, nest } from '../../src/nest/index.ts';
import { Kinds } from '../../src/nest/kinds.ts';
import type { Dieline } from '../../src/sheet/index.ts';
import { faultsOfNesting } from './proof.ts';
import { cutOut, ell, regular } from './shapes.ts';

const STEM = cutOut([0, 0], [400, 0], [400, 100], [300, 100], [300, 200], [200, 200], [200, 100], [0, 100]);
const TEE = cutOut([0, 0], [300, 0], [300, 100], [200, 100], [200, 200], [100, 200], [100, 100], [0, 100]);
const STAIRS = cutOut(
  [0, 0],
  [200, 0],
  [200, 100],
  [300, 100],
  [300, 300],
  [200, 300],
  [200, 200],
  [100, 200],
  [100, 100],
  [0, 100],
);

const search = (
  drawing: Dieline,
  width: number,
  height: number,
  { kinds = [0, 1, 2, 3], known = 0, limit = 1e7, goesOn = (_: number): boolean => true } = {},
): CellResult => {
  const { all } = new Kinds([blanksOf(drawing)[0]!.loop], { x: 0, y: 0 });
  return cellLayout({ all, kinds, width: 1000 * width, height: 1000 * height, known, limit, goesOn });
};

/** Known from the literature on polyominoes (Golomb 1994). */
describe('blanks of equal squares', () => {
  it.each([
    ['ten Y-pentominoes fill 5 × 10', STEM, 500, 1000, 10],
    ['four T-tetrominoes fill 4 × 4', TEE, 400, 400, 4],
    ['nine do not fill 6 × 6: nine would cover an odd number of the fields of one colour', TEE, 600, 600, 8],
    ['fifteen L-trominoes fill 5 × 9', ell(200, 200, 100), 500, 900, 15],
    ['three do not fill 3 × 3', ell(200, 200, 100), 300, 300, 2],
    ['a rest beside the squares holds nothing', TEE, 499, 450, 4],
  ])('%s', (_, drawing, width, height, known) => {
    const { spots, most } = search(drawing, width, height);
    expect([spots?.length, most]).toEqual([known, known]);
    const nesting = nest(drawing, { width, height }, { grain: 'free', evaluations: 2_000_000 });
    expect(nesting.best.count).toBe(known);
    expect(faultsOfNesting(nesting, { grain: 'free' })).toEqual([]);
  });

  it('are turned only as allowed', () => {
    const kept = search(TEE, 400, 400, { kinds: [0, 2] });
    expect(kept.most).toBe(2);
    expect(kept.spots!.every(({ kind }) => kind % 2 === 0)).toBe(true);
    expect(nest(TEE, { width: 400, height: 400 }, { grain: 'keep' }).best.count).toBe(2);
  });

  it('may be rectangles', () => {
    const blank = cutOut([0, 0], [50, 0], [50, 30], [0, 30]);
    expect(search(blank, 220, 160).spots).toHaveLength(23);
  });

  it('are searched only for more than are known', () => {
    const { spots, most } = search(TEE, 600, 600, { known: 8 });
    expect([spots, most]).toEqual([undefined, 8]);
  });

  it('have a bound also when the search ends early', () => {
    const { spots, most, evaluations } = search(STAIRS, 900, 1000, { limit: 1000 });
    expect(spots!.length).toBeLessThan(16);
    expect([most, evaluations]).toEqual([18, 1000]);
    let calls = 0;
    const ended = search(STAIRS, 900, 1000, { goesOn: () => ++calls < 2 });
    expect([calls, ended.evaluations]).toEqual([2, 2 ** 17]);
  });
});

describe('blanks without such squares', () => {
  it.each([
    ['with slanted sides', regular(5)],
    ['of sides that have little in common', ell(201, 160, 40)],
  ])('%s', (_, drawing) =>
    expect(search(drawing, 1000, 700)).toEqual({ spots: undefined, evaluations: 0, most: undefined }),
  );
});
