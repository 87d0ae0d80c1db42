import { describe, expect, it } from 'vitest';
import { blanksOf, layoutIds, nest } from '../../src/nest/index.ts';
import { lattices } from '../../src/nest/lattice/densest.ts';
import { Kinds } from '../../src/nest/outline/kinds.ts';
import type { Dieline } from '../../src/sheet/index.ts';
import { someOf } from '../support/turns.ts';
import { faultsOfNesting } from './proof.ts';
import { cutOut, ell, loadsInBlocks, loadsInLs, regular } from './shapes.ts';

const density = (drawing: Dieline, double = true): number => {
  const kinds = new Kinds([blanksOf(drawing)[0]!.loop], { x: 0, y: 0 });
  const [best] = lattices(kinds, 0, double ? 2 : undefined);
  return kinds.areas[0]! / best!.cell;
};

describe('densest lattices', () => {
  it.each([
    ['a rectangle', cutOut([0, 0], [80, 0], [80, 50], [0, 50]), 1],
    ['a parallelogram', cutOut([0, 0], [100, 0], [130, 60], [30, 60]), 1],
    ['a right triangle', cutOut([0, 0], [100, 0], [0, 70]), 1],
    ['any triangle', cutOut([0, 0], [100, 0], [27, 81]), 1],
    ['an L-tromino', ell(100, 100, 50), 1],
    ['a pentagon', regular(5), 0.9213],
    ['a heptagon', regular(7), 0.8927],
  ])('%s', (_, drawing, known) => {
    expect(density(drawing)).toBeGreaterThan(0.99 * known);
    expect(density(drawing)).toBeLessThan(known + 1e-3);
  });

  it('of a triangle without rotation', () => {
    expect(density(cutOut([0, 0], [100, 0], [0, 70]), false)).toBeCloseTo(2 / 3, 2);
  });
});

const most = (drawing: Dieline, width: number, height: number): number =>
  nest(drawing, { width, height }, { grain: 'free', layouts: layoutIds.filter((id) => id !== 'free') }).best.count;

describe('completely filled sheets', () => {
  it('with rectangles', () => expect(most(cutOut([0, 0], [80, 0], [80, 50], [0, 50]), 800, 500)).toBe(100));
  it('with rectangles of a third of a millimetre', () =>
    expect(most(cutOut([0, 0], [100 / 3, 0], [100 / 3, 50], [0, 50]), 100, 100)).toBe(6));
  it('with right triangles', () => expect(most(cutOut([0, 0], [100, 0], [0, 70]), 1000, 700)).toBe(200));
  it('with parallelograms, except for the ends of rows', () =>
    expect(most(cutOut([0, 0], [100, 0], [130, 60], [30, 60]), 1030, 600)).toBe(100));
  it('with L-trominoes, two to a box', () => {
    expect(most(ell(100, 100, 50), 150, 100)).toBe(2);
    expect(most(ell(100, 100, 50), 600, 400)).toBe(32);
  });
});

/** A pallet load as a blank and a sheet. */
const inCentimetres = (width: number, height: number, w: number, h: number) => ({
  blank: cutOut([0, 0], [10 * w, 0], [10 * w, 10 * h], [0, 10 * h]),
  sheet: { width: 10 * width, height: 10 * height },
});

describe('rectangles in five blocks', () => {
  it.each(loadsInBlocks)('on %d × %d of %d × %d', (width, height, w, h, known) => {
    const { blank, sheet } = inCentimetres(width, height, w, h);
    const { best } = nest(blank, sheet, { grain: 'free', evaluations: 1 });
    expect([best.id, best.count]).toEqual(['free', known]);
  });

  it.each(someOf(loadsInLs, 0))(
    'and in Ls, where five blocks miss one: on %d × %d of %d × %d',
    (width, height, w, h, known) => {
      const { blank, sheet } = inCentimetres(width, height, w, h);
      const nesting = nest(blank, sheet, { grain: 'free', layouts: ['free'], evaluations: 14_000_000 });
      expect([nesting.best.id, nesting.best.count]).toEqual(['free', known]);
      expect(faultsOfNesting(nesting, { grain: 'free' })).toEqual([]);
      const { best } = nest(blank, sheet, { grain: 'free', layouts: ['free'], evaluations: 1 });
      expect(best.count).toBe(known - 1);
    },
  );

  it('keep gripper and gutters in Ls', () => {
    const options = { grain: 'free', gutter: 2, evaluations: 4_000_000 } as const;
    const sheet = { width: 428, height: 268, gripper: 10 };
    const nesting = nest(cutOut([0, 0], [68, 0], [68, 28], [0, 28]), sheet, options);
    expect(nesting.best.count).toBe(53);
    expect(faultsOfNesting(nesting, options)).toEqual([]);
  });

  it('keep gripper and gutters', () => {
    const options = { grain: 'free', gutter: { x: 2, y: 3 }, evaluations: 1 } as const;
    const sheet = { width: 480, height: 350, gripper: 10 };
    const nesting = nest(cutOut([0, 0], [112, 0], [112, 44], [0, 44]), sheet, options);
    const patterns = nesting.layouts.filter(({ id }) => id !== 'free').map(({ count }) => count);
    expect(nesting.best.count).toBeGreaterThan(Math.max(...patterns));
    expect(faultsOfNesting(nesting, options)).toEqual([]);
  });
});
