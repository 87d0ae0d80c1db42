import { basename } from 'node:path';
import { type Plant, plant } from '../entry/engine.ts';
import { readInput } from './files.ts';
import { objectIn, readProfileOptions } from './profile-options.ts';
import { CommandError, orTellWhy } from './usage-error.ts';

/** The plant of a name, or of a JSON or table file. Throws UnreadableInput; UsageError for no plant; ApiError for a wrong name or field. */
export const readPlant = async (given: string): Promise<Plant> => {
  if (!/[./\\]|^-$/.test(given)) return plant(given);
  const text = (await readInput(given)).toString('utf8');
  if (text.length > MAX_CHARACTERS)
    throw new CommandError(`${given} has ${text.length} characters; a plant has at most ${MAX_CHARACTERS}.`);
  if (!/\.json$/i.test(given) && !text.trimStart().startsWith('{')) return plant(await tableOf(given, text));
  const example = 'boxwright plant show recommended prints one to start from';
  const data: { readonly plant?: object } = objectIn(text, `${given} is not a JSON object. ${example}.`);
  return plant('plant' in data ? data.plant! : data);
};

const MAX_CHARACTERS = 200_000;

const tableOf = async (path: string, text: string): Promise<object> => {
  const { plantFromTable } = await import('../entry/batch.ts');
  const name = `table ${basename(path)}`.replace(/[^\w .-]/g, '_').slice(0, 31);
  return orTellWhy(
    () => plantFromTable(text, name),
    (reason) => `${path}: ${reason}`,
  );
};

/** The plant of a command: that of its option, or of the profile that it names; see `readProfileOptions`. */
export const plantOfArguments = async (given: string | undefined, args: readonly string[]) => {
  if (given !== undefined) return readPlant(given);
  const at = args.findIndex((arg) => /^--profile(=|$)/.test(arg));
  const profile = at < 0 ? undefined : (args[at]!.split('=', 2)[1] ?? args[at + 1]);
  if (profile === undefined || !/\.json$/i.test(profile)) return undefined;
  return (await readProfileOptions({ profile }))?.plant;
};
