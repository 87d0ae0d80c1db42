import type { Command } from 'commander';
import { catalogue } from '../entry/engine.ts';
import { commonVariables, didYouMean, mainId, variables } from '../entry/inside.ts';
import { helpText } from './commands.ts';
import { settingName } from './find-template.ts';

const nameOf = (command: Command): string => command.name();

/** The command with those above it: `boxwright keys add`. */
export const fullName = (command: Command): string =>
  [...(command.parent ? [fullName(command.parent)] : []), command.name()].join(' ');

const examplesIn = (command: Command): readonly string[] =>
  [...helpText(command.name()).matchAll(/^ {2}\$ (boxwright .+)$/gm)].map(([, example]) => example!);

/** A text for what a message of commander says, or a function of it. */
type Rewrite = readonly [RegExp, string | ((found: readonly string[], command: Command) => string)];

/** The first example of a command in its help or in that of the command above it. */
const tryExample = (command: Command): string => {
  const own = examplesIn(command);
  const all = command.parent ? [...own, ...examplesIn(command.parent)] : own;
  const example = all.find((one) => one.includes(`${fullName(command)} `)) ?? own[0];
  return example === undefined ? '' : ` Try: ${example}`;
};

/** Message for an invalid value. Does not repeat the value if the reason already names it. */
const refusal = (name: string, value: string, reason: string): string => {
  const why = reason.replace(/^Allowed choices are (.+)\.$/, 'Choose one of: $1.');
  return /^(Unknown|--)/.test(why) ? why : `${name} cannot be "${value}". ${why}`;
};

/** An option is given as `-f, --format <formats>` and told by its long name. */
const rewrites: readonly Rewrite[] = [
  [/^missing required argument '(.+)'$/, '<$1> is missing.{example}'],
  [/^required option '.*?(--[\w-]+).*' not specified$/, '$1 is missing.{example}'],
  [/^option '.*?(--[\w-]+).*' argument missing$/, '$1 needs a value.{example}'],
  [
    /^option '.*?(--[\w-]+).*?' argument '(.*)' is invalid\. ([\s\S]+)$/,
    ([, name, value, why]) => refusal(name!, value!, why!),
  ],
  [
    /^command-argument value '(.*)' is invalid for argument '(.+)'\. ([\s\S]+)$/,
    ([, value, name, why]) => refusal(name!, value!, why!),
  ],
  [
    /^unknown option '(.+?)'(?:\s+\(Did you mean (.+)\?\))?$/,
    ([, name, meant], command) =>
      `Unknown option ${name}.${meant ? ` Did you mean ${meant}?` : asVariable(name!, command)}`,
  ],
  [
    /^unknown command '(.+?)'(?:\s+\(Did you mean .+\?\))?$/,
    ([, name], { commands }) => `Unknown command ${name}.${didYouMean(name!, commands.map(nameOf))}`,
  ],
  [
    /^too many arguments(?: for '(.+)')?\. Expected (\d+) arguments? but got (\d+).*$/,
    ([, name, most, given], command) =>
      `${name ?? 'boxwright'} takes ${most === '0' ? 'no argument' : `${most} argument${most === '1' ? '' : 's'}`}; ${given} ${given === '1' ? 'was' : 'were'} given.${inQuotes(command)}`,
  ],
  [
    /^option '.*?(--[\w-]+).*?' cannot be used with option '.*?(--[\w-]+).*'$/,
    '$1 and $2 contradict each other. Leave one of them out.',
  ],
];

/** Hint for the name of a template that was written without quotes. */
const inQuotes = (command: Command): string => {
  const { registeredArguments, args } = command;
  if (registeredArguments[0]?.name() !== 'template' || args.some((arg) => arg.includes('='))) return '';
  return ` Put a name of several words in quotes: ${fullName(command)} "${args.join(' ')}".`;
};

/** Hint for a variable that was written as an option. */
const asVariable = (option: string, { registeredArguments }: Command): string => {
  const name = settingName(/^--([a-z][\w-]*)/i.exec(option)?.[1] ?? '');
  const takesValues = registeredArguments.some((argument) => argument.name() === 'name=value');
  if (!takesValues || !isSettingName(name)) return '';
  return ` A variable is written without dashes: ${name}=${/^(length|width|height)$/.test(name) ? '60' : '…'}.`;
};

const isSettingName = (name: string): boolean =>
  commonVariables.includes(name) ||
  catalogue.templates.some(
    (template) => Object.hasOwn(template.choices, name) || Object.hasOwn(variables(template, mainId(template)), name),
  );

/** Rewrites a usage error of commander in the style of the others: the problem, what works, and the help command. */
export const commanderMessage = (text: string, command: Command): string => {
  const plain = text.trim().replace(/^error: /, '');
  for (const [pattern, write] of rewrites) {
    const found = pattern.exec(plain);
    if (found && typeof write === 'function') return write(found, command);
    if (found) return plain.replace(pattern, write as string).replace('{example}', () => tryExample(command));
  }
  return plain;
};
