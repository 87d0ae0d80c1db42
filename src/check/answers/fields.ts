import type { Verdict } from '../verdict.ts';

/** A field of an answer that is not as ours is. */
export interface Difference {
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
export type Ground = 'contract' | 'construction' | 'unknown';

/** A comparison on its way. */
export class Held {
  readonly differences: Difference[] = [];
  readonly notes = new Set<string>();
  readonly #own: boolean;

  /** @param own whether the box is our own construction, which does not say that another one is wrong. */
  constructor(own: boolean) {
    this.#own = own;
  }

  differs(path: string, [theirs, ours]: readonly [theirs: unknown, ours: unknown], what: string, ground: Ground): void {
    const sure = ground === 'contract' || (ground === 'construction' && !this.#own);
    this.differences.push({ path, theirs, ours, what: `${path} ${what}`, verdict: sure ? 'differs' : 'cannot tell' });
  }

  /** Says of every field of theirs but those that are known that nobody knows it. */
  strangers(theirs: Readonly<Record<string, unknown>>, known: readonly string[], path: string): void {
    for (const [name, value] of Object.entries(theirs))
      if (!known.includes(name))
        this.differs(
          path ? `${path}.${name}` : name,
          [value, undefined],
          `is ${shown(value)}: an unknown field`,
          'unknown',
        );
  }
}

/** Holds a field that both have against ours. */
export type Rule = (theirs: unknown, ours: unknown, path: string, held: Held) => void;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a sentence has it, not longer than a line. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** The same value. */
export const equal =
  (ground: Ground): Rule =>
  (theirs, ours, path, held) => {
    if (theirs !== ours) held.differs(path, [theirs, ours], `is ${shown(theirs)}, ours ${shown(ours)}`, ground);
  };

/** A value that is its maker's own, of a form that is known. */
export const own =
  (form: string, holds: (value: unknown) => boolean): Rule =>
  (theirs, ours, path, held) => {
    if (!holds(theirs)) held.differs(path, [theirs, ours], `is ${shown(theirs)}, and not ${form}`, 'contract');
  };

/** A text that is its maker's own: an id, a description, an address. */
export const anyText: Rule = own('a text', (value) => typeof value === 'string' && value !== '');

/**
 * An object, field by field. What is in `must` has to be there; what is in `may` has to be where ours has it, as far as
 * `missing` is sure of that. Of other fields nothing is known.
 */
export const object =
  (
    must: Readonly<Record<string, Rule>>,
    may: Readonly<Record<string, Rule>> = {},
    missing: (name: string) => Ground = () => 'construction',
  ): Rule =>
  (theirs, ours, path, held) => {
    if (!isObject(theirs) || !isObject(ours)) {
      held.differs(path, [theirs, ours], `is ${shown(theirs)}, and no object`, 'contract');
      return;
    }
    for (const name of new Set([...Object.keys(must), ...Object.keys(may), ...Object.keys(theirs)])) {
      const rule = Object.hasOwn(must, name) ? must[name] : Object.hasOwn(may, name) ? may[name] : undefined;
      const [there, here] = [Object.hasOwn(theirs, name), Object.hasOwn(ours, name)];
      const pair = [theirs[name], ours[name]] as const;
      const at = `${path}.${name}`;
      if (!rule) held.differs(at, pair, `is ${shown(theirs[name])}: an unknown field`, 'unknown');
      else if (there && (here || Object.hasOwn(must, name))) rule(...pair, at, held);
      else if (there) held.differs(at, pair, `is ${shown(theirs[name])}, ours has none`, missing(name));
      else if (Object.hasOwn(must, name)) held.differs(at, pair, 'is missing', 'contract');
      else if (here) held.differs(at, pair, `is missing, ours is ${shown(ours[name])}`, missing(name));
    }
  };

/** A list whose entries are told apart by a key. */
interface Keyed {
  readonly key: (entry: Readonly<Record<string, unknown>>) => string;
  readonly entry: Rule;
  /** What it means that one has an entry that the other has not. */
  readonly missing: Ground | ((entry: Readonly<Record<string, unknown>>) => Ground);
  /** Where keys fail, entries that are as many go together by this, the largest first. */
  readonly rank?: (entry: Readonly<Record<string, unknown>>) => number;
}

/** Entries that go together, whichever way they are ordered. */
export const list =
  ({ key, entry, missing, rank }: Keyed): Rule =>
  (theirs, ours, path, held) => {
    if (!Array.isArray(theirs) || !theirs.every(isObject)) {
      held.differs(path, [theirs, ours], `is ${shown(theirs)}, and no list of objects`, 'contract');
      return;
    }
    const left = [...(ours as readonly Readonly<Record<string, unknown>>[])];
    const seen = new Set<string>();
    const alone: Readonly<Record<string, unknown>>[] = [];
    for (const one of theirs) {
      const name = key(one);
      if (seen.has(name)) held.differs(`${path}[${name}]`, [one, undefined], 'is there twice', 'contract');
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
    const ground = (one: Readonly<Record<string, unknown>>): Ground =>
      typeof missing === 'function' ? missing(one) : missing;
    for (const one of alone) held.differs(`${path}[${key(one)}]`, [one, undefined], 'is not in ours', ground(one));
    for (const one of left) held.differs(`${path}[${key(one)}]`, [undefined, one], 'is missing', ground(one));
  };

/** Values whose order says nothing. */
export const set =
  (ground: Ground): Rule =>
  (theirs, ours, path, held) => {
    if (!Array.isArray(theirs)) {
      held.differs(path, [theirs, ours], `is ${shown(theirs)}, and no list`, 'contract');
      return;
    }
    const [there, here] = [new Set(theirs), new Set(ours as readonly unknown[])];
    for (const value of there)
      if (!here.has(value)) held.differs(path, [theirs, ours], `has ${shown(value)}, ours not`, ground);
    for (const value of here)
      if (!there.has(value)) held.differs(path, [theirs, ours], `lacks ${shown(value)}, which ours has`, ground);
  };

/** What the contract says, and what follows from how the box is constructed. */
export const contract = equal('contract');
export const construction = equal('construction');

/** A link leads to the same place of its own service: ids that are made up differ. */
export const link = (href: Rule): Rule => object({ rel: contract, href, method: contract });
