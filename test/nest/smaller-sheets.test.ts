import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Nesting, nest, type Sheet } from '../../src/nest/index.ts';
import { shareOfRuns } from '../support/turns.ts';
import { anyOptions, anySheet, faultsOfNesting, isRefused } from './proof.ts';
import { anyDrawing, cutOut, ell } from './shapes.ts';

const countOf = ({ layouts }: Nesting, id: string): number => layouts.find((layout) => layout.id === id)!.count;

describe('results on smaller sheets', () => {
  const drawing = cutOut([0, 0], [230, 0], [90, 170]);
  // With so few evaluations, the search finds nothing by itself.
  const options = { grain: 'free', layouts: ['straight-box-0', 'free'], evaluations: 1 } as const;
  let small: Nesting;
  beforeAll(() => {
    small = nest(drawing, { width: 500, height: 350 }, { ...options, seed: 3, evaluations: 1_000_000 });
  });

  it('are a lower bound for any blank on larger sheets, in every layout', () =>
    fc.assert(
      fc.property(
        anyDrawing,
        anySheet,
        anyOptions,
        fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { minLength: 1, maxLength: 2 }),
        (blank, sheet, any, steps) => {
          fc.pre(!isRefused(blank, { width: sheet.width + 80, height: sheet.height + 80 }));
          const chain: Nesting[] = [];
          let { width, height } = sheet;
          for (const [dx, dy] of [[0, 0] as const, ...steps]) {
            [width, height] = [width + dx, height + dy];
            const layouts = ['straight-box-0', 'tumbled-rows-0', 'free'] as const;
            const own = { ...any, layouts, evaluations: 20_000, smallerSheets: chain.slice(-1) };
            const nesting = nest(blank, { ...sheet, width, height }, own);
            for (const { id, count } of chain.at(-1)?.layouts ?? [])
              expect(countOf(nesting, id)).toBeGreaterThanOrEqual(count);
            if (nesting.best.count < 60) expect(faultsOfNesting(nesting, any)).toEqual([]);
            chain.push(nesting);
          }
        },
      ),
      shareOfRuns(6, 6),
    ));

  it('are repeated on a larger sheet', () => {
    const larger: Sheet = { width: 500.5, height: 351, gripper: 1, margins: { left: 0.5 } };
    const alone = nest(drawing, larger, options);
    const nesting = nest(drawing, larger, { ...options, smallerSheets: [alone, small] });
    expect(countOf(small, 'free')).toBeGreaterThan(countOf(alone, 'free'));
    expect(countOf(nesting, 'free')).toBe(countOf(small, 'free'));
    expect(faultsOfNesting(nesting, options)).toEqual([]);
    const [first] = nesting.best.placements;
    expect([first!.x, first!.y]).toEqual([small.best.placements[0]!.x + 0.5, small.best.placements[0]!.y + 1]);
  });

  it.each([
    ['the sheet is smaller', { width: 490, height: 345 }, {}],
    ['the gutter is wider', { width: 501, height: 350 }, { gutter: 4 }],
    ['the grain is kept', { width: 501, height: 350 }, { grain: 'keep' }],
  ] as const)('are ignored when they do not fit: %s', (_, on, more) => {
    const alone = nest(drawing, on, { ...options, ...more });
    expect(alone.best.count).toBeLessThan(small.best.count);
    expect(nest(drawing, on, { ...options, ...more, smallerSheets: [small] }).layouts).toEqual(alone.layouts);
  });

  it('are refused for another blank', () => {
    const other = nest(ell(200, 160, 61), small.sheet, { layouts: ['straight-box-0'] });
    expect(() => nest(drawing, small.sheet, { ...options, smallerSheets: [other] })).toThrow(
      new RangeError('smallerSheets has an answer for another blank; give answers for the blank of this request.'),
    );
  });
});
