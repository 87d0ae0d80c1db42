import { mapValues } from '../geometry/index.ts';
import { type Entry, type Resolved, resolve, sizesOf } from '../template/index.ts';
import { type Fields, type LengthUnit, numeric, quote } from '../values/index.ts';
import type { SizeTerms } from './convert-sizes.ts';
import {
  type Dimensions,
  dimensionKinds,
  dimensionWords,
  type SizeTranslator,
  type TranslatedSizes,
} from './dimension-kinds.ts';
import { drawBox } from './draw-box.ts';
import { type NoBox, noBox } from './problem.ts';
import { readNumbers } from './read-variables.ts';
import { exactValue } from './readable-value.ts';
import { namedAs } from './service-names.ts';
import { allToMm, type Given, numbersIn, toMm } from './units.ts';

/** The kind of a size in messages. */
const wordOf = (kind: Dimensions): string => (kind === 'manufacture' ? 'from ' : '') + dimensionWords[kind];

/** The main sizes of a box. Variables with other names may be details, such as the diameter of a hole. */
const MAIN: readonly string[] = ['length', 'width', 'height'];

type Measured = ReturnType<SizeTranslator['measure']>;

/** Converts sizes of another kind to the template's. Omitted ones keep usual values. @param typed - given names, whose sizes convert. */
export const translateSizes = (
  requested: Entry,
  translator: SizeTranslator,
  variables: Fields,
  typed: readonly string[],
  unit: LengthUnit,
): TranslatedSizes | NoBox => {
  const { kind } = translator;
  if (!dimensionKinds.includes(kind))
    return noBox('dimensions', `dimensions must be inside, outside or manufacture, but are ${quote(kind)}.`);
  const { entry } = namedAs(requested, variables);
  const sizes = sizesOf(entry.template, entry.id);
  const lengths = typed.filter((name) => name !== 'material' && sizes[name]?.kind === 'length');
  if (!lengths.length) return { variables, requested: {} };
  const measured = measure(translator, entry, resolve(entry.template, {}, entry.id), lengths);
  const names = lengths.filter((name) => measured[name]![kind] !== undefined);
  const unknown = lengths.filter((name) => MAIN.includes(name) && !names.includes(name));
  const problems = unknown.map((name) => ({ message: cannotSay(entry, name, kind, measured[name]!) }));
  if (problems.length) return { kind: 'dimensions', problems };
  if (!names.length) return { variables, requested: {} };
  const all = { ...usualSizes(entry, variables, unit), ...variables };
  const read = readNumbers(entry, all, unit, termsOf(translator, entry, names));
  if ('problems' in read) return { kind: 'dimensions', problems: read.problems };
  const { values } = read.settled;
  const own = names.map((name) => [name, exactValue(name, { kind: 'length', value: values[name]! }, unit)]);
  return {
    variables: { ...variables, ...Object.fromEntries(own) },
    requested: Object.fromEntries(
      names.map((name) => [name, { mm: toMm(name, 'length', unit, numeric(variables[name])!), as: kind }]),
    ),
  };
};

/** Omitted sizes keep these; some follow others. */
const usualSizes = ({ template, id }: Entry, given: Fields, unit: LengthUnit): Given => {
  const { values } = resolve(template, allToMm(numbersIn(given), template.size, unit), id);
  return mapValues(template.size, ({ kind }, name) => exactValue(name, { kind, value: values[name]! }, unit));
};

const measure = (of: SizeTranslator, entry: Entry, resolved: Resolved, names: readonly string[]): Measured =>
  of.measure(drawBox(entry, resolved).parts, Object.fromEntries(names.map((name) => [name, resolved.values[name]!])));

const termsOf = (translator: SizeTranslator, entry: Entry, names: readonly string[]): SizeTerms => ({
  word: wordOf(translator.kind),
  measure: (resolved) => {
    const sizes: Record<string, number> = {};
    for (const [name, size] of Object.entries(measure(translator, entry, resolved, names))) {
      const mm = size[translator.kind];
      if (mm === undefined) return { message: cannotSay(entry, name, translator.kind, size) };
      sizes[name] = mm;
    }
    return { sizes };
  },
});

/** The message for a size that cannot be converted: the reason, and the kinds that work. */
const cannotSay = ({ id }: Entry, name: string, kind: Dimensions, size: Measured[string]): string => {
  const known = dimensionKinds.filter((one) => size[one] !== undefined);
  const why =
    kind === 'manufacture'
      ? 'no crease or edge of its drawing measures it'
      : 'no two flat, parallel sides of one closed box enclose it';
  const instead = known.length
    ? `Give it ${known.map(wordOf).join(' or ')}, or leave dimensions out.`
    : 'Leave dimensions out.';
  return `${id} does not define ${name} ${wordOf(kind)}: ${why}. ${instead}`;
};
