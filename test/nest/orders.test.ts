import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nestHere, nestMixed, type Order, type OrderCosts, planOrders, type Sheet } from '../../src/nest/index.ts';
import { boughtFor, leastCost } from '../../src/nest/orders/least-cost.ts';
import { shareOfRuns } from '../support/turns.ts';
import { faultsIn } from './apart.ts';
import { roomOf } from './proof.ts';
import { cutOut, placedOutlines } from './shapes.ts';

const here = {
  nest: nestHere.nest,
  nestMixed: async (...[boxes, sheet, options]: Parameters<typeof nestMixed>) =>
    nestMixed(boxes, sheet, { ...options, onProgress: () => true }),
} as Parameters<typeof planOrders>[0];

const rectangle = (width: number, height: number) => cutOut([0, 0], [width, 0], [width, height], [0, height]);
const square = rectangle(100, 100);
const long = rectangle(200, 100);
const plan = (orders: readonly Order[], sheets: readonly Sheet[], costs: OrderCosts = {}, more = {}) =>
  planOrders(here, orders, sheets, costs, { evaluations: 20_000, ...more });

describe('the choice among forms', () => {
  it('costs as little as the best of all numbers of sheets, one by one', () =>
    fc.assert(
      fc.asyncProperty(
        fc
          .integer({ min: 1, max: 3 })
          .chain((designs) =>
            fc.record({
              quantities: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: designs, maxLength: designs }),
              forms: fc.array(
                fc.record({
                  ups: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: designs, maxLength: designs }),
                  fixed: fc.integer({ min: 0, max: 40 }),
                  perSheet: fc.integer({ min: 0, max: 9 }),
                }),
                { minLength: 1, maxLength: 3 },
              ),
            }),
          ),
        fc.record({ sheets: fc.constantFrom(0, 2), share: fc.constantFrom(0, 0.03, 0.25) }),
        async ({ quantities, forms: some }, waste) => {
          // Each design alone makes every order possible.
          const alone = quantities.map((_, k) => ({
            ups: quantities.map((__, i) => (i === k ? 1 : 0)),
            fixed: 20,
            perSheet: 5,
          }));
          const forms = [...some, ...alone];
          const costOf = (sheets: readonly number[]): number =>
            sheets.reduce((sum, n, k) => {
              const bought = n === 0 ? 0 : Math.ceil(Number((n * (1 + waste.share) + waste.sheets).toFixed(6)));
              return sum + (n ? forms[k]!.fixed : 0) + bought * forms[k]!.perSheet;
            }, 0);
          const best = (k: number, sheets: readonly number[], left: readonly number[]): number => {
            if (k === forms.length) return left.every((n) => n <= 0) ? costOf(sheets) : Number.POSITIVE_INFINITY;
            const most = Math.max(0, ...forms[k]!.ups.map((n, i) => (n ? Math.ceil(left[i]! / n) : 0)));
            return Math.min(
              ...Array.from({ length: most + 1 }, (_, n) =>
                best(
                  k + 1,
                  [...sheets, n],
                  left.map((one, i) => one - n * forms[k]!.ups[i]!),
                ),
              ),
            );
          };
          const { sheets, isProven } = await leastCost(forms, quantities, waste);
          expect(isProven).toBe(true);
          expect(costOf(sheets)).toBeCloseTo(best(0, [], quantities), 6);
        },
      ),
      shareOfRuns(60, 3),
    ));

  it('buys whole sheets, and none for a form that is not made', () => {
    expect(boughtFor(100, { sheets: 50, share: 0.03 })).toBe(153);
    expect(boughtFor(101, { sheets: 0, share: 0.01 })).toBe(103);
    expect(boughtFor(0, { sheets: 50, share: 0.03 })).toBe(0);
  });
});

