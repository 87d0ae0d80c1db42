import { type Fields, isObject } from '../../values/index.ts';
import type { Verdict } from '../dieline-check.ts';

export { type Fields, isObject };

export interface FieldDifference {
  /** Path of the field: `part_list.parts[lid].bounding_box.width`. */
  readonly path: string;
  /** Undefined when it is missing. */
  readonly theirs: unknown;
  readonly ours: unknown;
  readonly what: string;
  readonly verdict: Exclude<Verdict, 'same'>;
}

/** Whether a difference is a fault: `contract` always, `construction` if measured or by a standard, `unknown` (undocumented) never. */
export type Basis = 'contract' | 'construction' | 'unknown';

/** Values of a field in both answers; undefined where it is missing. */
type Pair = readonly [theirs: unknown, ours: unknown];

export class Comparison {
  readonly differences: FieldDifference[] = [];
  readonly notes = new Set<string>();
  readonly #isHouse: boolean;

  /** @param isHouse True when the box is a house construction, which cannot prove another one wrong. */
  constructor(isHouse: boolean) {
    this.#isHouse = isHouse;
  }

  readonly contract = (path: string, pair: Pair, what: string): void => this.add(path, pair, what, 'contract');
  readonly construction = (path: string, pair: Pair, what: string): void => this.add(path, pair, what, 'construction');
  /** A difference that proves nothing. */
  readonly unknown = (path: string, pair: Pair, what: string): void => this.add(path, pair, what, 'unknown');

