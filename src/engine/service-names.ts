import { perObject } from '../geometry/index.ts';
import { buildParts, type Entry, type Length, type Lengths, type Template, variables } from '../template/index.ts';
import { type Fields, type LengthUnit, numeric, quote, roundTo } from '../values/index.ts';
import { changeValue, formatValue } from './messages.ts';
import type { Problem } from './problem.ts';
import { exactValue } from './readable-value.ts';
import rules from './service-rules.json' with { type: 'json' };
import { toMm } from './units.ts';

type Values = Readonly<Record<string, number>>;

/** A length that the service calls otherwise: ours is `times` its value `plus` a length in mm, or half of a size. */
interface ServiceName {
  readonly name: string;
  readonly own: string;
  readonly times?: number;
  readonly plus?: number;
  readonly halfOf?: string;
  /** Of two names for one variable, or a name for some templates: listed only where the template has this variable, too. */
  readonly beside?: string;
}

/** Finer settings only: sizes have the service's names in all templates. */
const serviceNames = rules.names as readonly ServiceName[];

/** Those of the names that this template has under a name of ours. */
const namesFor = ({ template, id }: Entry, names: readonly ServiceName[]): ServiceName[] => {
  const known = variables(template, id);
  return names.filter(({ name, own }) => !known[name] && known[own] && !template.size[own]);
};

/** The service's names for variables of this template, where they differ from ours. */
export const serviceNamesOf = (entry: Entry): string[] => namesFor(entry, serviceNames).map(({ name }) => name);

export const ownNameOf = (entry: Entry, name: string): string =>
  namesFor(entry, serviceNames).find((one) => one.name === name)?.own ?? name;

const listedNames = perObject((entry: Entry): readonly ServiceName[] => {
  const known = variables(entry.template, entry.id);
  return namesFor(entry, serviceNames).filter(({ beside }) => beside === undefined || known[beside]);
});

/**
 * Lets a request use the service's names; the template's come first.
 * @param listed - answers use them where the request has neither.
 * @returns `entry` with limits, errors and values in the terms of these names; `ownValues` gives values under our names; `contradictions`
 * are problems of names that set a variable which another name sets to another value
 */
export const namedAs = (entry: Entry, given: Fields, listed = false) => {
  // Nearly no request has one, and the variables of a template take time.
  const sent = serviceNames.filter(({ name }) => Object.hasOwn(given, name));
  const used = sent.length ? namesFor(entry, sent) : [];
  if (listed)
    for (const one of listedNames(entry))
      if (!Object.hasOwn(given, one.own) && !used.some(({ own }) => own === one.own)) used.push(one);
  if (!used.length) return { entry, ownValues: (values: Values) => values, contradictions: (): Problem[] => [] };

  const setting = ({ own }: ServiceName): string =>
    Object.hasOwn(given, own) ? own : used.find((other) => other.own === own)!.name;
  const names = used.filter((one) => setting(one) === one.name);
  const ownValues = (values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const one = names.find((other) => other.name === name);
        return one ? [one.own, toOwn(one, value, values)] : [name, value];
      }),
    );
  const contradictions = (values: Values, unit: LengthUnit): Problem[] =>
    used.filter((one) => !names.includes(one)).flatMap((one) => contradiction(one, setting(one), given, values, unit));
  return { entry: { ...entry, template: renamed(entry, names, ownValues) }, ownValues, contradictions };
};

const renamed = (entry: Entry, names: readonly ServiceName[], ownValues: (values: Values) => Values): Template => ({
  ...entry.template,
  options: (sizes, chosen): Lengths =>
    Object.fromEntries(
      Object.entries(entry.template.options(sizes, chosen)).map(([own, length]) => {
        const one = names.find((name) => name.own === own);
        return one ? [one.name, lengthOf(one, length, sizes)] : [own, length];
      }),
    ),
  build: (values, chosen) => buildParts(entry, { values: ownValues(values), chosen }),
});

const addition = ({ plus = 0, halfOf }: ServiceName, sizes: Values): number =>
  halfOf === undefined ? plus : (sizes[halfOf] ?? 0) / 2;

// Rounded to remove floating-point noise: the same box has the same file under both names.
const toOwn = (one: ServiceName, value: number, sizes: Values): number =>
  roundTo((one.times ?? 1) * value + addition(one, sizes), 9);

const fromOwn = (one: ServiceName, value: number, sizes: Values): number =>
  roundTo((value - addition(one, sizes)) / (one.times ?? 1), 9);

/** The variable in the terms of the service. */
const lengthOf = (one: ServiceName, { value, min, max, ...length }: Length, sizes: Values): Length => ({
  ...length,
  value: fromOwn(one, value, sizes),
  min: fromOwn(one, min, sizes),
  max: fromOwn(one, max, sizes),
});

/** Largest difference of two names for the same length, in mm: callers round inches. */
const SAME_LENGTH_MM = 0.01;

const contradiction = (one: ServiceName, other: string, given: Fields, values: Values, unit: LengthUnit): Problem[] => {
  const { name, own } = one;
  const mm = fromOwn(one, values[own]!, values);
  const works = exactValue(name, { kind: 'length', value: mm }, unit);
  const shown = (value: number): string => formatValue(name, 'length', unit, value);
  const value = numeric(given[name]);
  if (value !== undefined && Math.abs(toMm(name, 'length', unit, value) - mm) < SAME_LENGTH_MM) return [];
  const is = value === undefined ? quote(given[name]) : shown(value);
  const message = `${name} is ${is}, but ${other}, which sets the same length, makes it ${shown(works)}: leave one of them out; ${name} ${shown(works)} works.`;
  return [{ message, ...changeValue(name, works) }];
};
