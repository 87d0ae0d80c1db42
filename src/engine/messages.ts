import type { Length, Lengths } from '../template/index.ts';
import { type LengthUnit, roundTo } from '../values/index.ts';
import type { Problem } from './problem.ts';
import type { Offsets } from './size-offsets.ts';
import type { Change, Suggested } from './suggest-values.ts';
import { followsUnit, type Given, toMm } from './units.ts';

interface MessageContext {
  readonly unit: LengthUnit;
  readonly known: Lengths;
  /** The sizes among `known`, with their own limits. */
  readonly sizes: Lengths;
  readonly given: Given;
  readonly suggested: Suggested;
  /** By how much the given sizes exceed those of the template, and their kind: `outside`. */
  readonly offsets: Offsets;
  readonly word?: string | undefined;
}

/** The problems of numbers that cannot be made. Limits are in mm, whatever the unit. */
export const wrongValues = (context: MessageContext): Problem[] => {
  const { swap, insteadOfSwap, changes, hopeless } = context.suggested;
  return [
    ...(swap ? [swapEntry(context, swap)] : []),
    ...Object.entries(insteadOfSwap).map(([name, value]) => insteadEntry(context, name, value)),
    ...hopeless
      .filter(({ name }) => !changes.some((change) => change.name === name))
      .map(({ name, value }) => ({
        message: `${name} is ${given(context, name, value)}${kindOf(context, name)}, and no value of ${name} fits the other sizes.`,
      })),
    ...changes.map((change) => changeEntry(context, change)),
  ];
};

/** The problem of a value that is missing or is not a number. */
export const unusable = (name: string, problem: string, of: Length, unit?: LengthUnit, value?: number): Problem => {
  const limits = `from ${quantity(of.min, of.kind)} to ${quantity(of.max, of.kind)}`;
  if (unit === undefined || value === undefined) return { message: `${name} ${problem}: give a number ${limits}.` };
  const works = formatValue(name, of.kind, unit, value);
  return { message: `${name} ${problem}: give a number ${limits}; ${works} works.`, ...changeValue(name, value) };
};

const swapEntry = (context: MessageContext, [a, b]: readonly [string, string]): Problem => {
  const { given, known, unit } = context;
  const is = (name: string): string => `${name} (${formatValue(name, known[name]!.kind, unit, given[name]!)})`;
  return {
    message: `${is(a)} is smaller than ${is(b)}, but ${orderRule(context, a, b)}: swap the two.`,
    suggestion: { type: 'swap_values', names: [a, b] },
  };
};

/** Alternative to a swap, for callers that cannot swap. */
const insteadEntry = ({ known, unit }: MessageContext, name: string, value: number): Problem => ({
  message: `Without the swap, ${name} ${formatValue(name, known[name]!.kind, unit, value)} works.`,
  ...changeValue(name, value),
});

const changeEntry = (context: MessageContext, change: Change): Problem => {
  const { unit, known } = context;
  const { name, value, fault } = change;
  const { kind } = known[name]!;
  const beside = dependsOnOthers(context, change) ? otherChanges(context, change) : '';
  const what = (() => {
    switch (fault.kind) {
      case 'inches':
        return `material is always in millimetres, also where unit is in: ${formatNumber(context.given.material!)} looks like inches`;
      case 'order':
        return `${orderRule(context, ...fault.names)}${beside}`;
      case 'room':
        return `${name} leaves no possible value for ${fault.of}${beside}`;
      case 'limits': {
        const is = `${name} is ${given(context, name, fault.value)}${kindOf(context, name)}`;
        if (!(fault.min <= fault.max)) return `${is}, and no value of ${name} fits the other sizes${beside}`;
        if (fault.value < fault.min) return `${is}, below its minimum of ${quantity(fault.min, kind)}${beside}`;
        if (fault.value > fault.max) return `${is}, above its maximum of ${quantity(fault.max, kind)}${beside}`;
        return `${is}, but must be a whole number from ${quantity(fault.min, kind)} to ${quantity(fault.max, kind)}`;
      }
    }
  })();
  return { message: `${what}; ${formatValue(name, kind, unit, value)} works.`, ...changeValue(name, value) };
};

const kindOf = ({ offsets, word }: MessageContext, name: string): string => (word && name in offsets ? ` ${word}` : '');

/** The rule of two sizes. Those of the template may be equal; in the terms of the question they may differ then. */
const orderRule = ({ offsets }: MessageContext, larger: string, smaller: string): string => {
  const by = roundTo((offsets[larger] ?? 0) - (offsets[smaller] ?? 0), 4);
  if (!by) return `${smaller} may be at most as large as ${larger}`;
  return by > 0
    ? `${smaller} must be at least ${quantity(by, 'length')} smaller than ${larger}`
    : `${smaller} may be at most ${quantity(-by, 'length')} larger than ${larger}`;
};

/** False when the limit is the size's own fixed limit. The limits of an option always depend on other values. */
const dependsOnOthers = ({ sizes }: MessageContext, { name, fault }: Change): boolean => {
  const own = sizes[name];
  return !own || fault.kind !== 'limits' || fault.min !== own.min || fault.max !== own.max;
};

const otherChanges = ({ suggested: { swap, values }, known, unit }: MessageContext, { after, afterSwap }: Change) => {
  const texts = after.map((name) => `${name} ${formatValue(name, known[name]!.kind, unit, values[name]!)}`);
  const all = [...(swap && afterSwap ? [`${swap.join(' and ')} swapped`] : []), ...texts];
  return all.length ? ` (with ${all.join(', ')})` : '';
};

/** A value as the caller gave it; a proposed value in mm. */
const given = ({ given: numbers, known, unit }: MessageContext, name: string, value: number): string => {
  const { kind } = known[name]!;
  const number = numbers[name];
  const own = number !== undefined && toMm(name, kind, unit, number) === value;
  return own ? formatValue(name, kind, unit, number) : quantity(value, kind);
};

export const changeValue = (name: string, value: number): Pick<Problem, 'suggestion'> => ({
  suggestion: { type: 'change_value', name, value },
});

/** Formats a number in the unit of the request. Inches get mm in parentheses unless the conversion overflows. */
export const formatValue = (name: string, kind: Length['kind'], unit: LengthUnit, value: number): string => {
  if (!followsUnit(name, kind, unit)) return quantity(value, kind);
  const mm = toMm(name, kind, unit, value);
  return Number.isFinite(mm) ? `${formatNumber(value)} in (${quantity(mm, kind)})` : `${formatNumber(value)} in`;
};

const quantity = (value: number, kind: Length['kind']): string =>
  kind === 'length' ? `${formatNumber(value)} mm` : kind === 'angle' ? `${formatNumber(value)}°` : formatNumber(value);

const formatNumber = (value: number): string => String(roundTo(value, 4));
