import type { Unit } from '../api/index.ts';
import { type Entry, type OutOfLimits, sizesOf, type Violation } from '../template/index.ts';
import { materialInInches, type Planner, planner } from './plan-changes.ts';
import { readableDefault } from './readable-value.ts';
import type { Given } from './units.ts';

/**
 * What is wrong with one value, given the others: out of its limits; board given in inches; smaller than another although it
 * must not be; or no room left for another.
 */
type Fault =
  | OutOfLimits
  | { readonly kind: 'inches' }
  | { readonly kind: 'order'; readonly names: readonly [larger: string, smaller: string] }
  | { readonly kind: 'room'; readonly of: string };

/** A value to change, and why. */
export interface Change {
  readonly name: string;
  /** In the unit asked. */
  readonly value: number;
  readonly fault: Fault;
  /** Names of other changes but for which this one would not be needed, or not like this. */
  readonly after: readonly string[];
  /** Does it only show once the two sizes are swapped? */
  readonly afterSwap: boolean;
}

export interface Suggested {
  /** Two names whose values are to be exchanged. */
  readonly swap: readonly [larger: string, smaller: string] | undefined;
  /** For callers that cannot exchange values: what to change instead. Done as well as the swap, these hold, too. */
  readonly insteadOfSwap: Given;
  readonly changes: readonly Change[];
  /** Values that nothing but a change of other ones helps. */
  readonly hopeless: readonly OutOfLimits[];
  /** The values of the request once all is changed and nothing swapped. */
  readonly values: Given;
}

/**
 * Finds what puts a request right. All changes together hold, with the swap or without it; each by itself leads closer, so that
 * callers may do them one by one and ask again in between.
 * @param open names with no usable number; sizes among them start at their default.
 * @throws Error where the template's own defaults do not hold.
 */
export const suggestValues = (entry: Entry, given: Given, open: ReadonlySet<string>, unit: Unit): Suggested => {
  const sizes = sizesOf(entry.template, entry.id);
  const usual = Object.entries(sizes).flatMap(([name, length]) =>
    open.has(name) ? [[name, readableDefault(name, length, unit)] as const] : [],
  );
  const said: Given = { ...given, ...Object.fromEntries(usual) };
  const { ask, plan } = planner(entry, unit);
  const violations = ask(said);
  const swapped = swapOf(said, violations, open, (values) => plan(values, open));
  const start = swapped?.values ?? said;
  const beside = swapped?.changes ?? plan(said, open);
  const insteadOfSwap = swapped ? plan({ ...said, ...beside }, open) : {};
  const changed = Object.entries(beside).filter(([name]) => !open.has(name));
  return {
    swap: swapped?.names,
    insteadOfSwap,
    changes: changed.map(([name, value]) => {
      const { [name]: _, ...others } = beside;
      const fault = faultOf(name, ask({ ...start, ...others }), unit);
      const known = violations.some((one) => one.kind === 'limits' && isSame(one, fault));
      const after = known ? [] : Object.keys({ ...Object.fromEntries(usual), ...others });
      return { name, value, fault, after: after.filter((other) => sizes[other]), afterSwap: !known && !!swapped };
    }),
    hopeless: violations.filter((one) => one.kind === 'limits').filter(({ min, max }) => !(min <= max)),
    values: { ...said, ...beside, ...insteadOfSwap },
  };
};

/** The exchange of two sizes, where that alone puts the two right, and what is to be changed beside it. */
const swapOf = (said: Given, violations: readonly Violation[], open: ReadonlySet<string>, plan: Planner['plan']) => {
  const names = violations.find((one) => one.kind === 'order')?.names;
  if (!names || names.some((name) => open.has(name))) return undefined;
  const [a, b] = names;
  const values: Given = { ...said, [a]: said[b]!, [b]: said[a]! };
  const changes = plan(values);
  return names.some((name) => name in changes) ? undefined : { names, values, changes };
};

/** What is wrong with a value once all others are right. */
const faultOf = (name: string, violations: readonly Violation[], unit: Unit): Fault => {
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
