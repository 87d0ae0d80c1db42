import { keptIn, mapValues, perObject } from '../geometry/index.ts';
import type { Length, Lengths } from './length.ts';
import type { Incompatible, Template } from './template.ts';
import type { Choices, Chosen } from './variant.ts';

/** One value outside its limits, in mm, degrees or pieces. */
export interface OutOfLimits {
  readonly kind: 'limits';
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly of: Length['kind'];
}

/** Two sizes that are valid only when swapped. */
export interface WrongOrder {
  readonly kind: 'order';
  readonly names: readonly [larger: string, smaller: string];
}

export type Violation = OutOfLimits | WrongOrder;

export interface Resolved {
  /** Every variable of the template: given values, and defaults for the rest. */
  readonly values: Readonly<Record<string, number>>;
  readonly chosen: Readonly<Record<string, string>>;
  /** The variables with their limits at these values, as from `variables`. Finer settings are included only when the sizes are valid. */
  readonly lengths: Lengths;
  readonly violations: readonly Violation[];
}

/** The choices of an id, with the template's first values for those it omits. */
export const resolveChoices = (t: Template, choices: Partial<Chosen<Choices>> = {}): Record<string, string> =>
  mapValues(t.choices, ([first], name) => choices[name] ?? first!);

/** The rule that makes these choices incompatible, or undefined. */
export const findIncompatible = (t: Template, chosen: Readonly<Record<string, string>>): Incompatible | undefined =>
  t.incompatible?.find(({ choices }) =>
    Object.entries(choices).every(([name, values]) => values.includes(chosen[name] ?? '')),
  );

/** Facts about an id that do not depend on the request. */
interface IdFacts {
  readonly size: Lengths;
  readonly chosen: Readonly<Record<string, string>>;
  /** Its variables at default values. */
  usual?: Lengths;
}

/** Most ids of one template with cached facts: more than any template names. Ids with other choices could fill the memory. */
const MOST_CACHED = 2000;
const cache = perObject((_: Template) => new Map<string | undefined, IdFacts>());

/** The cached facts about an id: every request needs them several times. */
const factsOf = (t: Template, id: string | undefined): IdFacts =>
  keptIn(
    cache(t),
    id,
    () => ({
      size: sizesOf(t, id),
      chosen: Object.freeze(resolveChoices(t, id === undefined ? {} : t.ids.parse(id)?.choices)),
    }),
    MOST_CACHED,
  );

/** The default sizes of a template's id. */
export const sizesOf = (t: Template, id?: string): Lengths => {
  const own = id === undefined ? undefined : t.ids.parse(id)?.size;
  if (!own) return t.size;
  return mapValues(t.size, (l, name) => ({ ...l, value: own[name] ?? l.value }));
};

/** Every variable of an id, with defaults and limits at the given sizes. Omitted sizes take their defaults. */
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

/** Fills in defaults and reports all violations at once. Ignores unknown names. Checks finer settings last, because sizes limit them. */
export const resolve = (t: Template, given: Readonly<Record<string, number>> = {}, id?: string): Resolved => {
  const violations: Violation[] = [];
  const { size: plain, chosen } = factsOf(t, id);
  const check = (lengths: Lengths, values: Readonly<Record<string, number>>): void => {
    for (const name in lengths) {
      const l = lengths[name]!;
      if (!inRange(l, values[name]!))
        violations.push({ kind: 'limits', name, value: values[name]!, min: l.min, max: l.max, of: l.kind });
    }
  };

  const size = sizesFor(t, plain, chosen, given);
  // When swapping two sizes makes them valid, reports only the swap.
  const swapped = t.order && swappedSizes(size, t.order);
  const isSwap = swapped && (allInRange(plain, swapped) || allInRange(plain, size));
  if (isSwap) violations.push({ kind: 'order', names: t.order! });
  const basis = isSwap ? swapped : size;
  // Limits that one size sets for another are meaningful only when each size is within its own limits.
  const limits = allInRange(plain, basis) ? narrow(t, chosen, plain, basis) : plain;
  check(limits, basis);
  if (violations.length) return { values: size, chosen, lengths: limits, violations };
  const options = t.options(size, chosen);
  const values: Record<string, number> = Object.assign({}, size);
  for (const name in options) values[name] = given[name] ?? options[name]!.value;
  check(options, values);
  return { values, chosen, lengths: Object.assign({}, limits, options), violations };
};

/** Tolerance of a limit, in mm, for the rounding of limits computed from sizes in inches. */
const NOISE = 1e-9;

const inRange = ({ min, max, kind }: Length, value: number): boolean =>
  value >= min - NOISE && value <= max + NOISE && (kind !== 'integer' || Number.isInteger(value));

const allInRange = (lengths: Lengths, values: Readonly<Record<string, number>>): boolean => {
  for (const name in lengths) if (!inRange(lengths[name]!, values[name]!)) return false;
  return true;
};

/** The sizes with these two swapped, when the first is the smaller one. */
const swappedSizes = (size: Readonly<Record<string, number>>, [a, b]: readonly [string, string]) =>
  size[a]! < size[b]! ? { ...size, [a]: size[b]!, [b]: size[a]! } : undefined;

/** The given sizes, and the usual ones for the rest. */
const sizesFor = (
  t: Template,
  plain: Lengths,
  chosen: Readonly<Record<string, string>>,
  given: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> => {
  const size = mapValues(plain, (l, name) => given[name] ?? l.value);
  const following = t.following?.filter((name) => given[name] === undefined);
  if (!following?.length) return size;
  const limits = narrow(t, chosen, plain, size);
  for (const name of following) size[name] = limits[name]!.value;
  return size;
};

/** The template's own limits, narrowed by the limits that its sizes set for one another. */
const narrow = (
  t: Template,
  chosen: Readonly<Record<string, string>>,
  plain: Lengths,
  size: Readonly<Record<string, number>>,
): Lengths => {
  const closer = t.sizeLimits?.(size, chosen);
  if (!closer) return plain;
  return mapValues(plain, (l, name) => {
    const limits = closer[name];
    if (!limits) return l;
    const { kind, about } = l;
    const [min, max] = [Math.max(l.min, limits.min ?? l.min), Math.min(l.max, limits.max ?? l.max)];
    const value = t.following?.includes(name) ? Math.max(min, Math.min(l.value, max)) : l.value;
    return { kind, value, min, max, about };
  });
};
