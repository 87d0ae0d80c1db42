import { ApiError, type ErrorEntry, type Unit } from '../api/index.ts';
import { type Dimensions, dimensionKinds, fromMm, roundTo } from '../engine/index.ts';
import type { BoxSize } from '../fold/index.ts';
import type { Entry, OutOfLimits, Violation } from '../template/index.ts';

/** The three kinds of dimensions in messages. */
export const WORDS: Readonly<Record<Dimensions, string>> = {
  inside: 'inside',
  outside: 'outside',
  manufacture: 'from crease to crease',
};

/** The message for a size that cannot be converted: the reason, and the kinds that work. */
export const cannotSay = ({ id }: Entry, name: string, kind: Dimensions, size: BoxSize): string => {
  const known = dimensionKinds.filter((one) => size[one] !== undefined);
  const why =
    kind === 'manufacture'
      ? 'no crease or edge of its drawing measures it'
      : 'no two flat, parallel sides of one closed box enclose it';
  const instead = known.length
    ? `Give it ${known.map((one) => WORDS[one]).join(' or ')}, or leave dimensions out.`
    : 'Leave dimensions out.';
  return `${id} does not define ${name} ${WORDS[kind]}: ${why}. ${instead}`;
};

type Numbers = Readonly<Record<string, number>>;

/** Sizes in mm that cannot be made. */
export interface RefusedSizes {
  /** As they were given. */
  readonly given: Numbers;
  /** The same as the template's own. */
  readonly tried: Numbers;
  /** The template's own values of what has to change. */
  readonly plan: Numbers;
}

/** The errors for a size outside its limits, with the limit converted to the given kind. */
export const violationError = (
  violation: Violation,
  kind: Dimensions,
  sizes: RefusedSizes,
  unit: Unit,
): ErrorEntry[] => {
  if (violation.kind === 'order') {
    const [larger, smaller] = violation.names;
    return [
      {
        message: `${smaller} may be at most as large as ${larger}.`,
        suggestion: { type: 'swap_values', names: [larger, smaller] },
      },
    ];
  }
  return [limitError(violation, kind, sizes, unit)];
};

const limitError = (
  { name, value, min, max }: OutOfLimits,
  kind: Dimensions,
  { given, tried, plan }: RefusedSizes,
  unit: Unit,
): ErrorEntry => {
  const low = value < min;
  const limit = low ? min : max;
  const shown = (mm: number): string => `${fromMm(roundTo(mm, 4), unit)} ${unit}`;
  const requested = given[name];
  const ofKind = (mm: number): number => (requested === undefined ? mm : mm + requested - (tried[name] ?? value));
  // The other sizes may allow less than the limit. Rounds the suggested value to the valid side.
  const step = unit === 'in' ? 1000 : 100;
  const exact = fromMm(ofKind(plan[name] ?? limit), unit);
  const works = (low ? Math.ceil(exact * step - 1e-6) : Math.floor(exact * step + 1e-6)) / step;
  const word = requested === undefined ? '' : ` ${WORDS[kind]}`;
  return {
    message: `${name} is ${shown(requested ?? value)}${word}; the ${low ? 'minimum' : 'maximum'} here is ${shown(ofKind(limit))}${word}. Try ${works}.`,
    suggestion: { type: 'change_value', name, value: works },
  };
};

export const refused = (messages: readonly string[], errors: readonly ErrorEntry[] = []): ApiError =>
  new ApiError(400, {
    message: 'These dimensions cannot be drawn',
    errors: [...messages.map((message) => ({ message })), ...errors],
  });
