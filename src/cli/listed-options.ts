import { type Command, Option } from 'commander';
import {
  type DielineFiles,
  dimensionKinds,
  formatNames,
  lineKinds,
  palletNames,
  paperNames,
  profileNames,
} from '../entry/engine.ts';
import { drawArguments, type NamedValue, templateArgument, valuesArgument } from './box-arguments.ts';
import type { CommandContext } from './command-context.ts';
import type { DimensionsOption } from './dimensions-option.ts';
import {
  aboveZero,
  fromZero,
  lengthFromZero,
  namedFile,
  oneOf,
  parseUrl,
  portNumber,
  wholeNumber,
} from './option-values.ts';
import options from './options.json' with { type: 'json' };
import { outputPath, parseFormats } from './output-path.ts';

/** A row of `options.json`: an option, or the name of a set of options that several commands have. */
interface Row {
  readonly set?: string;
  readonly flags?: string;
  /** What the help says. `{formats}` stands for a list of `LISTS`. */
  readonly about?: string;
  /** Name of the parser of its value. */
  readonly read?: string;
  /** The values to choose from, or the name of a list of `LISTS`. */
  readonly choices?: string | readonly string[];
  /** For an output file: the endings it may have, and what is said of another name. */
  readonly rule?: string;
  readonly endings?: readonly string[];
  readonly default?: string | number;
  readonly required?: boolean;
  /** Environment variable that stands for it. */
  readonly env?: string;
  /** Options that cannot be given beside it. */
  readonly conflicts?: string | readonly string[];
  /** Its name in the answer of commander, where the usual one is taken. */
  readonly attribute?: string;
}

const LISTS: Readonly<Record<string, readonly string[]>> = {
  dimensions: dimensionKinds,
  endings: formatNames.map((name) => `.${name}`),
  formats: formatNames,
  lineKinds,
  pallets: palletNames,
  papers: paperNames,
  profiles: profileNames,
};

/** Functions that parse the value of an option, by the names that `options.json` has for them. */
export type Readers = Readonly<Record<string, unknown>>;

const READERS = { aboveZero, fromZero, lengthFromZero, namedFile, parseFormats, parseUrl, portNumber, wholeNumber };

const optionOf = (row: Row, readers: Readers): Option => {
  const about = row.about!.replace(/\{(\w+)\}/g, (_, name: string) => LISTS[name]!.join(', '));
  const option = new Option(row.flags!, about).default(row.default);
  const { choices, read, rule, endings = [], env, conflicts, attribute } = row;
  if (choices) oneOf(option, typeof choices === 'string' ? LISTS[choices]! : choices);
  if (rule) option.argParser(outputPath(rule, ...endings));
  if (read) option.argParser(readers[read] as (text: string) => unknown);
  if (row.required) option.makeOptionMandatory();
  if (env) option.env(env);
  if (conflicts) option.conflicts([conflicts].flat());
  if (attribute) option.attributeName = () => attribute;
  return option;
};

/** Adds the options that `options.json` lists under the name of a command. @param own - its own parsers, by name. */
export const addOptions = (command: Command, own: Readers = {}, name: string = command.name()): Command => {
  for (const row of options[name as keyof typeof options] as readonly Row[]) {
    if (row.set) addOptions(command, own, row.set);
    else command.addOption(optionOf(row, { ...READERS, ...own }));
  }
  return command;
};

/** The same for a command about one box: first its template and values. */
export const addBoxOptions = (command: Command, own: Readers = {}): Command =>
  addOptions(command.addArgument(templateArgument()).addArgument(valuesArgument()), own);

/** The same for a command that draws the box. */
export const addBoxAction = <Options extends DimensionsOption>(
  command: Command,
  context: CommandContext,
  act: (box: DielineFiles, options: Options) => Promise<void>,
  own?: Readers,
): Command =>
  addBoxOptions(command, own).action(
    async (template: string, values: readonly NamedValue[] | undefined, options: Options) =>
      act(await drawArguments(context, template, values, options), options),
  );
