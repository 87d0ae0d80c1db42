import { describe, expect, it } from 'vitest';
import type { CalculatePartsRequest, GivenVariables } from '../../src/api/index.ts';
import { catalogue } from '../../src/index.ts';
import { nestHere } from '../../src/nest/index.ts';
import { localApi, memoryStore, type Store } from '../../src/service/local/index.ts';
import { idWithChoices, mainId, variables } from '../../src/template/index.ts';
import { spreadOf } from '../support/turns.ts';
import { samples } from './samples.ts';

/** A service that notes the key of every charge. */
const noting = (of = catalogue) => {
  const charged: string[] = [];
  const store: Store = {
    ...memoryStore(),
    spendCredit: async ({ account, request }) => {
      charged.push(`${account} ${request}`);
      return true;
    },
  };
  const keyOf = async (id: string, body: CalculatePartsRequest, account = ''): Promise<string> => {
    await localApi({ catalogue: of, store, credits: 9, account }).calculateParts(id, body);
    return charged.at(-1)!;
  };
  return { keyOf };
};

/** The sizes and settings that a template has at its usual size, and another valid value of each. */
const valuesOf = (
  id: string,
): { readonly usual: GivenVariables; readonly others: readonly (readonly [string, number])[] } => {
  const { template } = catalogue.find(id)!;
  const all = variables(template, id);
  const usual = Object.fromEntries(Object.entries(all).map(([name, { value }]) => [name, value]));
  const others = Object.entries(all).flatMap(([name, { value, min, max, kind }]) => {
    const step = kind === 'integer' ? 1 : Math.min(1, (max - min) / 8);
    const next = [value + step, value - step].filter((other) => step > 0.02 && other >= min && other <= max);
    return next.map((other) => [name, other] as const);
  });
  // Limits of our own sizes and boards.
  return { usual: { unit: 'mm', dimension_type: 'internal', printing_method: 'flexo', ...usual }, others };
};

const some = spreadOf(catalogue.templates.map(mainId), 20, 20);

describe('one credit for one box', () => {
  it.each(some)('%s: every size, setting, choice and the area make another charge', async (id) => {
    const { keyOf } = noting();
    const { usual, others } = valuesOf(id);
    const first = await keyOf(id, { variables: usual });
    const keys = new Map([['as it is', first]]);
    const expectAnother = (why: string, key: string): void => {
      expect(
        [...keys].filter(([, known]) => known === key),
        `${id}: ${why}`,
      ).toEqual([]);
      keys.set(why, key);
    };
    const entry = catalogue.find(id)!;
    // Areas of hard cardboards are not calculated.
    if (entry.group.category !== 'Hard Cardboards')
      expectAnother('with its area', await keyOf(id, { area: true, variables: usual }));
    expectAnother('of another account', await keyOf(id, { variables: usual }, 'shop-a'));
    let changed = 0;
    for (const [name, value] of others) {
      const key = await keyOf(id, { variables: { ...usual, [name]: value } }).catch(() => undefined);
      if (key === undefined) continue;
      changed++;
      expectAnother(`${name} ${value}`, key);
    }
    expect(changed).toBeGreaterThan(0);
    for (const [choice, values] of Object.entries(entry.template.choices))
      for (const value of values) {
        const other = idWithChoices(entry, { ...entry.chosen, [choice]: value });
        if (other === id || !catalogue.find(other)) continue;
        const key = await keyOf(other, { variables: valuesOf(other).usual }).catch(() => undefined);
        if (key !== undefined) expectAnother(other, key);
      }
  });

  it('the same sizes of another template make another charge', async () => {
    const { keyOf } = noting(samples);
    const body = { variables: { unit: 'mm', length: 200, material: 2 } } as const;
    // They differ in nothing else.
    expect(await keyOf('becf-f2001', body)).not.toBe(await keyOf('becf-f3001', body));
  });

  it('the same box in another unit, order or spelling makes no other', async () => {
    for (const id of some) {
      const { keyOf } = noting();
      const { usual } = valuesOf(id);
      const first = await keyOf(id, { variables: usual });
      const { unit: _, ...sizes } = usual;
      const texts = Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, String(value)]));
      const reversed = Object.fromEntries(Object.entries(usual).reverse()) as GivenVariables;
      for (const variables of [reversed, { ...texts, unit: 'mm' as const }])
        expect(await keyOf(id, { variables, area: false }), id).toBe(first);
    }
  });
});

describe('one calculation for equal nestings', () => {
  const box = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 } as const;
  const sheet = { unit: 'mm', sheet_width: 400, sheet_height: 300 } as const;

  it('another for every field that changes the layout', async () => {
    let calculated = 0;
    const nester: typeof nestHere = {
      ...nestHere,
      nest: (drawing, on, options) => {
        calculated++;
        return nestHere.nest(drawing, on, { ...options, evaluations: 0 });
      },
    };
    const api = localApi({ catalogue, nester });
    const dielineOf = async (id: string, variables: typeof box | { readonly length: number }) =>
      (await api.createDieline(id, { format: 'svg', variables: { ...box, ...variables } })).dieline.id;
    const first = await dielineOf('becf-10101', box);
    const format = 'svg' as const;
    const id = 'lt_straight-box-0';
    const asked: readonly (readonly [string, string, object])[] = [
      [first, id, {}],
      [await dielineOf('becf-10101', { length: 61 }), id, {}],
      [await dielineOf('becf-10102', box), id, {}],
      [first, 'lt_straight-0', {}],
      ...['sheet_width', 'sheet_height'].map((name) => [first, id, { [name]: 350 }] as const),
      ...['sheet_margin_top', 'sheet_margin_bottom', 'sheet_margin_side', 'margin_x', 'margin_y'].map(
        (name) => [first, id, { [name]: 3 }] as const,
      ),
      [first, id, { keep_grain: true }],
    ];
    for (const times of [1, 2])
      for (const [k, [dieline, layout, more]] of asked.entries()) {
        await api.createNesting(dieline, layout, { format, variables: { ...sheet, ...more } });
        expect(calculated, JSON.stringify(more)).toBe(times === 1 ? k + 1 : asked.length);
      }
    // Given counts are calculated after the whole layout.
    const before = calculated;
    for (const counts of [
      { num_x: 8, num_y: 8 },
      { num_x: 8, num_y: 9 },
      { num_x: 9, num_y: 8 },
    ])
      await api.createNesting(first, id, { format, variables: { ...sheet, ...counts } });
    expect(calculated - before).toBe(3);
    // What does not change it: the drawn edge, the header, the format, and a dieline of the same box.
    await api.createNesting(first, id, { format: 'dxf', pdf_header: false, variables: { ...sheet, sheet: false } });
    await api.createNesting(await dielineOf('becf-10101', box), id, { format, variables: sheet });
    expect(calculated - before).toBe(3);
  });
});
