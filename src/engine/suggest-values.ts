import type { Unit } from '../api/index.ts';
import { type Entry, type Lengths, type OutOfLimits, resolve, sizesOf, variables } from '../template/index.ts';
import { nearestValid, readableDefault } from './readable-value.ts';
import { MM_PER_INCH, roundTo, toMm } from './units.ts';

/** Numbers by name, as the caller says them: in the unit asked. */
export type Given = Readonly<Record<string, number>>;

/**
 * What is wrong with one value, given the others: out of its limits; board given in
 * inches; smaller than `than` although it must not be; or no room left for `of`.
 */
type Fault =
  | OutOfLimits
  | { readonly kind: 'inches' }
  | { readonly kind: 'order'; readonly names: readonly [larger: string, smaller: string] }
  | { readonly kind: 'room'; readonly of: string };

export interface Problem {
  readonly name: string;
  readonly fault: Fault;
  /** Sizes that had to change before this showed. */
  readonly after: readonly string[];
}

export interface Suggested {
  readonly problems: readonly Problem[];
  /** Two names to exchange. */
  readonly swap: readonly [larger: string, smaller: string] | undefined;
  /** What was said, put right: settling it raises no complaint. */
  readonly values: Given;
}

/** More than any template needs: sizes, what they ask of one another, an order, options. */
const ROUNDS = 12;

/**
 * Plays the caller's part: puts right what is complained about and asks again, until
 * nothing is left to complain about. What was found on the way is everything that is
 * wrong, and the values it ends with are the suggestions: taken together they hold.
 * @param open names with no usable number; sizes among them start at their default.
 * @throws Error where the template's own defaults do not hold.
 */
export const suggestValues = (
  { template, id }: Entry,
  given: Given,
  open: ReadonlySet<string>,
  unit: Unit,
): Suggested => {
  const known = variables(template, id);
  const sizes = sizesOf(template, id);
  const usual = Object.fromEntries(Object.entries(sizes).map(([name, l]) => [name, readableDefault(name, l, unit)]));
  const ask = (said: Given) => resolve(template, allToMm(said, known, unit), id).violations;

  let now: Given = { ...given, ...Object.fromEntries([...open].flatMap((n) => (sizes[n] ? [[n, usual[n]!]] : []))) };
  let swap: Suggested['swap'];
  const findings: Problem[] = [];
  const changed = new Set<string>(open);
  const tied = new Set<string>();

  /** Changes values together, and writes down why unless that is known already. */
  const change = (faults: Readonly<Record<string, Fault>>, values: Given): void => {
    const after = [...changed].filter((name) => sizes[name]);
    for (const [name, fault] of Object.entries(faults))
      if (!open.has(name) && !findings.some((f) => f.name === name))
        findings.push({ name, fault, after: after.filter((other) => other !== name) });
    now = { ...now, ...values };
    for (const name of Object.keys(values)) changed.add(name);
  };

  const putInOrder = (names: readonly [string, string]): void => {
    const [a, b] = names;
    if (!changed.has(a) && !changed.has(b)) {
      swap = names;
      now = { ...now, [a]: now[b]!, [b]: now[a]! };
      changed.add(a).add(b);
      return;
    }
    // One of them is our own proposal already: it follows the other, once; then the other follows it.
    const follower = changed.has(b) && !tied.has(b) ? b : a;
    tied.add(follower);
    change({ [follower]: { kind: 'order', names } }, { [follower]: now[follower === b ? a : b]! });
  };

  /** Nothing fits the other sizes: one of them goes back to its default if that clears the way, or all do. */
  const makeRoom = (blocked: readonly OutOfLimits[]): void => {
    const away = Object.keys(sizes).filter((name) => now[name] !== usual[name]);
    const hindered = (said: Given): number =>
      ask(said).filter((c) => c.kind === 'limits' && nearestValid(c, c.value, unit) === undefined).length;
    const one = away.find((name) => hindered({ ...now, [name]: usual[name]! }) < blocked.length);
    const back = one ? [one] : away;
    const room: Fault = { kind: 'room', of: blocked[0]!.name };
    change(
      Object.fromEntries([...blocked.map((c) => [c.name, c]), ...back.map((name) => [name, room])]),
      Object.fromEntries(back.map((name) => [name, usual[name]!])),
    );
    if (!one) now = Object.fromEntries(Object.entries(now).filter(([name]) => sizes[name]));
  };

  for (let round = 0; round < ROUNDS; round++) {
    const complaints = ask(now);
    if (!complaints.length) return { problems: findings, swap, values: now };
    const order = complaints.find((c) => c.kind === 'order');
    if (order) {
      putInOrder(order.names);
      continue;
    }
    const limits = complaints.filter((c) => c.kind === 'limits');
    const faults: Record<string, Fault> = {};
    const values: Record<string, number> = {};
    for (const c of limits) {
      const mm = unit === 'in' ? materialInInches(c) : undefined;
      const value = mm ?? nearestValid(c, c.value, unit);
      if (value === undefined) continue;
      faults[c.name] = mm === undefined ? c : { kind: 'inches' };
      values[c.name] = value;
    }
    if (Object.keys(values).length) change(faults, values);
    else makeRoom(limits);
  }
  throw new Error(`${id}: no values could be found that hold, from ${JSON.stringify(given)}`);
};

/** To mm, degrees or pieces; names the template does not have fall away. */
export const allToMm = (said: Given, known: Lengths, unit: Unit): Record<string, number> => {
  const all: Record<string, number> = {};
  for (const name of Object.keys(known))
    if (said[name] !== undefined) all[name] = toMm(name, known[name]!.kind, unit, said[name]);
  return all;
};

/** Board too thin by far, which would do if it had been inches: the value in mm. */
const materialInInches = ({ name, value, min, max }: OutOfLimits): number | undefined => {
  if (name !== 'material' || value >= min) return undefined;
  const mm = roundTo(value * MM_PER_INCH, 4);
  return mm >= min && mm <= max ? mm : undefined;
};