  add(path: string, [theirs, ours]: Pair, what: string, ground: Basis): void {
    const sure = ground === 'contract' || (ground === 'construction' && !this.#isHouse);
    this.differences.push({ path, theirs, ours, what: `${path} ${what}`, verdict: sure ? 'differs' : 'cannot tell' });
  }

  addUnknownFields(theirs: Fields, known: readonly string[], path: string): void {
    for (const [name, value] of Object.entries(theirs))
      if (!known.includes(name))
        this.unknown(path ? `${path}.${name}` : name, [value, undefined], `is ${quoteValue(value)}: an unknown field`);
  }
}

/** A rule for what must be an object in both answers. @param what - it is, in words; undefined for any object. */
export const onObjects =
  (what: string | undefined, rule: (theirs: Fields, ours: Fields, path: string, held: Comparison) => void): FieldRule =>
  (theirs, ours, path, held) => {
    if (isObject(theirs) && isObject(ours)) return rule(theirs, ours, path, held);
    const is = quoteValue(theirs);
    held.contract(path, [theirs, ours], what ? `is ${is}, not ${what}` : `expected an object, got ${is}`);
  };

/** Compares a field that both answers have. */
export type FieldRule = (theirs: unknown, ours: unknown, path: string, held: Comparison) => void;

/** A value as it appears in a sentence, shortened to one line. */
export const quoteValue = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

export const equalRule =
  (ground: Basis): FieldRule =>
  (theirs, ours, path, held) => {
    if (theirs !== ours) held.add(path, [theirs, ours], `is ${quoteValue(theirs)}, ours ${quoteValue(ours)}`, ground);
  };

/** Accepts any value of the known form: each service chooses its own. */
export const hasForm =
  (form: string, holds: (value: unknown) => boolean): FieldRule =>
  (theirs, ours, path, held) => {
    if (!holds(theirs)) held.contract(path, [theirs, ours], `is ${quoteValue(theirs)}, not ${form}`);
  };

/** Accepts any text: each service chooses its own ids, descriptions and addresses. */
export const anyText: FieldRule = hasForm('a text', (value) => typeof value === 'string' && value !== '');

/** Accepts an address of a file: each service has its own host. */
export const anyAddress: FieldRule = hasForm(
  'an http, https or data address',
  (value) => typeof value === 'string' && /^(https?:\/\/[^\s/]+|data:)/i.test(value) && URL.canParse(value),
);

/** Compares an object field by field: `must` is required, `may` where ours has it, as far as `missing` is certain; others are unknown. */
export const objectRule = (
  must: Readonly<Record<string, FieldRule>>,
  may: Readonly<Record<string, FieldRule>> = {},
  missing: (name: string) => Basis = () => 'construction',
): FieldRule =>
  onObjects(undefined, (theirs, ours, path, held) => {
    for (const name of new Set([...Object.keys(must), ...Object.keys(may), ...Object.keys(theirs)])) {
      const rule = Object.hasOwn(must, name) ? must[name] : Object.hasOwn(may, name) ? may[name] : undefined;
      const [there, here] = [Object.hasOwn(theirs, name), Object.hasOwn(ours, name)];
      const pair = [theirs[name], ours[name]] as const;
      const at = `${path}.${name}`;
      if (!rule) held.unknown(at, pair, `is ${quoteValue(theirs[name])}: an unknown field`);
      else if (there && (here || Object.hasOwn(must, name))) rule(...pair, at, held);
      else if (there) held.add(at, pair, `is ${quoteValue(theirs[name])}, ours has none`, missing(name));
      else if (Object.hasOwn(must, name)) held.contract(at, pair, 'is missing');
      else if (here) held.add(at, pair, `is missing, ours is ${quoteValue(ours[name])}`, missing(name));
    }
  });

interface Keyed {
  readonly key: (entry: Fields) => string;
  readonly entry: FieldRule;
  /** Meaning of an entry that only one of the lists has. */
  readonly missing: Basis | ((entry: Fields) => Basis);
  /** When keys do not match and the counts agree, entries are paired by this value, largest first. */
  readonly rank?: (entry: Fields) => number;
}

/** Pairs of entries, independent of their order. */
export const listRule =
  ({ key, entry, missing, rank }: Keyed): FieldRule =>
  (theirs, ours, path, held) => {
    if (!Array.isArray(theirs) || !theirs.every(isObject))
      return held.contract(path, [theirs, ours], `is ${quoteValue(theirs)}, not a list of objects`);
    const left = [...(ours as readonly Fields[])];
    const seen = new Set<string>();
    const alone: Fields[] = [];
    for (const one of theirs) {
      const name = key(one);
      if (seen.has(name)) held.contract(`${path}[${name}]`, [one, undefined], 'is there twice');
      else {
        const k = left.findIndex((other) => key(other) === name);
        if (k < 0) alone.push(one);
        else entry(one, left.splice(k, 1)[0], `${path}[${name}]`, held);
      }
      seen.add(name);
    }
    if (rank && alone.length === left.length) {
      const by = (a: Fields, b: Fields): number => rank(b) - rank(a);
      const others = left.toSorted(by);
      for (const [k, one] of alone.toSorted(by).entries()) entry(one, others[k], `${path}[${key(one)}]`, held);
      return;
    }
    const ground = (one: Fields): Basis => (typeof missing === 'function' ? missing(one) : missing);
    for (const one of alone) held.add(`${path}[${key(one)}]`, [one, undefined], 'is not in ours', ground(one));
    for (const one of left) held.add(`${path}[${key(one)}]`, [undefined, one], 'is missing', ground(one));
  };

/** Values in any order. */
export const setRule =
  (ground: Basis): FieldRule =>
  (theirs, ours, path, held) => {
    if (!Array.isArray(theirs)) return held.contract(path, [theirs, ours], `is ${quoteValue(theirs)}, not a list`);
    const [there, here] = [new Set(theirs), new Set(ours as readonly unknown[])];
    if (there.size < theirs.length) held.contract(path, [theirs, ours], 'has a value twice');
    for (const value of there)
      if (!here.has(value)) held.add(path, [theirs, ours], `has ${quoteValue(value)}, ours not`, ground);
    for (const value of here)
      if (!there.has(value)) held.add(path, [theirs, ours], `lacks ${quoteValue(value)}, which ours has`, ground);
  };

/** Rules of the contract, and rules that follow from the construction of the box. */
export const contract = equalRule('contract');
export const construction = equalRule('construction');

/** A link has the same path in either service, except for generated ids. */
export const linkRule = (href: FieldRule): FieldRule => objectRule({ rel: contract, href, method: contract });
