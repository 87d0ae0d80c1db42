import {
  ApiError,
  assignSizes,
  boardNamed,
  catalogue,
  type DielineFiles,
  describeReading,
  drawOne,
  type Entry,
  type Length,
  type Problem,
  parseQuery,
} from '../entry/engine.ts';
import { choiceValue, inCentimetres, MM_PER_INCH, roundTo, variables, withChoices } from '../entry/inside.ts';
import type { CommandContext } from './command-context.ts';
import { shorten } from './describe.ts';
import { type DimensionsOption, translatorOf } from './dimensions-option.ts';
import { findTemplate, settingName } from './find-template.ts';
import { parseSwitchWord, parseUnitWord, parseValue, type ReadValue } from './parse-value.ts';
import tradeNames from './trade-names.json' with { type: 'json' };
import { UsageError } from './usage-error.ts';

/** One `name=value` of the command line. */
export interface NamedValue {
  readonly name: string;
  readonly text: string;
}

/** Names as the trade writes them: L=300 W=200 H=150 board=C. */
const TRADE_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(tradeNames));

/** Stands for the name of sizes such as `60x25x100`, whose names depend on the template. */
const SIZES = 'sizes';

/** Sizes, or a piece of some that were typed with spaces: `300 x 200 x 100 mm`. */
const OF_SIZES = /^(?:\d[^=]*|[x×*]|mm|cm|in|inch|inches|ft|")$/i;

/** Arguments such as `length=60 width=25 unit=mm flap=chamfer_flap` or `60x25x100`, in any number. */
export const readValues = (text: string, before: readonly NamedValue[] = []): NamedValue[] => [
  ...before,
  valueOrSizes(text, correctForm(text, 'before')),
];

/** Correct form for an argument that is not `name=value`. @param template is given before the values, or in an option. */
export const correctForm = (text: string, template: 'before' | 'option'): string => {
  const [, name, value] = /^([a-z_]+):(.+)$/i.exec(text) ?? [];
  if (name) return `Write ${name}=${value}.`;
  if (catalogue.find(text))
    return template === 'option' ? `Write --template ${text}.` : 'The template comes before the values.';
  return 'Write name=value without spaces, for example length=60, or sizes as 60x25x100; put a name of several words in quotes.';
};

/** Reads one `name=value`, or sizes such as `60x25x100`. Throws UsageError for anything else, with the correct form. */
export const valueOrSizes = (text: string, instead: string): NamedValue =>
  OF_SIZES.test(text) ? { name: SIZES, text } : namedValue(text, instead);

/** Reads one `name=value`, its name in any case, with spaces or hyphens for underscores. Throws UsageError with the correct form. */
export const namedValue = (text: string, instead: string): NamedValue => {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1) throw new UsageError(`"${text}" is not a name and a value. ${instead}`);
  const name = settingName(text.slice(0, at));
  return { name: TRADE_NAMES.get(name) ?? name, text: text.slice(at + 1).trim() };
};

/**
 * Draws the box of arguments: numbers are variables, text selects choices, units in any spelling. Logs each value that was interpreted.
 * @throws UsageError for a repeated name; CommandError for the template, ApiError 400 for the values.
 */
export const drawArguments = async (
  context: CommandContext,
  template: string | Entry,
  values: readonly NamedValue[] | undefined,
  options: DimensionsOption,
): Promise<DielineFiles> => {
  const { base, given, choices } = readBoxArguments(context, template, values, options);
  const box = drawOne(catalogue, base, given, { choices, translate: await translatorOf(options) });
  for (const note of box.plant?.notes ?? []) context.log(note);
  return box;
};

/** Reads the arguments of a box as `drawArguments` does, without drawing it. */
export const readBoxArguments = (
  context: CommandContext,
  template: string | Entry,
  values: readonly NamedValue[] = [],
  { dimensionTexts }: DimensionsOption = {},
) => {
  const base = typeof template === 'string' ? findTemplate(context, template) : template;
  const { choices, rest } = separateChoices(base, withNamedSizes(context, base, values));
  const entry = withOwnVariables(base, choices);
  const known = variables(entry.template, entry.id);
  const unit = unitOf(rest);
  // No prototype, so that a name such as __proto__ is an unknown name like any other.
  const given: Record<string, unknown> = Object.assign(Object.create(null), { unit });
  const misread: Problem[] = [];
  for (const { name, text } of rest) {
    const read = readText(name, text, known[name], unit);
    if ('message' in read) misread.push(read);
    else {
      given[name] = read.value;
      if (read.readAs) context.log(`${name}: ${text} read as ${read.readAs}`);
    }
  }
  if (misread.length) throw new ApiError(400, { message: 'Some values cannot be read', errors: misread });
  if (dimensionTexts === false) given.dimension_texts = false;
  return { base, given, choices };
};

