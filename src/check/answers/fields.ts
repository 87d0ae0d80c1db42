import { isObject } from '../../engine/index.ts';
import type { Verdict } from '../verdict.ts';

export { isObject };

/** A field of an answer that is not as ours is. */
export interface FieldDifference {
  /** Where it is: `part_list.parts[lid].bounding_box.width`. */
  readonly path: string;
  /** Undefined where it is not there. */
  readonly theirs: unknown;
  readonly ours: unknown;
  readonly what: string;
  /** What it says by itself. */
  readonly verdict: Exclude<Verdict, 'same'>;
}

/**
 * What a field rests on: on the contract, which decides; on how the box is constructed, which decides where that was
 * measured or is a standard; or on nothing that is known.
 */
export type Basis = 'contract' | 'construction' | 'unknown';

/** A comparison on its way. */
export class Comparison {
  readonly differences: FieldDifference[] = [];
  readonly notes = new Set<string>();
  readonly #isHouse: boolean;

  /** @param isHouse whether the box is our own construction, which does not say that another one is wrong. */
  constructor(isHouse: boolean) {
    this.#isHouse = isHouse;
  }

  add(path: string, [theirs, ours]: readonly [theirs: unknown, ours: unknown], what: string, ground: Basis): void {
    const sure = ground === 'contract' || (ground === 'construction' && !this.#isHouse);
    this.differences.push({ path, theirs, ours, what: `${path} ${what}`, verdict: sure ? 'differs' : 'cannot tell' });
  }

  /** Says of every field of theirs but those that are known that nobody knows it. */
  addUnknownFields(theirs: Readonly<Record<string, unknown>>, known: readonly string[], path: string): void {
    for (const [name, value] of Object.entries(theirs))
      if (!known.includes(name))
        this.add(
          path ? `${path}.${name}` : name,
          [value, undefined],
          `is ${quoteValue(value)}: an unknown field`,
          'unknown',
        );
  }
}

/** Holds a field that both have against ours. */
export type FieldRule = (theirs: unknown, ours: unknown, path: string, held: Comparison) => void;

/** A value as a sentence has it, not longer than a line. */
export const quoteValue = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** The same value. */
export const equalRule =
  (ground: Basis): FieldRule =>
  (theirs, ours, path, held) => {
    if (theirs !== ours) held.add(path, [theirs, ours], `is ${quoteValue(theirs)}, ours ${quoteValue(ours)}`, ground);
  };

/** A value that is its maker's own, of a form that is known. */
export const hasForm =
  (form: string, holds: (value: unknown) => boolean): FieldRule =>
  (theirs, ours, path, held) => {
    if (!holds(theirs)) held.add(path, [theirs, ours], `is ${quoteValue(theirs)}, not ${form}`, 'contract');
  };

/** A text that is its maker's own: an id, a description, an address. */
export const anyText: FieldRule = hasForm('a text', (value) => typeof value === 'string' && value !== '');

/**
 * An object, field by field. What is in `must` has to be there; what is in `may` has to be where ours has it, as far as
 * `missing` is sure of that. Of other fields nothing is known.
 */
export const objectRule =
  (
    must: Readonly<Record<string, FieldRule>>,
    may: Readonly<Record<string, FieldRule>> = {},
    missing: (name: string) => Basis = () => 'construction',
  ): FieldRule =>
  (theirs, ours, path, held) => {
    if (!isObject(theirs) || !isObject(ours)) {
      held.add(path, [theirs, ours], `expected an object, got ${quoteValue(theirs)}`, 'contract');
      return;
    }
    for (const name of new Set([...Object.keys(must), ...Object.keys(may), ...Object.keys(theirs)])) {
      const rule = Object.hasOwn(must, name) ? must[name] : Object.hasOwn(may, name) ? may[name] : undefined;
      const [there, here] = [Object.hasOwn(theirs, name), Object.hasOwn(ours, name)];
      const pair = [theirs[name], ours[name]] as const;
      const at = `${path}.${name}`;
      if (!rule) held.add(at, pair, `is ${quoteValue(theirs[name])}: an unknown field`, 'unknown');
      else if (there && (here || Object.hasOwn(must, name))) rule(...pair, at, held);
      else if (there) held.add(at, pair, `is ${quoteValue(theirs[name])}, ours has none`, missing(name));
      else if (Object.hasOwn(must, name)) held.add(at, pair, 'is missing', 'contract');
      else if (here) held.add(at, pair, `is missing, ours is ${quoteValue(ours[name])}`, missing(name));
    }
  };

/** A list whose entries are told apart by a key. */
interface Keyed {
  readonly key: (entry: Readonly<Record<string, unknown>>) => string;
  readonly entry: FieldRule;
  /** What it means that one has an entry that the other has not. */
  readonly missing: Basis | ((entry: Readonly<Record<string, unknown>>) => Basis);
  /** Where keys fail, entries that are as many go together by this, the largest first. */
  readonly rank?: (entry: Readonly<Record<string, unknown>>) => number;
}

/** Entries that go together, whichever way they are ordered. */
export const listRule =
  ({ key, entry, missing, rank }: Keyed): FieldRule =>
  (theirs, ours, path, held) => {
    if (!Array.isArray(theirs) || !theirs.every(isObject)) {
      held.add(path, [theirs, ours], `is ${quoteValue(theirs)}, not a list of objects`, 'contract');
      return;
    }
    const left = [...(ours as readonly Readonly<Record<string, unknown>>[])];
    const seen = new Set<string>();
    const alone: Readonly<Record<string, unknown>>[] = [];
    for (const one of theirs) {
      const name = key(one);
      if (seen.has(name)) held.add(`${path}[${name}]`, [one, undefined], 'is there twice', 'contract');
      else {
        const k = left.findIndex((other) => key(other) === name);
        if (k < 0) alone.push(one);
        else entry(one, left.splice(k, 1)[0], `${path}[${name}]`, held);
      }
      seen.add(name);
    }
    if (rank && alone.length === left.length) {
      const by = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): number =>
        rank(b) - rank(a);
      const others = left.toSorted(by);
      alone.toSorted(by).forEach((one, k) => {
        entry(one, others[k], `${path}[${key(one)}]`, held);
      });
      return;
    }
    const ground = (one: Readonly<Record<string, unknown>>): Basis =>
      typeof missing === 'function' ? missing(one) : missing;
    for (const one of alone) held.add(`${path}[${key(one)}]`, [one, undefined], 'is not in ours', ground(one));
    for (const one of left) held.add(`${path}[${key(one)}]`, [undefined, one], 'is missing', ground(one));
  };

/** Values whose order says nothing. */
export const setRule =
  (ground: Basis): FieldRule =>
  (theirs, ours, path, held) => {
    if (!Array.isArray(theirs)) {
      held.add(path, [theirs, ours], `is ${quoteValue(theirs)}, not a list`, 'contract');
      return;
    }
    const [there, here] = [new Set(theirs), new Set(ours as readonly unknown[])];
    for (const value of there)
      if (!here.has(value)) held.add(path, [theirs, ours], `has ${quoteValue(value)}, ours not`, ground);
    for (const value of here)
      if (!there.has(value)) held.add(path, [theirs, ours], `lacks ${quoteValue(value)}, which ours has`, ground);
  };

/** What the contract says, and what follows from how the box is constructed. */
export const contract = equalRule('contract');
export const construction = equalRule('construction');

/** A link leads to the same place of its own service: ids that are made up differ. */
export const linkRule = (href: FieldRule): FieldRule => objectRule({ rel: contract, href, method: contract });
