import { Command, CommanderError } from 'commander';
import { useIdRules, usePlant, useTemplates } from '../entry/catalogue.ts';
import { parseIdRules } from '../entry/engine.ts';
import { version } from '../entry/inside.ts';
import type { CommandContext } from './command-context.ts';
import { commanderMessage, fullName } from './commander-message.ts';
import words from './commands.json' with { type: 'json' };
import { commands, helpText } from './commands.ts';
import { readInput } from './files.ts';
import { fitLines } from './fit-lines.ts';
import { shutdownSignal } from './shutdown-signal.ts';
import { ExitCode, json, reportAny, reportError, rethrowAsCommandError, UsageError } from './usage-error.ts';

export interface Streams extends Partial<Pick<CommandContext, 'untilStopped' | 'nestThreads'>> {
  readonly stdout: { write(text: string | Uint8Array): unknown; readonly columns?: number };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean; readonly columns?: number };
}

/**
 * Runs one command line. Exit codes: 0 done; 1 when the values, the template or a file are invalid, with the reason on stderr; 2 for a
 * usage error; 3 for an unexpected error, in one line. `check` and `batch` have more codes of their own.
 */
export const runCommandLine = async (all: readonly string[], streams: Streams): Promise<number> => {
  const { args: others, value: path } = withoutOption(all, ID_RULES);
  const { args: rest, value: own } = withoutOption(others, TEMPLATES);
  const { args, value: plant } = withoutOption(rest, PLANT);
  const { stdout, stderr, untilStopped = shutdownSignal, nestThreads } = streams;
  const isJson = args.includes('--json');
  const context: CommandContext = {
    printJson: (body) => stdout.write(json(body)),
    print: (answer) => stdout.write(typeof answer === 'string' ? fitted(answer, stdout) : answer),
    log: (text) => stderr.write(`${isJson ? text : fitted(text, stderr)}\n`),
    ...(stderr.isTTY && { showProgress: (line) => stderr.write(`\r\x1b[K${line ?? ''}`) }),
    json: isJson,
    untilStopped,
    ...(nestThreads && { nestThreads }),
  };
  const program = new Command('boxwright')
    .description('Draws packaging: dielines from parametric templates, as SVG, DXF, PDF or CF2.')
    // Finding the version takes longer than drawing a box, so only those who ask for it wait.
    .option('-V, --version', 'print the version')
    .on('option:version', () => {
      stdout.write(`${version()}\n`);
      throw new ExitCode(0);
    })
    .option(PLANT, 'whose allowances, slots and joints cases have: a built-in table, or a .json or .csv file')
    .option(TEMPLATES, 'your own templates, beside those of Boxwright: a folder of modules, or one module')
    .option(ID_RULES, 'answer ids by the rules in a file that "boxwright calibrate" wrote')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(fitted(text, stdout)),
      getOutHelpWidth: () => stdout.columns ?? 80,
      writeErr: (text) => stderr.write(text),
      outputError: () => undefined,
    })
    .addHelpText('after', helpIn('boxwright', stdout));
  const name = args[0] === 'help' ? args[1] : args[0];
  let running = program;
  try {
    const twice = [ID_RULES, TEMPLATES, PLANT].find((option) => withoutOption(args, option).value !== undefined);
    if (twice) throw new UsageError(`${twice.split(' ')[0]} was given twice. Give it once.`);
    for (const { name: own, summary, load } of commands) {
      const command = program.command(own).description(summary);
      if (own !== name) continue;
      const add = await load();
      add(command, context);
      command.addHelpText('after', helpIn(own, stdout));
      running = command;
      for (const one of [command, ...command.commands]) refuseRepeated(one);
    }
    if (args[0] === 'help' && name !== undefined && running === program)
      throw new UsageError(`${commanderMessage(`unknown command '${name}'`, program)} boxwright --help lists all.`);
    if (own !== undefined) await useOwnTemplates(own);
    if (path !== undefined) await readIdRules(path);
    if (plant !== undefined || args.some((arg) => arg.startsWith('--profile')))
      usePlant(await (await import('./plant-option.ts')).plantOfArguments(plant, args));
    await program.parseAsync(helpOfInner(args), { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof ExitCode) return error.code;
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : usageError(context, error, running, args);
    return reportAny(context, error);
  } finally {
    if (path !== undefined) useIdRules(undefined);
    if (own !== undefined) useTemplates([]);
    usePlant(undefined);
  }
};

