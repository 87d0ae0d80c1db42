import type { DielinesApi } from '../../src/index.ts';
import { templates } from '../../src/index.ts';
import { type ConfiguredRange, digitsOf, endsCount, type RangeAxis, rangeNumber } from '../../src/template/index.ts';

const shuffled = <T>(list: readonly T[], random: () => number): T[] => {
  const all = [...list];
  for (let k = all.length - 1; k > 0; k--) {
    const other = Math.floor(random() * (k + 1));
    [all[k], all[other]] = [all[other]!, all[k]!];
  }
  return all;
};

export const ranges: readonly ConfiguredRange[] = templates.flatMap(({ ids }) => (ids.range ? [ids.range] : []));

/** Order of the ends of a range, the slowest axis first; `third` stands for the unknown value. */
export type Order = readonly RangeAxis[];

export const bodyOf = (range: ConfiguredRange): Order =>
  range.body.map((axis) => ({ ...axis, values: axis.values!.map((value) => value ?? 'other_cover') }));

/** Orders that are consistent with the known ids. */
export const orderFor = (range: ConfiguredRange, random: () => number): Order => {
  for (;;) {
    const order = shuffled(range.ends, random).map((axis) => ({
      ...axis,
      values: shuffled(
        axis.values!.map((value) => value ?? 'third_dust_flap'),
        random,
      ),
    }));
    const at = (id: string): Readonly<Record<string, string>> =>
      valuesAt(order, rangeNumber(range, id)! % endsCount(range));
    const plain = { flap: 'uni_tuck_flap', dust_flap: 'slit_lock_dust_flap', tuck: 'sit_lock_tuck' } as const;
    const main = templates.find(({ ids }) => ids.range === range)!.ids.named[0];
    const flap = range.prefix === 'becf-108' ? plain.flap : 'friction_fit_tuck_in_flap';
    const fits = Object.entries(at(main)).every(([name, value]) => {
      const kind = name.slice(name.indexOf('_') + 1);
      return kind === 'feature' || value === { ...plain, flap }[kind as keyof typeof plain];
    });
    const known = Object.entries(range.known ?? {}).every(([id, told]) =>
      Object.entries(told).every(([name, value]) => at(id)[name] === value),
    );
    if (fits && known) return order;
  }
};

export const valuesAt = (order: Order, n: number): Readonly<Record<string, string>> => {
  const digits = digitsOf(n, order);
  return Object.fromEntries(order.map(({ name, values }, k) => [name, values![digits[k]!]!]));
};

const tagsOf = (values: Readonly<Record<string, string>>): string[] =>
  ['thumb_cut', 'postal_lock'].flatMap((feature) => {
    const ends = ['top', 'bottom'].filter((end) => `${end}_feature` in values);
    const having = ends.filter((end) => values[`${end}_feature`] === feature);
    return having.length === ends.length ? [feature] : having.map((end) => `${end}_${feature}`);
  });

/** A template body as the service writes it. */
export const templateBody = (id: string, orders: ReadonlyMap<ConfiguredRange, Order>) => {
  for (const [range, order] of orders) {
    const n = rangeNumber(range, id);
    if (n === undefined) continue;
    const values = {
      ...valuesAt(bodyOf(range), Math.floor(n / endsCount(range))),
      ...valuesAt(order, n % endsCount(range)),
    };
    const attributes = Object.entries(values)
      .filter(([name, value]) => !name.endsWith('_feature') && value !== 'none')
      .map(([name, value]) => [
        name,
        { type: name.replace(/^(top|bottom)_/, ''), id: value, image: 'https://x.example/a.svg' },
      ]);
    return {
      dieline_template: { type: 'dieline_template', id, ...Object.fromEntries(attributes), tags: tagsOf(values) },
    };
  }
  return undefined;
};

/** A service that numbers its configured ids in these orders. */
export const shuffledService = (orders: ReadonlyMap<ConfiguredRange, Order>): Pick<DielinesApi, 'readTemplate'> => ({
  readTemplate: async (id) => {
    const body = templateBody(id, orders);
    if (!body) throw new Error(`no template ${id}`);
    return body as unknown as Awaited<ReturnType<DielinesApi['readTemplate']>>;
  },
});
