import type { ErrorEntry, Unit } from '../api/index.ts';
import type { Length, Lengths } from '../template/index.ts';
import type { Given, Problem, Suggested } from './suggest-values.ts';
import { followsUnit, roundTo, toMm } from './units.ts';

interface MessageContext {
  readonly unit: Unit;
  readonly known: Lengths;
  /** The sizes among them, with their own limits. */
  readonly sizes: Lengths;
  /** What the caller said. */
  readonly given: Given;
  readonly suggested: Suggested;
  /** A value that works for this name, in the unit asked. */
  readonly works: (name: string) => number | undefined;
}

/** What is wrong with the numbers, in plain English; limits in mm, whatever the unit. */
export const problemEntries = (words: MessageContext): ErrorEntry[] => {
  const { suggested: mended } = words;
  return [
    ...(mended.swap ? [swapEntry(words, mended.swap)] : []),
    ...mended.problems.map((f) => problemEntry(words, f)),
  ];
};

/** A value that is missing or is not a number. */
export const unusableEntry = (name: string, problem: string, of: Length, unit?: Unit, value?: number): ErrorEntry => {
  const limits = `from ${quantity(of.min, of.kind)} to ${quantity(of.max, of.kind)}`;
  if (unit === undefined || value === undefined) return { message: `${name} ${problem}: give a number ${limits}.` };
  const works = formatValue(name, of.kind, unit, value);
  return { message: `${name} ${problem}: give a number ${limits}; ${works} works.`, ...changeValue(name, value) };
};

const swapEntry = ({ given, known, unit }: MessageContext, [a, b]: readonly [string, string]): ErrorEntry => ({
  message:
    `${a} (${formatValue(a, known[a]!.kind, unit, given[a]!)}) is smaller than ${b} (${formatValue(b, known[b]!.kind, unit, given[b]!)}), ` +
    `but ${b} may be at most as large as ${a}: swap the two.`,
  suggestion: { type: 'swap_values', names: [a, b] },
});

const problemEntry = (words: MessageContext, { name, fault, after }: Problem): ErrorEntry => {
  const { unit, known, works } = words;
  const { kind } = known[name]!;
  const value = works(name);
  const remedy = value === undefined ? '' : `; ${formatValue(name, kind, unit, value)} works`;
  const beside = depends(words, name, fault) ? changedValues(words, after) : '';
  const what = (() => {
    switch (fault.kind) {
      case 'inches':
        return `material is always in millimetres, also where unit is in: ${formatNumber(words.given.material!)} looks like inches`;
      case 'order':
        return `${fault.names[1]} may be at most as large as ${fault.names[0]}${beside}`;
      case 'room':
        return `${name} leaves no possible value for ${fault.of}${beside}`;
      case 'limits': {
        const is = `${name} is ${formatValue(name, kind, unit, asGiven(words, name, fault.value))}`;
        if (!(fault.min <= fault.max)) return `${is}, and no value of ${name} fits the other sizes${beside}`;
        if (fault.value < fault.min) return `${is}, below its minimum of ${quantity(fault.min, kind)}${beside}`;
        if (fault.value > fault.max) return `${is}, above its maximum of ${quantity(fault.max, kind)}${beside}`;
        return `${is}, but must be a whole number from ${quantity(fault.min, kind)} to ${quantity(fault.max, kind)}`;
      }
    }
  })();
  return { message: `${what}${remedy}.`, ...(value !== undefined && changeValue(name, value)) };
};

/** Limits of a size that are its own say nothing of the other sizes; what is finer always does. */
const depends = ({ sizes }: MessageContext, name: string, fault: Problem['fault']): boolean => {
  const own = sizes[name];
  return !own || fault.kind !== 'limits' || fault.min !== own.min || fault.max !== own.max;
};

/** Where a limit only showed once other sizes had been put right: which, and to what. */
const changedValues = (
  { suggested: { swap, values: mended }, known, unit }: MessageContext,
  after: readonly string[],
): string => {
  const values = after
    .filter((name) => !swap?.includes(name))
    .map((name) => `${name} ${formatValue(name, known[name]!.kind, unit, mended[name]!)}`);
  const swapped = swap && after.some((name) => swap.includes(name)) ? [`${swap.join(' and ')} swapped`] : [];
  const all = [...swapped, ...values];
  return all.length ? ` (with ${all.join(', ')})` : '';
};

/** The number as the caller said it; after a swap it is the other one's. */
const asGiven = ({ given, known, unit, suggested: { swap } }: MessageContext, name: string, value: number): number => {
  const from = swap?.includes(name) ? swap.find((other) => other !== name)! : name;
  const number = given[from];
  return number !== undefined && toMm(name, known[name]!.kind, unit, number) === value ? number : value;
};

const changeValue = (name: string, value: number): Pick<ErrorEntry, 'suggestion'> => ({
  suggestion: { type: 'change_value', name, value },
});

/** A number in the unit asked, with mm beside inches unless it is beyond all measure. */
const formatValue = (name: string, kind: Length['kind'], unit: Unit, value: number): string => {
  if (!followsUnit(name, kind, unit)) return quantity(value, kind);
  const mm = toMm(name, kind, unit, value);
  return Number.isFinite(mm) ? `${formatNumber(value)} in (${quantity(mm, kind)})` : `${formatNumber(value)} in`;
};

const quantity = (value: number, kind: Length['kind']): string =>
  kind === 'length' ? `${formatNumber(value)} mm` : kind === 'angle' ? `${formatNumber(value)}°` : formatNumber(value);

const formatNumber = (value: number): string => String(roundTo(value, 4));
