import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ErrorEntry, Suggestion, Unit } from '../../src/api/index.ts';
import { ask, isNoBox } from '../../src/engine/index.ts';
import { catalogue, createCatalogue, mm } from '../../src/index.ts';
import { type Entry, type Length, listed, mainId } from '../../src/template/index.ts';
import { runs, spreadOf } from '../support/turns.ts';

type Variables = Record<string, unknown>;

/** Errors of a request; empty when it is accepted. */
const errorsOf = (entry: Entry, variables: Variables): readonly ErrorEntry[] => {
  const box = ask(catalogue, { template: entry, values: variables, names: 'service' });
  return isNoBox(box) ? box.problems : [];
};

type ChangeValue = Extract<Suggestion, { type: 'change_value' }>;

const changes = (suggestions: readonly Suggestion[]): ChangeValue[] =>
  suggestions.filter((suggestion) => suggestion.type === 'change_value');

/** Clients that apply different suggestions before they ask again. */
const clients: Readonly<Record<string, (suggestions: readonly Suggestion[]) => readonly Suggestion[]>> = {
  'applies all': (suggestions) => suggestions,
  'knows no swap': changes,
  'knows no swap, and applies the first alone': (suggestions) => changes(suggestions).slice(0, 1),
  'knows no swap, and applies the last alone': (suggestions) => changes(suggestions).slice(-1),
};

/** Number of rounds until the request is accepted; undefined when no suggestion is left. */
const roundsOf = (
  entry: Entry,
  requested: Variables,
  apply: (typeof clients)[string],
  most: number,
): number | undefined => {
  const now = { ...requested };
  for (let round = 0; round <= most; round++) {
    const errors = errorsOf(entry, now);
    if (!errors.length) return round;
    const chosen = apply(errors.flatMap(({ suggestion }) => suggestion ?? []));
    for (const one of chosen)
      if (one.type === 'change_value') now[one.name] = one.value;
      else {
        const [a, b] = one.names as [string, string];
        [now[a], now[b]] = [now[b], now[a]];
      }
    if (!chosen.length) return undefined;
  }
  return undefined;
};

/** A factor from 0.2 to 5, small ones and large ones alike. */
const factor = fc.double({ min: -1, max: 1, noNaN: true }).map((power) => 5 ** power);

const mains = spreadOf(catalogue.templates, 6, 6).map((template) => catalogue.find(mainId(template))!);

/** Every size of a template at 0.2 to 5 times its default. */
const requestOf = ({ template }: Entry, factors: readonly number[], unit: Unit): Variables => {
  const sizes = Object.entries(template.size).map(([name, { kind, value }], k) => {
    const scaled = value * factors[k % factors.length]!;
    if (kind === 'integer') return [name, Math.round(scaled)];
    return [name, Number((unit === 'in' && name !== 'material' ? scaled / 25.4 : scaled).toFixed(3))];
  });
  return { unit, ...Object.fromEntries(sizes) };
};

/** Four rounds; a client that changes one value per round needs one for each value that cannot be avoided. */
const mostRounds = ({ template }: Entry, requested: Variables): number => {
  const isBeyond = ([name, { kind, min, max }]: [string, Length]): boolean => {
    const inches = requested.unit === 'in' && kind === 'length' && name !== 'material';
    const value = Number(requested[name]) * (inches ? 25.4 : 1);
    return value < min || value > max;
  };
  return Math.max(4, Object.entries(template.size).filter(isBeyond).length);
};

describe('a client whose sizes are 0.2 to 5 times the default is accepted within four rounds', () => {
  it.each(Object.entries(clients))('if it %s', (_, apply) => {
    let refused = 0;
    const unit = fc.constantFrom<Unit>('mm', 'in');
    for (const entry of mains) {
      fc.assert(
        fc.property(fc.array(factor, { minLength: 4, maxLength: 7 }), unit, (factors, unit) => {
          const requested = requestOf(entry, factors, unit);
          const rounds = roundsOf(entry, requested, apply, mostRounds(entry, requested));
          expect(rounds, `${entry.id} ${JSON.stringify(requested)}`).toBeDefined();
          if (rounds) refused++;
        }),
        { numRuns: runs(6) },
      );
    }
    expect(refused).toBeGreaterThan(mains.length);
  });
});

describe('one value compensates for another', () => {
  // Changing five values, each as little as possible, would also be valid.
  const wrong: readonly [id: string, Variables][] = [
    ['becf-12018', { unit: 'mm', length: 36.336, width: 24.967, height: 38.888, front_height: 54.637, material: 1.04 }],
    [
      'becf-12502',
      {
        unit: 'in',
        length: 1.859,
        top_width: 5.848,
        bottom_width: 0.471,
        height: 0.536,
        number_of_slot: 5,
        material: 1.238,
      },
    ],
  ];
  it.each(wrong)('%s: four changes are enough, in any order', (id, requested) => {
    const entry = catalogue.find(id)!;
    for (const apply of Object.values(clients)) expect(roundsOf(entry, requested, apply, 4)).toBeLessThanOrEqual(4);
    expect(changes(errorsOf(entry, requested).flatMap(({ suggestion }) => suggestion ?? []))).toHaveLength(4);
  });
});

describe('beside a swap', () => {
  const autoBottom = catalogue.find('becf-11001')!;
  const swapped = { unit: 'mm', length: 52, width: 60, height: 100, material: 0.4 };

  it('always offers a change that is valid by itself, and both together are valid too', () => {
    const suggestions = errorsOf(autoBottom, swapped).map(({ suggestion }) => suggestion);
    expect(suggestions).toEqual([
      { type: 'swap_values', names: ['length', 'width'] },
      { type: 'change_value', name: 'length', value: 60 },
    ]);
    expect(errorsOf(autoBottom, { ...swapped, length: 60 })).toEqual([]);
    expect(errorsOf(autoBottom, { ...swapped, length: 60, width: 52 })).toEqual([]);
  });

  it('offers no swap that leaves the two sizes invalid', () => {
    const errors = errorsOf(catalogue.find('becf-10b01')!, { ...swapped, length: 21.76, width: 35.97, height: 42 });
    expect(errors.map(({ suggestion }) => suggestion)).toEqual([{ type: 'change_value', name: 'length', value: 80 }]);
  });
});

it('a template whose limits exclude one another is a defect, named with its limits', () => {
  const flat = catalogue.find('becf-12801')!;
  const options = () => ({ flap: mm(40, [90, 12], 'Flap') });
  const shop = createCatalogue([{ ...flat.template, options, ids: listed({ 'shop-card': {} })({}), choices: {} }]);
  const { length, width, height } = flat.template.size;
  const given = Object.fromEntries(
    Object.entries({ length, width, height }).map(([name, size]) => [name, size?.value]),
  );
  expect(() => errorsOf(shop.find('shop-card')!, { unit: 'mm', material: 0.5, ...given })).toThrow(
    /^shop-card: found no valid values, starting from \{.*\}\. At last flap is 90, its limits are 90 to 12$/,
  );
});
