import type { Length, Lengths } from './length.ts';
import type { Incompatible, Template } from './template.ts';
import type { Choices, Chosen } from './variant.ts';

/** One value out of its limits. In mm, degrees or pieces. */
export interface OutOfLimits {
  readonly kind: 'limits';
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly of: Length['kind'];
}

/** Two sizes the wrong way round, which would do the other way round. */
export interface WrongOrder {
  readonly kind: 'order';
  readonly names: readonly [larger: string, smaller: string];
}

export type Violation = OutOfLimits | WrongOrder;

export interface Resolved {
  /** Every variable of the template: what was given, and defaults for the rest. */
  readonly values: Readonly<Record<string, number>>;
  readonly chosen: Readonly<Record<string, string>>;
  /** The variables with their limits at these values, as `variables` gives them; finer settings only where the sizes are sound. */
  readonly lengths: Lengths;
  readonly violations: readonly Violation[];
}

/**
 * The choices of an id, the template's first where it names none.
 * @example
 * resolveChoices(catalogue.find('becf-10101')!.template, { flap: 'chamfer_flap' }).flap; // = 'chamfer_flap'
 */
export const resolveChoices = (t: Template, choices: Partial<Chosen<Choices>> = {}): Record<string, string> =>
  each(t.choices, ([first], name) => choices[name] ?? first!);

/**
 * What keeps these choices from going together, if anything does.
 * @example
 * const { template: own, chosen } = catalogue.find('becf-10101')!;
 * findIncompatible(own, chosen); // = undefined
 */
export const findIncompatible = (t: Template, chosen: Readonly<Record<string, string>>): Incompatible | undefined =>
  t.incompatible?.find(({ choices }) =>
    Object.entries(choices).every(([name, values]) => values.includes(chosen[name] ?? '')),
  );

/** What an id stands for, whatever is asked. */
interface IdFacts {
  readonly size: Lengths;
  readonly chosen: Readonly<Record<string, string>>;
  /** Its variables when nothing is asked. */
  usual?: Lengths;
}

/** Ids of one template whose facts are kept: more than any template lists. Ids with choices after them have no end. */
const KEPT = 2000;
const kept = new WeakMap<Template, Map<string | undefined, IdFacts>>();

/** Every request asks for them, several times. */
const factsOf = (t: Template, id: string | undefined): IdFacts => {
  const known = kept.get(t)?.get(id);
  if (known) return known;
  const facts = {
    size: sizesOf(t, id),
    chosen: Object.freeze(resolveChoices(t, id === undefined ? {} : t.ids.parse(id)?.choices)),
  };
  const ids = kept.get(t) ?? new Map<string | undefined, IdFacts>();
  if (ids.size >= KEPT) ids.clear();
  kept.set(t, ids.set(id, facts));
  return facts;
};

/**
 * The sizes a template's id shows when nothing is asked.
 * @example
 * Object.keys(sizesOf(catalogue.find('becf-10101')!.template)); // = ['length', 'width', 'height', 'material']
 */
export const sizesOf = (t: Template, id?: string): Lengths => {
  const own = id === undefined ? undefined : t.ids.parse(id)?.size;
  if (!own) return t.size;
  return each(t.size, (l, name) => ({ ...l, value: own[name] ?? l.value }));
};

/**
 * Every variable of an id with defaults and limits at the size given, the rest of it by default.
 * @example
 * const { template: own, id } = catalogue.find('becf-10101')!;
 * variables(own, id).dust_flap?.kind; // = 'length'
 */
export const variables = (t: Template, id?: string, given?: Readonly<Record<string, number>>): Lengths => {
  const facts = factsOf(t, id);
  if (!given) {
    facts.usual ??= lengthsAt(t, facts, {});
    return facts.usual;
  }
  return lengthsAt(t, facts, given);
};

const lengthsAt = (t: Template, { size, chosen }: IdFacts, given: Readonly<Record<string, number>>): Lengths => {
  const values = sizesFor(t, size, chosen, given);
  return Object.assign({}, narrow(t, chosen, size, values), t.options(values, chosen));
};

