import { basename } from 'node:path';
import { ContradictionError, calibrate, calibrateFiles } from '../entry/calibrate.ts';
import type { CommandContext } from './command-context.ts';
import { inFolders, readInput, writeOutput } from './files.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import type { OptionsOf } from './option-types.ts';
import { serviceAt } from './service-keys.ts';
import { CommandError, rethrowAsCommandError, UsageError } from './usage-error.ts';

export const addCalibrate: AddCommand = (command, context) => {
  addOptions(command).action(async (files: readonly string[], { live, url, out, rate }: OptionsOf['calibrate']) => {
    if (live ? files.length : !files.length)
      throw new UsageError('calibrate needs drawings of the service, or --live to read from a service with your key.');
    if (live ? !url : url)
      throw new UsageError('--live and --url belong together: --live --url https://service.example/v1.');
    const { rules, ...told } = await (live ? fromService(context, url!, rate) : fromFiles(context, files));
    await writeOutput(out, `${JSON.stringify(rules, undefined, 2)}\n`);
    context.printJson({ calibrate: { ...told, ranges: rules.ranges.map(({ prefix }) => prefix), rules: out } });
  });
};

const fromFiles = async ({ log }: CommandContext, named: readonly string[]) => {
  const files: { name: string; data: Uint8Array }[] = [];
  for (const file of await inFolders(named)) files.push({ name: basename(file), data: await readInput(file) });
  const { rules, used, unused } = await calibrateFiles(files);
  const ids = rules.ranges.map(({ prefix, files: count }) => ({ ids: `${prefix}…`, files: count }));
  for (const rule of [...(rules.boards ?? []), ...(rules.defaults ?? []), ...ids]) log(`rule: ${wordsOf(rule)}`);
  for (const sentence of rules.open ?? []) log(`open: ${sentence}`);
  for (const { file, why } of unused) log(`${file} ${why}`);
  return { rules, used: used.length, unused, open: rules.open ?? [] };
};

/** A rule in words: what it is about, what it says, and from how many files it comes. */
const wordsOf = (rule: object): string =>
  Object.entries(rule)
    .map(([name, value]) => (typeof value === 'object' ? wordsOf(value) : `${name} ${value}`))
    .join(', ');

const fromService = async ({ log }: CommandContext, url: string, rate: number) => {
  let started = false;
  const beforeRead = async (): Promise<void> => {
    if (started) await new Promise((done) => setTimeout(done, 1000 / rate));
    started = true;
  };
  const { rules, read } = await rethrowAsCommandError(async () => {
    try {
      return await calibrate(serviceAt(url), { beforeRead, onRead: (id) => log(`reads ${id}`) });
    } catch (cause) {
      if (!(cause instanceof ContradictionError)) throw cause;
      throw new CommandError(`The readings contradict every order of the end choices. ${cause.message}`, { cause });
    }
  });
  return { rules, read: read.length };
};
