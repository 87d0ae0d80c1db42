import { mapValues } from '../geometry/index.ts';
import { type Entry, type OutOfLimits, sizesOf, type Violation } from '../template/index.ts';
import { defined, type LengthUnit } from '../values/index.ts';
import { materialInInches, planner } from './plan-changes.ts';
import { readableDefault } from './readable-value.ts';
import { inTerms, type Offsets } from './size-offsets.ts';
import type { Given } from './units.ts';

/** A fault of one value, given the others: out of limits, board in inches, wrong order with another size, or none valid left for it. */
type Fault = Violation | { readonly kind: 'inches' } | { readonly kind: 'room'; readonly of: string };

export interface Change {
  readonly name: string;
  /** New value in the unit of the request. */
  readonly value: number;
  readonly fault: Fault;
  /** Names of the other changes that make this change necessary. */
  readonly after: readonly string[];
  /** True when the violation appears only after the swap. */
  readonly afterSwap: boolean;
}

/**
 * Finds changes that make a request valid together, with or without the swap. Each alone is progress: callers may apply one and ask again.
 * @param open names without a usable number; sizes among them start at their default.
 * @param offsets by how much the given sizes exceed those of the template. Suggestions are in the given ones.
 * @throws Error when the template's own defaults are invalid.
 */
export const suggestValues = (
  entry: Entry,
  given: Given,
  open: ReadonlySet<string>,
  unit: LengthUnit,
  offsets: Offsets = {},
) => {
  const sizes = inTerms(sizesOf(entry.template, entry.id), offsets);
  const usual = defined(
    mapValues(sizes, (length, name) => (open.has(name) ? readableDefault(name, length, unit) : undefined)),
  );
  const requested: Given = { ...given, ...usual };
  const { ask, plan } = planner(entry, unit, offsets);
  const violations = ask(requested);
  const swapped = swapOf(requested, violations, open, (values) => plan(values, open));
  const start = swapped?.values ?? requested;
  const beside = swapped?.changes ?? plan(requested, open);
  const insteadOfSwap = swapped ? plan({ ...requested, ...beside }, open) : {};
  const changed = Object.entries(beside).filter(([name]) => !open.has(name));
  return {
    swap: swapped?.names,
    /** Changes to make instead of the swap, for callers that cannot swap. They are also valid after it. */
    insteadOfSwap,
    changes: changed.map(([name, value]): Change => {
      const { [name]: _, ...others } = beside;
      const fault = faultOf(name, ask({ ...start, ...others }), unit);
      const known = violations.some((one) => one.kind === 'limits' && isSame(one, fault));
      const after = known ? [] : Object.keys({ ...usual, ...others });
      return { name, value, fault, after: after.filter((other) => sizes[other]), afterSwap: !known && !!swapped };
    }),
    /** Violations that only changes of other values can clear. */
    hopeless: violations.filter((one) => one.kind === 'limits').filter(({ min, max }) => !(min <= max)),
    /** Values of the request after all changes, without the swap. */
    values: { ...requested, ...beside, ...insteadOfSwap } as Given,
  };
};

export type Suggested = ReturnType<typeof suggestValues>;

/** Swaps two sizes if that fixes their order, and plans the remaining changes. */
const swapOf = (
  given: Given,
  violations: readonly Violation[],
  open: ReadonlySet<string>,
  plan: (given: Given) => Given,
) => {
  const names = violations.find((one) => one.kind === 'order')?.names;
  if (!names || names.some((name) => open.has(name))) return undefined;
  const [a, b] = names;
  const values: Given = { ...given, [a]: given[b]!, [b]: given[a]! };
  const changes = plan(values);
  return names.some((name) => name in changes) ? undefined : { names, values, changes };
};

/** The violation of one value when all others are corrected. */
const faultOf = (name: string, violations: readonly Violation[], unit: LengthUnit): Fault => {
  const own = violations.find((one) => one.kind === 'limits' && one.name === name);
  if (own?.kind === 'limits') return unit === 'in' && materialInInches(own) !== undefined ? { kind: 'inches' } : own;
  const order = violations.find((one) => one.kind === 'order' && one.names.includes(name));
  if (order?.kind === 'order') return order;
  const [first] = violations;
  return { kind: 'room', of: first?.kind === 'limits' ? first.name : (first?.names[0] ?? name) };
};

const isSame = (a: OutOfLimits, b: Fault): boolean =>
  b.kind === 'inches'
    ? a.name === 'material'
    : b.kind === 'limits' && a.name === b.name && a.min === b.min && a.max === b.max;
