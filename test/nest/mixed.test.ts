import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats } from '../../src/formats/index.ts';
import { length } from '../../src/geometry/index.ts';
import { readDrawing } from '../../src/index.ts';
import { drawMixed, type MixedNesting, mixedRunFacts, nestMixed, type Sheet } from '../../src/nest/index.ts';
import { shareOfRuns } from '../support/turns.ts';
import { faultsIn } from './apart.ts';
import { anyOptions, anySheet, roomOf } from './proof.ts';
import { anyDrawing, cutOut, ell, placedOutlines } from './shapes.ts';

const sheet = { width: 1000, height: 700 };
const square = cutOut([0, 0], [100, 0], [100, 100], [0, 100]);
const l = ell(200, 160, 60);

const faultsOf = ({ blanks, sheet: on, sets }: MixedNesting, gutter: number): string[] => [
  ...faultsIn(
    blanks.flatMap(({ blank, placements }) => placedOutlines(blank, placements)),
    roomOf(on),
    gutter,
  ),
  ...blanks
    .filter(({ placements, ratio }) => placements.length !== ratio * sets)
    .map(({ name, placements }) => `${placements.length} of ${name} in ${sets} sets`),
];

describe('different boxes on one sheet', () => {
  it('keep their distance and their ratio, for any boxes', () =>
    fc.assert(
      fc.property(
        fc.array(anyDrawing, { minLength: 2, maxLength: 3 }),
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
        anySheet,
        anyOptions,
        fc.constantFrom(0, 200_000),
        (drawings, ratios, on: Sheet, options, evaluations) => {
          const boxes = drawings.map((drawing, k) => ({ name: `box-${k}`, drawing, ratio: ratios[k]! }));
          const nesting = nestMixed(boxes, on, { ...options, gutter: 3, evaluations });
          if (nesting.count <= 150) expect(faultsOf(nesting, 3)).toEqual([]);
          expect(nesting.sets).toBeLessThanOrEqual(nesting.areaBound);
        },
      ),
      shareOfRuns(4, 4),
    ));

  it('hold at least as many as bands of each, and more with the search', () => {
    const boxes = [
      { name: 'square', drawing: square, ratio: 2 },
      { name: 'l', drawing: l },
    ];
    const bands = nestMixed(boxes, sheet, { grain: 'free', evaluations: 0 });
    const searched = nestMixed(boxes, sheet, { grain: 'free', evaluations: 8_000_000 });
    expect(bands.sets).toBeGreaterThanOrEqual(13);
    expect(searched.sets).toBeGreaterThan(bands.sets);
    expect(faultsOf(searched, 0)).toEqual([]);
    expect(searched.utilisation).toBeCloseTo((searched.sets * (2 * 10_000 + 18_000)) / 700_000, 9);
    expect(JSON.stringify(nestMixed(boxes, sheet, { grain: 'free', evaluations: 0 }))).toBe(JSON.stringify(bands));
  });

  it('fill the sheet exactly if possible, and share common cuts', async () => {
    const half = cutOut([0, 0], [100, 0], [100, 50], [0, 50]);
    const nesting = nestMixed(
      [
        { name: 'whole', drawing: square },
        { name: 'half', drawing: half, ratio: 2 },
      ],
      { width: 400, height: 400 },
    );
    expect([nesting.sets, nesting.count, nesting.areaBound, nesting.ofAreaBound]).toEqual([8, 24, 8, 1]);
    // 5 lines across for the squares' rows and 3 more for the halves', 5 upright: each 400 mm.
    expect(nesting.lengths.cut).toBeCloseTo(400 * (5 + 2 + 5), 6);
    const drawn = drawMixed(nesting);
    for (const format of ['dxf', 'svg'] as const) {
      const file = await formats[format].write(drawn.dieline, drawn.labels, drawn.options);
      const { dieline } = await readDrawing(Buffer.from(file));
      const cut = dieline.lines.reduce((sum, { line, curve }) => sum + (line === 'cut' ? length(curve) : 0), 0);
      expect(cut).toBeCloseTo(nesting.lengths.cut, 2);
    }
    expect(mixedRunFacts(nesting, { boxes: 20 })).toMatchObject({
      sheets: 3,
      blanks: 24,
      waste: expect.closeTo(3 * 0.16 - 20 * 0.02, 9),
    });
  });

  it('hold no fewer sets than on the given smaller sheets', () => {
    const boxes = [
      { name: 'square', drawing: square, ratio: 2 },
      { name: 'l', drawing: l },
    ];
    const small = nestMixed(boxes, sheet, { grain: 'free', evaluations: 8_000_000 });
    const larger = { width: 1003, height: 701, gripper: 1 };
    const own = (smallerSheets: readonly MixedNesting[]) =>
      nestMixed(boxes, larger, { grain: 'free', evaluations: 0, smallerSheets });
    expect(small.sets).toBeGreaterThan(own([]).sets);
    expect(own([small]).sets).toBe(small.sets);
    expect(faultsOf(own([small]), 0)).toEqual([]);
    const kept = (smallerSheets: readonly MixedNesting[]) =>
      nestMixed(boxes, larger, { grain: 'keep', evaluations: 0, smallerSheets });
    expect(kept([small])).toEqual(kept([]));
    expect(() => nestMixed(boxes.slice(1), larger, { smallerSheets: [small] })).toThrow('for another blank');
    const ratio = [{ ...boxes[0]!, ratio: 3 }, boxes[1]!];
    expect(() => nestMixed(ratio, larger, { smallerSheets: [small] })).toThrow('has an answer in the ratio 2:1');
  });

  it.each([
    [[], 'Name at least one box'],
    [[{ name: 'a b', drawing: square }], 'The box name "a b" may only have letters'],
    [
      [
        { name: 'a', drawing: square },
        { name: 'a', drawing: l },
      ],
      'Two boxes are called "a"',
    ],
    [[{ name: 'a', drawing: square, ratio: 1.5 }], 'The ratio of a is 1.5; give a whole number from 1 to 100'],
  ])('%j', (boxes, message) => expect(() => nestMixed(boxes, sheet)).toThrow(message));
});
