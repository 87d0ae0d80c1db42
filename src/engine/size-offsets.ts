import { mapValues } from '../geometry/index.ts';
import type { Lengths, Violation } from '../template/index.ts';
import { roundTo } from '../values/index.ts';

export type Millimetres = Readonly<Record<string, number>>;

/** By how much the sizes of a question exceed those of the template, in mm by name. Other sizes are the template's own. */
export type Offsets = Millimetres;

/** Decimals of a converted size: noise could break a limit. */
const DECIMALS = 9;

const add = (mm: number, by: number | undefined): number => (by ? roundTo(mm + by, DECIMALS) : mm);

export const toOwn = (given: Millimetres, offsets: Offsets): Record<string, number> => {
  const own: Record<string, number> = { ...given };
  for (const name in offsets) if (name in given) own[name] = add(given[name]!, -offsets[name]!);
  return own;
};

/** Variables in the terms of the question. */
export const inTerms = (lengths: Lengths, offsets: Offsets): Lengths =>
  mapValues(lengths, (length, name) => {
    const [value, min, max] = [length.value, length.min, length.max].map((mm) => add(mm, offsets[name]));
    return { ...length, value: value!, min: min!, max: max! };
  });

export const violationInTerms = (violation: Violation, given: Millimetres, offsets: Offsets): Violation => {
  if (violation.kind === 'order') return violation;
  const { name, value, min, max } = violation;
  const by = offsets[name];
  return { ...violation, value: given[name] ?? add(value, by), min: add(min, by), max: add(max, by) };
};
