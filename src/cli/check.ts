import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { readOne } from '../entry/draw-one.ts';
import { catalogue, lineKinds, readEndings } from '../entry/engine.ts';
import type { CheckVerdict, LineKind } from '../index.ts';
import { correctForm, type NamedValue, readBoxArguments, valueOrSizes } from './box-arguments.ts';
import { checkFiles, EXIT_CODES, endUnchecked } from './check-files.ts';
import { liveCheck } from './check-live.ts';
import type { CommandContext } from './command-context.ts';
import { translatorOf } from './dimensions-option.ts';
import { inFolders, UnreadableInput } from './files.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import { sheetOption } from './nest-sheets.ts';
import type { OptionsOf } from './option-types.ts';
import { fitting, lengthFrom } from './option-values.ts';
import { readProfileOptions } from './profile-options.ts';
import { ExitCode, UsageError } from './usage-error.ts';

type Options = OptionsOf['check'];

export const addCheck: AddCommand = (command, context) => {
  addOptions(command, { tolerance, kinds, sheetOption, further })
    .usage('[options] <file...> [name=value...]')
    .action(async (file: string, others: readonly Further[], options: Options) => {
      const files = [file, ...others.filter((each) => typeof each === 'string')];
      const values = others.filter((each) => typeof each !== 'string');
      const code = await work(context, files, values, options).catch((error: unknown) => {
        const isList = error instanceof Error && error.name === 'RequestListError';
        return endUnchecked(context, isList ? new UnreadableInput(`${file} cannot be read: ${error.message}`) : error);
      });
      throw new ExitCode(code);
    });
};

type Further = string | NamedValue;

const further = (text: string, before: readonly Further[] = []): Further[] => [
  ...before,
  isFile(text) ? text : valueOrSizes(text, correctForm(text, 'option')),
];

const isFile = (text: string): boolean => {
  const ending = extname(text).slice(1).toLowerCase();
  return ending === 'json' || readEndings.includes(ending) || existsSync(text);
};

const work = async (
  context: CommandContext,
  named: readonly string[],
  values: readonly NamedValue[],
  options: Options,
): Promise<number> => {
  if (options.live) return EXIT_CODES[await live(context, named, values, options)];
  const { template, dimensions, report, layout, sheet, gutter, fix } = options;
  const files = await inFolders(named);
  if (fix !== undefined && options.for === undefined)
    throw new UsageError('--fix is for --for: name who takes the file.');
  if (fix !== undefined && files.length > 1) throw new UsageError('--fix writes one file anew: name one.');
  if (layout) {
    if (template || report || values.length)
      throw new UsageError(
        '--layout checks blanks on a sheet by themselves: leave --template, --report and variables out.',
      );
  } else if (sheet || gutter !== undefined) throw new UsageError('--sheet and --gutter are for --layout.');
  if (options.url || options.results) throw new UsageError('--url and --results are for --live.');
  if (!template && values.length) throw new UsageError('Variables need --template <id>.');
  if (!template && dimensions) throw new UsageError('--dimensions needs --template <id> and sizes.');
  const claim = template === undefined ? undefined : await claimOf(context, template, values, options);
  const [profile, receiver] = await Promise.all(
    [options.profile, options.for].map((name) =>
      name === undefined ? undefined : readProfileOptions({ profile: name }),
    ),
  );
  return checkFiles(context, files, { options, claim, profile, receiver });
};

const claimOf = async (
  context: CommandContext,
  template: string,
  values: readonly NamedValue[],
  options: Pick<Options, 'dimensions'>,
) => {
  const { base, given, choices } = readBoxArguments(context, template, values);
  const read = readOne(catalogue, base, given, { choices, translate: await translatorOf(options) });
  return { template: read.entry.id, variables: read.given };
};

const live = (
  context: CommandContext,
  [file, ...more]: readonly string[],
  values: readonly NamedValue[],
  { template, report, kind, mm, url, rate, tolerance, results }: Options,
): Promise<CheckVerdict> => {
  if (more.length) throw new UsageError('--live takes one list of requests.');
  if (template || report || kind || mm || values.length)
    throw new UsageError(
      '--live takes templates and variables from its list. Leave --template, --report, --kind, --mm and variables out.',
    );
  if (!url)
    throw new UsageError(
      '--live needs the address of the service. Add --url, for example --url https://service.example/v1.',
    );
  return liveCheck(context, { file: file!, url, rate, tolerance, results });
};

export const tolerance = fitting(lengthFrom, (mm) => mm > 0, 'Write a number above 0, for example 0.05.');

export const kinds = (text: string, before: Readonly<Record<string, LineKind>> = {}): Record<string, LineKind> => {
  const at = text.lastIndexOf('=');
  const name = text.slice(0, at);
  const kind = text.slice(at + 1).toLowerCase();
  if (at < 1 || !(lineKinds as readonly string[]).includes(kind))
    throw new InvalidArgumentError(
      `Write name=kind, for example '#808080=crease'. The kind is one of: ${lineKinds.join(', ')}.`,
    );
  if (Object.hasOwn(before, name)) throw new InvalidArgumentError(`${name} is given twice. Give it once.`);
  return { ...before, [name]: kind as LineKind };
};
