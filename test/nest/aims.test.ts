import { describe, expect, it } from 'vitest';
import { nest } from '../../src/nest/index.ts';
import { inTurn, someOf } from '../support/turns.ts';
import { faultsOfNesting } from './proof.ts';
import { aimedAt } from './shapes.ts';

describe('counts on a sheet of 1000 × 700 mm, with free rotation', () => {
  // The L needs the whole search: nest.test.ts checks it.
  const quick = aimedAt.slice(0, -1);
  it.each(someOf(quick, 0).map((aim) => [aim.name, aim] as const))('%s', (name, { drawing, grid, least }) => {
    // Only the snap lock needs a long search.
    const options = { grain: 'free', evaluations: name.startsWith('snap lock') ? 30_000_000 : 1_000_000 } as const;
    const nesting = nest(drawing, { width: 1000, height: 700 }, options);
    const count = (id: string) => nesting.layouts.find((layout) => layout.id === id)!.count;
    expect(Math.max(count('straight-box-0'), count('straight-box-90'))).toBe(grid);
    expect(nesting.best.count).toBeGreaterThanOrEqual(least);
    expect(faultsOfNesting(nesting, options)).toEqual([]);
  });
});

/** A sheet 15 mm narrower than the one above, for which a search among all layouts needs more than the usual limit. */
it.runIf(inTurn(0, 4))('twelve snap locks in a layout that half a turn maps onto itself', () => {
  const { drawing } = aimedAt[1]!;
  const sheet = { width: 985, height: 700 };
  const options = { grain: 'free', layouts: ['free'], evaluations: 40_000_000 } as const;
  const nesting = nest(drawing, sheet, options);
  expect(nesting.best.count).toBe(12);
  expect(faultsOfNesting(nesting, options)).toEqual([]);
});