/** A text for a stream: a terminal has columns, what is piped stays as it is. */
const fitted = (text: string, { columns }: { readonly columns?: number }): string =>
  columns ? fitLines(text, columns) : text;

/** The help of a command. A terminal breaks its sentences anew. */
const helpIn = (name: string, { columns }: { readonly columns?: number }): string =>
  columns ? helpText(name).replace(/^(?! )(.{70,})\n(?=[A-Za-z"(])/gm, '$1 ') : helpText(name);

/** `help keys add` as `keys add --help`: commander reads only the first name after `help`. */
const helpOfInner = (args: readonly string[]): readonly string[] =>
  args[0] === 'help' && args.length > 2 ? [...args.slice(1), '--help'] : args;

const REPEATABLE_OPTIONS = ['--format', '--kind', '--part-substrate'];

/** Refuses an option with a value that is given twice: the last one would count, without a word. */
const refuseRepeated = (command: Command): void => {
  for (const option of command.options) {
    const { long, required, optional } = option;
    if (!long || !(required || optional) || REPEATABLE_OPTIONS.includes(long)) continue;
    let given = false;
    command.on(`option:${option.name()}`, () => {
      if (given) throw new UsageError(`${long} was given twice. Give it once.`);
      given = true;
    });
  }
};

/** Options of all commands, before or after the command name. */
const ID_RULES = '--id-rules <file>';
const PLANT = '--plant <name>';
const TEMPLATES = '--templates <dir>';

const withoutOption = (args: readonly string[], option: string) => {
  const name = option.split(' ')[0]!;
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (at < 0) return { args };
  if (args[at] !== name) return { args: args.toSpliced(at, 1), value: args[at]!.slice(name.length + 1) };
  const value = args[at + 1];
  return value === undefined ? { args } : { args: args.toSpliced(at, 2), value };
};

const useOwnTemplates = async (path: string): Promise<void> => {
  const { readTemplates } = await import('../entry/own-templates.ts');
  useTemplates(await rethrowAsCommandError(() => readTemplates(path)), path);
};

const readIdRules = async (path: string): Promise<void> => {
  const text = (await readInput(path)).toString('utf8');
  try {
    useIdRules(parseIdRules(text));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    throw new UsageError(`${path}: ${error.message}`, { cause: error });
  }
};

const earlyOption = ({ code }: CommanderError, args: readonly string[]): string | undefined => {
  const later = code === 'commander.unknownOption' && commands.find(({ name }) => args.includes(name));
  return later ? `${args[0]} must follow the command name. Write: boxwright ${later.name} … ${args[0]} …` : undefined;
};

/** Reports a usage error of commander. @returns the exit code */
const usageError = (context: CommandContext, error: CommanderError, command: Command, args: readonly string[]) => {
  const inner = (command.parent && command.commands.find((one) => args.includes(one.name()))) ?? command;
  const early = command.parent ? undefined : earlyOption(error, args);
  const shown = error.code === 'commander.help' || error.code === 'commander.helpDisplayed';
  if (shown && !args.length) context.log(words.boxwright.start);
  if (shown) return 2;
  const help = `${fullName(inner)} --help`;
  const message = early ?? commanderMessage(error.message, inner);
  reportError(context, new UsageError(context.json ? message : `${message}\n(${help} shows what is possible)`));
  return 2;
};
