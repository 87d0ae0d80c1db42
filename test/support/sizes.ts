import fc from 'fast-check';
import {
  findIncompatible,
  type Length,
  type Lengths,
  type Resolved,
  resolve,
  resolveChoices,
  sizesOf,
  type Template,
  variables,
  withVariant,
} from '../../src/template/index.ts';

/** A template with one of its ids. */
export interface Variation {
  readonly template: Template;
  readonly id: string;
}

/** Number grids that people use: half a micron, a micron, a twentieth of a millimetre, about a thousandth of an inch. */
export const GRIDS = [0.0005, 0.001, 0.05, 1 / 25.4] as const;

/**
 * Position of each number between its limits, 0…1; undefined is its default. Sizes
 * first, then options; with more variables than shares, the shares repeat.
 */
export interface Wish {
  readonly shares: readonly (number | undefined)[];
  /** Numbers are multiples of this, in mm; plain doubles if undefined. */
  readonly grid: number | undefined;
}

const SHARES = 24;

const share = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 4, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constant(1) },
);

/** Sizes and options anywhere within their limits, often at their ends or defaults, as doubles and on grids. */
export const anyWish: fc.Arbitrary<Wish> = fc.record({
  shares: fc.array(share, { minLength: SHARES, maxLength: SHARES }),
  grid: fc.constantFrom(undefined, ...GRIDS),
});

const ANY = 'any choices';

/** The template with a new id for these choices. */
export const chosenAs = (template: Template, choices: Readonly<Record<string, string>>): Variation => ({
  template: withVariant(template, ANY, { choices }),
  id: ANY,
});

/** One of its ids, or any valid choices, with or without an id. */
export const anyVariation = (template: Template): fc.Arbitrary<Variation> => {
  const listed = fc.constantFrom(...template.ids.named).map((id): Variation => ({ template, id }));
  const free = fc
    .record(
      Object.fromEntries(Object.entries(template.choices).map(([name, list]) => [name, fc.constantFrom(...list)])),
    )
    .filter((choices) => !findIncompatible(template, choices))
    .map((choices) => chosenAs(template, choices));
  return fc.oneof(listed, free);
};

const place = ({ min, max, value, kind }: Length, at: number | undefined, grid: number | undefined): number => {
  if (at === undefined) return value;
  // Sizes that span decades are distributed by ratio, because small boxes have most faults.
  const wanted = min > 0 && max > 10 * min ? min * (max / min) ** at : min + at * (max - min);
  const step = kind === 'integer' ? 1 : grid;
  return Math.min(max, Math.max(min, step ? Math.round(wanted / step) * step : wanted));
};

const placeAll = (lengths: Lengths, { shares, grid }: Wish, first = 0): Record<string, number> =>
  Object.fromEntries(
    Object.entries(lengths).map(([name, l], k) => [name, place(l, shares[(first + k) % shares.length], grid)]),
  );

export interface Followed {
  readonly given: Readonly<Record<string, number>>;
  /** Violations remain if the suggestions lead nowhere. */
  readonly settled: Resolved;
}

/** Follows the suggestions at most four times: the nearest limit, or two sizes swapped. */
export const follow = ({ template, id }: Variation, given: Readonly<Record<string, number>>): Followed => {
  let now = { ...given };
  let settled = resolve(template, now, id);
  for (let round = 0; round < 4 && settled.violations.length; round++) {
    for (const c of settled.violations)
      if (c.kind === 'order') {
        const [a, b] = c.names;
        now = { ...now, [a]: settled.values[b]!, [b]: settled.values[a]! };
      } else {
        const near = Math.min(c.max, Math.max(c.min, c.value));
        const whole = near > c.value ? Math.ceil(near) : Math.floor(near);
        now = { ...now, [c.name]: c.of === 'integer' ? whole : near };
      }
    settled = resolve(template, now, id);
  }
  return { given: now, settled };
};

/** The requested sizes, valid together or not. */
export const wishedSizes = ({ template, id }: Variation, wish: Wish): Record<string, number> =>
  placeAll(sizesOf(template, id), wish);

/** The valid values for a request: sizes first, then options within the limits of those sizes. */
export const wished = (variation: Variation, wish: Wish): Followed => {
  const { template, id } = variation;
  const sizes = wishedSizes(variation, wish);
  const sound = follow(variation, sizes);
  if (sound.settled.violations.length) return sound;
  const { values } = sound.settled;
  const plain = Object.keys(sizes);
  const options = Object.entries(variables(template, id, values)).filter(([name]) => !plain.includes(name));
  const given = { ...sound.given, ...placeAll(Object.fromEntries(options), wish, plain.length) };
  return { given, settled: resolve(template, given, id) };
};

/** The choices of a variation as text. */
export const called = ({ template, id }: Variation): string =>
  id === ANY ? `${template.name} ${JSON.stringify(resolveChoices(template, template.ids.parse(id)?.choices))}` : id;
