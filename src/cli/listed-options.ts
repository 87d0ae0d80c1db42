import { Argument, type Command, Option } from 'commander';
import {
  type DielineFiles,
  dimensionKinds,
  formatNames,
  lineKinds,
  palletNames,
  paperNames,
  plantNames,
  profileNames,
} from '../entry/engine.ts';
import { drawArguments, type NamedValue, readValues } from './box-arguments.ts';
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

/** A row of `options.json`: an argument, an option, or the name of a set of them that several commands have. */
interface Row {
  readonly set?: string;
  readonly argument?: string;
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
  readonly env?: string;
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
  plants: plantNames,
  profiles: profileNames,
};

/** Functions that parse the value of an option, by the names that `options.json` has for them. */
export type Readers = Readonly<Record<string, unknown>>;

const READERS = {
  ...{ aboveZero, fromZero, lengthFromZero, namedFile, parseFormats, parseUrl, portNumber, wholeNumber },
  values: readValues,
};

const aboutOf = ({ about }: Row): string => about!.replace(/\{(\w+)\}/g, (_, name: string) => LISTS[name]!.join(', '));

const argumentOf = (row: Row, readers: Readers): Argument => {
  const argument = new Argument(row.argument!, aboutOf(row)).default(row.default);
  if (row.choices) argument.choices(row.choices as readonly string[]);
  if (row.read) argument.argParser(readers[row.read] as (text: string) => unknown);
  return argument;
};

const optionOf = (row: Row, readers: Readers): Option => {
  const option = new Option(row.flags!, aboutOf(row)).default(row.default);
  const { choices, read, rule, endings = [], env, conflicts, attribute } = row;
  const values = typeof choices === 'string' ? LISTS[choices] : choices;
  if (values) option.choices(values).argParser(oneOf(values));
  if (rule) option.argParser(outputPath(rule, ...endings));
  if (read) option.argParser(readers[read] as (text: string) => unknown);
  if (row.required) option.makeOptionMandatory();
  if (env) option.env(env);
  if (conflicts) option.conflicts([conflicts].flat());
  if (attribute) option.attributeName = () => attribute;
  return option;
};

/** Adds arguments, options and the action to a named command. */
export type AddCommand = (command: Command, context: CommandContext) => void;

/** One command. Its module is loaded only when it runs. */
export interface CommandRow {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<AddCommand>;
}

/** Adds the arguments and options that `options.json` lists under the name of a command. @param own - its own parsers, by name. */
export const addOptions = (command: Command, own: Readers = {}, name: string = command.name()): Command => {
  for (const row of options[name as keyof typeof options] as readonly Row[]) {
    const readers = { ...READERS, ...own };
    if (row.set) addOptions(command, own, row.set);
    else if (row.argument) command.addArgument(argumentOf(row, readers));
    else command.addOption(optionOf(row, readers));
  }
  return command;
};

/** The same for a command that draws the box. */
export const addBoxAction = <Options extends DimensionsOption>(
  command: Command,
  context: CommandContext,
  act: (box: DielineFiles, options: Options) => Promise<void>,
  own?: Readers,
): Command =>
  addOptions(command, own).action(
    async (template: string, values: readonly NamedValue[] | undefined, options: Options) =>
      act(await drawArguments(context, template, values, options), options),
  );