/** All values, with sizes such as `60x25x100` or `12 1/2 x 8 x 6 in` by the names that they have in the template. */
const withNamedSizes = (
  { log }: Pick<CommandContext, 'log'>,
  { id, template }: Entry,
  values: readonly NamedValue[],
): readonly NamedValue[] => {
  const pieces = values.filter(({ name }) => name === SIZES);
  if (!pieces.length) return values;
  const rest = values.filter(({ name }) => name !== SIZES);
  const text = pieces.map((piece) => piece.text).join(' ');
  const { sizes, unit } = parseQuery(text);
  if (!sizes) throw new UsageError(`${shorten(text)} is not a name and a value. ${correctForm(text, 'before')}`);
  const own = assignSizes(template, sizes);
  if (!own) throw new UsageError(`${id} does not take ${shorten(text)}. It takes ${describeReading(template)}.`);
  const asked = rest.some(({ name }) => name === 'unit') ? unitOf(rest) : (unit ?? 'mm');
  // Numbers without a unit are in that of the other values.
  const scale = asked === 'in' && inCentimetres(text) === undefined ? MM_PER_INCH : 1;
  const named = Object.entries(own).map(([name, mm]) => ({ name, text: String(roundTo(mm / scale, 6)) }));
  if (Object.keys(own).join() !== BOX_SIZES.slice(0, named.length).join())
    log(`${text}: read as ${named.map((value) => `${value.name}=${value.text}`).join(' ')}`);
  return [...named, ...rest.filter(({ name }) => name !== 'unit'), { name: 'unit', text: asked }];
};

const BOX_SIZES = ['length', 'width', 'height'];

/** Text under the name of a choice is a choice. A number is one only when no variable has that name. */
const separateChoices = ({ id, template }: Entry, values: readonly NamedValue[]) => {
  const choices: Record<string, string> = {};
  const rest = new Map<string, NamedValue>();
  const own = variables(template, id);
  for (const value of values) {
    const { name, text } = value;
    const offered = Object.hasOwn(template.choices, name) ? template.choices[name]! : undefined;
    const isChoice = offered && (!Object.hasOwn(own, name) || choiceValue(offered, text) || !/\d/.test(text));
    const before = isChoice ? choices[name] : rest.get(name)?.text;
    if (before !== undefined) throw new UsageError(`${name} is given twice: ${before} and ${text}. Give it once.`);
    if (isChoice) choices[name] = text;
    else rest.set(name, value);
  }
  return { choices, rest: [...rest.values()] };
};

/** The entry with these choices, because some variables exist only with certain choices. Invalid choices are reported later. */
const withOwnVariables = (base: Entry, choices: Readonly<Record<string, string>>): Entry => {
  const valid = Object.entries(choices).flatMap(([name, text]) => {
    const value = choiceValue(base.template.choices[name]!, text);
    return value === undefined ? [] : [[name, value] as const];
  });
  return catalogue.find(withChoices(base.id, Object.fromEntries(valid))) ?? base;
};

const unitOf = (values: readonly NamedValue[]): 'mm' | 'in' => {
  const text = values.find(({ name }) => name === 'unit')?.text;
  return (text !== undefined && parseUnitWord(text)) || 'mm';
};

/** An unknown board stays text: drawing reports the error. */
const readBoard = (text: string): ReadValue => {
  const { board } = boardNamed(text);
  return board ? { value: board.thickness, readAs: `${board.thickness} mm (${board.source})` } : { value: text };
};

const readText = (name: string, text: string, length: Length | undefined, unit: 'mm' | 'in'): ReadValue | Problem => {
  // A board name: log the thickness it stands for.
  if (name === 'material' && /^[a-z]/i.test(text)) return readBoard(text);
  if (length) {
    const read = parseValue(name, text, length, unit);
    // Neither a thickness nor a board: the message names both.
    return 'message' in read && name === 'material' ? readBoard(text) : read;
  }
  switch (name) {
    case 'unit':
      return parseUnitWord(text)
        ? { value: unit }
        : {
            message: `unit cannot be "${text}". Choose mm or in; a length may have a unit of its own, for example length=6cm.`,
          };
    case 'overflow_margin':
      return parseValue(name, text, { kind: 'length' }, unit);
    case 'dimension_texts':
    case 'overflow':
      return parseSwitchWord(name, text);
    default:
      // An unknown name: drawing reports it with a suggestion.
      return { value: text };
  }
};