/**
 * Fills in defaults and checks limits, and complains about everything at once.
 * Unknown names are passed over. Finer settings are looked at once the sizes are
 * sound, because their limits depend on them.
 * @example
 * const { values, violations } = resolve(catalogue.find('becf-10101')!.template, { length: 60 });
 * violations.length; // = 0
 * values.length; // = 60
 */
export const resolve = (t: Template, given: Readonly<Record<string, number>> = {}, id?: string): Resolved => {
  const violations: Violation[] = [];
  const { size: plain, chosen } = factsOf(t, id);
  const check = (lengths: Lengths, values: Readonly<Record<string, number>>): void => {
    for (const name of Object.keys(lengths)) {
      const l = lengths[name]!;
      if (!inRange(l, values[name]!))
        violations.push({ kind: 'limits', name, value: values[name]!, min: l.min, max: l.max, of: l.kind });
    }
  };

  const size = sizesFor(t, plain, chosen, given);
  // When swapping length and width would make them valid, report the swap alone.
  const turned = t.order && turnedRound(size, t.order);
  const swap = turned && (allInRange(plain, turned) || allInRange(plain, size));
  if (swap) violations.push({ kind: 'order', names: t.order! });
  const basis = swap ? turned : size;
  // What sizes ask of one another means something only once each is sound by itself.
  const limits = allInRange(plain, basis) ? narrow(t, chosen, plain, basis) : plain;
  check(limits, basis);
  if (violations.length) return { values: size, chosen, lengths: limits, violations };
  const options = t.options(size, chosen);
  const values: Record<string, number> = Object.assign({}, size);
  for (const name of Object.keys(options)) values[name] = given[name] ?? options[name]!.value;
  check(options, values);
  return { values, chosen, lengths: Object.assign({}, limits, options), violations };
};

/** A limit is kept to a millionth of a micron: one that is worked out from sizes in inches is not rounder than that. */
const NOISE = 1e-9;

const inRange = ({ min, max, kind }: Length, value: number): boolean =>
  value >= min - NOISE && value <= max + NOISE && (kind !== 'integer' || Number.isInteger(value));

const allInRange = (lengths: Lengths, values: Readonly<Record<string, number>>): boolean =>
  Object.keys(lengths).every((name) => inRange(lengths[name]!, values[name]!));

/** The sizes with these two exchanged, where the first is the smaller one. */
const turnedRound = (
  size: Readonly<Record<string, number>>,
  [a, b]: readonly [string, string],
): Readonly<Record<string, number>> | undefined =>
  size[a]! < size[b]! ? { ...size, [a]: size[b]!, [b]: size[a]! } : undefined;

/** The sizes that are given, and the usual ones for the rest. */
const sizesFor = (
  t: Template,
  plain: Lengths,
  chosen: Readonly<Record<string, string>>,
  given: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> => {
  const size = each(plain, (l, name) => given[name] ?? l.value);
  const following = t.following?.filter((name) => given[name] === undefined);
  if (!following?.length) return size;
  const limits = narrow(t, chosen, plain, size);
  for (const name of following) size[name] = limits[name]!.value;
  return size;
};

/** The template's own limits, drawn closer by what the sizes ask of one another. */
const narrow = (
  t: Template,
  chosen: Readonly<Record<string, string>>,
  plain: Lengths,
  size: Readonly<Record<string, number>>,
): Lengths => {
  const closer = t.sizeLimits?.(size, chosen);
  if (!closer) return plain;
  return each(plain, (l, name) => {
    const limits = closer[name];
    if (!limits) return l;
    const { kind, about } = l;
    const [min, max] = [Math.max(l.min, limits.min ?? l.min), Math.min(l.max, limits.max ?? l.max)];
    const value = t.following?.includes(name) ? Math.max(min, Math.min(l.value, max)) : l.value;
    return { kind, value, min, max, about };
  });
};

/** The same names, each with what `f` makes of its value. */
const each = <A, B>(of: Readonly<Record<string, A>>, f: (value: A, name: string) => B): Record<string, B> => {
  const made: Record<string, B> = {};
  for (const name of Object.keys(of)) made[name] = f(of[name]!, name);
  return made;
};
