import { type FormatName, type Profile, profile } from '../entry/engine.ts';
import { parseJson } from '../entry/inside.ts';
import { formatNotTaken } from '../entry/profile.ts';
import { readInput } from './files.ts';
import type { OptionsOf } from './option-types.ts';
import { UsageError } from './usage-error.ts';

/** The options' profile; undefined without any. Throws UnreadableInput; UsageError for no object; ApiError for a wrong name or field. */
export const readProfileOptions = async (options: OptionsOf['profile-options']): Promise<Profile | undefined> => {
  const { profile: name, kerf, mirror, tool } = options;
  if (tool && kerf)
    throw new UsageError(`--tool draws nicks, which a kerf of ${kerf} mm moves: leave one of them out.`);
  if (name === undefined && kerf === undefined && !mirror) return undefined;
  const message = `--profile ${name} is not a JSON object. boxwright profile show laser prints one to start from.`;
  const isFile = name !== undefined && /[./\\]/.test(name);
  const base = isFile ? objectIn((await readInput(name)).toString('utf8'), message) : (name ?? 'service');
  const own = profile(base);
  if (kerf === undefined && !mirror) return own;
  return profile({
    ...(typeof base === 'string' ? { extends: base } : base),
    ...(kerf !== undefined && { kerf: { ...own.kerf, width: kerf } }),
    ...(mirror && { mirror }),
  });
};

/** Options of a file for the press. Throws UsageError for a profile of colours that no file is written with; UnreadableInput. */
export const readPressOptions = async ({ icc, condition }: OptionsOf['profile-options'], own: Profile | undefined) => {
  if (icc === undefined && condition === undefined) return {};
  if (icc === undefined || condition === undefined)
    throw new UsageError(
      '--icc and --condition belong together: a profile of colours, and the name of its printing condition.',
    );
  if (own?.pdf.standard !== 'x4') throw new UsageError('--icc is for PDF/X-4. Add --profile press.');
  return { press: { intent: { condition, icc: await readInput(icc) } } };
};

/** The object in a JSON text. @throws UsageError with this message for another text. */
export const objectIn = (text: string, otherwise: string): object => {
  const data = parseJson(text);
  if (typeof data === 'object' && data !== null) return data;
  throw new UsageError(otherwise);
};

/** Throws UsageError for a format that the receiver does not take. */
export const checkFormats = (own: Profile | undefined, wanted: readonly FormatName[]): void => {
  const message = own && formatNotTaken(own, wanted);
  if (message) throw new UsageError(message);
};