describe('a plan of orders', () => {
  const orders = [
    { name: 'square', drawing: square, quantity: 400 },
    { name: 'long', drawing: long, quantity: 400 },
  ];
  const sheet = { width: 400, height: 300 };

  it('puts designs on one form where making ready is dear, and each on its own where it is free', async () => {
    // Four of each fill the sheet: 100 sheets of one form. Alone they take 34 and 67.
    const shared = await plan(orders, [sheet], { makeReady: 100, pricePerM2: 1 });
    expect(shared.forms).toHaveLength(1);
    expect(shared.forms[0]).toMatchObject({ ups: [4, 4], sheets: 100, bought: 100 });
    expect(shared.designs.map(({ overrun }) => overrun)).toEqual([0, 0]);
    expect(shared.cost).toBeCloseTo(100 + 100 * 0.12, 9);
    expect(shared.isProven).toBe(true);
    const dies = await plan(
      orders.map((one, k) => ({ ...one, stock: `board ${k}` })),
      [sheet],
      { makeReady: 100, pricePerM2: 1 },
    );
    expect(dies.forms.map(({ ups }) => ups)).toEqual([
      [0, 6],
      [12, 0],
    ]);
    expect(dies.cost).toBeCloseTo(200 + (67 + 34) * 0.12, 9);
  });

  it('leaves out blanks that its sheets do not need, where rule costs', async () => {
    const [first] = orders;
    const { forms, designs } = await plan(
      [{ ...first!, quantity: 5 }],
      [sheet],
      { diePerMetre: 10, pricePerM2: 1 },
      { gutter: 5 },
    );
    expect(forms[0]!.blanks[0]!.placements).toHaveLength(5);
    expect(designs[0]!.overrun).toBe(0);
    expect(forms[0]!.cost.die).toBeCloseTo(5 * 0.4 * 10, 6);
  });

  it('takes the cheaper sheet by its own price, with waste and the time of the press', async () => {
    const sheets = [
      { ...sheet, price: 1 },
      { width: 400, height: 600, price: 1.5 },
    ];
    const costs = { wasteSheets: 10, wastePercent: 10, sheetsPerHour: 100, pricePerHour: 50 };
    const { forms, cost } = await plan([orders[0]!], sheets, costs);
    // 400 of 12 are 34 sheets, 48 with waste; of 24 they are 17, and 29 with waste.
    expect(forms.map(({ sheet: { height }, sheets: good, bought }) => [height, good, bought])).toEqual([[600, 17, 29]]);
    expect(cost).toBeCloseTo(29 * (1.5 + 0.5), 9);
  });

  it('lies apart on every form, gives every quantity, and is the same again', async () => {
    const three = [...orders, { name: 'tall', drawing: rectangle(60, 140), quantity: 900 }];
    const costs = { makeReady: 20, diePerMetre: 2, pricePerM2: 1 };
    const first = await plan(three, [sheet, { width: 600, height: 400 }], costs, { gutter: 3 });
    for (const { blanks, sheet: on } of first.forms) {
      const outlines = blanks.flatMap(({ blank, placements }) => placedOutlines(blank, placements));
      expect(faultsIn(outlines, roomOf(on), 3)).toEqual([]);
    }
    for (const [k, { quantity, made, overrun }] of first.designs.entries()) {
      expect(made).toBe(first.forms.reduce((sum, { ups, sheets }) => sum + ups[k]! * sheets, 0));
      expect(overrun).toBe(made - quantity);
      expect(overrun).toBeGreaterThanOrEqual(0);
    }
    expect(first.cost).toBeCloseTo(
      first.forms.reduce((sum, { cost }) => sum + cost.total, 0),
      9,
    );
    expect(JSON.stringify(await plan(three, [sheet, { width: 600, height: 400 }], costs, { gutter: 3 }))).toBe(
      JSON.stringify(first),
    );
  });

  it('refuses what is out of range, and a design that no sheet holds', async () => {
    await expect(plan([], [sheet])).rejects.toThrow('0 designs were given; a plan has from 1 to 40.');
    await expect(plan([{ ...orders[0]!, quantity: 1.5 }], [sheet])).rejects.toThrow(
      'The quantity of square is 1.5; give a whole number from 1 to 10000000, for example 5000.',
    );
    await expect(plan(orders, [sheet], { makeReady: -1 })).rejects.toThrow('makeReady is -1; give a number from 0');
    await expect(plan(orders, [sheet], { pricePerHour: 50 })).rejects.toThrow(
      'sheetsPerHour is 0; give a speed above 0',
    );
    await expect(plan(orders, [{ width: 150, height: 150 }])).rejects.toThrow('long fits none of the sheets.');
  });
});
