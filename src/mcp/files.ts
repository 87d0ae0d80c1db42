import { extname } from 'node:path';
import { Type } from '@sinclair/typebox';
import { orRefuse } from '../api/index.ts';
import { findProfile, formatNotTaken, profileNames } from '../engine/index.ts';
import { type FormatName, formatNames, type Profile } from '../formats/index.ts';
import { type ToolContext, withUsual } from './tool.ts';
import { orExplain, ToolError } from './tool-error.ts';
import words from './tools.json' with { type: 'json' };

const own = words.box;

export const fileNames = (endings: readonly string[]) =>
  Type.Array(Type.String({ minLength: 1 }), withUsual(own.files, endings.map((one) => `.${one}`).join(', ')));

/** Files in formats for drawings, and who takes them. */
export const fileArguments = {
  profile: Type.Optional(Type.String(withUsual(own.profile, profileNames.join(', ')))),
  files: Type.Optional(fileNames(formatNames)),
};

/** @throws ToolError for a file whose name has another ending. */
const endingOf = <Ending extends string>(path: string, endings: readonly Ending[]): Ending => {
  const extension = extname(path);
  const ending = endings.find((one) => `.${one}` === extension.toLowerCase());
  if (ending) return ending;
  const base = path.slice(0, path.length - extension.length);
  const known = endings.map((one) => `.${one}`).join(', ');
  throw new ToolError(`${path} does not end in ${known}. Try ${base || 'box'}.${endings[0]}.`);
};

/** Writes files once all of their names are right. */
export const saveFiles = async <Ending extends string>(
  { workspace }: ToolContext,
  paths: readonly string[],
  endings: readonly Ending[],
  make: (ending: Ending) => Promise<string | Uint8Array>,
) => {
  const outputs = paths.map((path) => ({ path, format: endingOf(path, endings) }));
  const saved = [];
  for (const { path, format } of outputs) {
    const file = await make(format);
    saved.push({ path, format, url: await workspace.write(path, file), bytes: Buffer.byteLength(file) });
  }
  return saved;
};

/** Writes a drawing in the formats that its receiver takes. */
export const saveDrawing = async (
  context: ToolContext,
  {
    files = [],
    profile: name,
  }: { readonly files?: readonly string[] | undefined; readonly profile?: string | undefined },
  write: (format: FormatName, options: { readonly profile?: Profile }) => Promise<string | Uint8Array>,
) => {
  const profile = name === undefined ? undefined : orRefuse(findProfile(name));
  const wanted = files.map((path) => endingOf(path, ENDINGS));
  const refused = profile && formatNotTaken(profile, wanted);
  if (refused) throw new ToolError(refused);
  return saveFiles(context, files, ENDINGS, (format) => {
    const others = formatNames.filter((one) => one !== format);
    return orExplain(
      () => write(format, profile ? { profile } : {}),
      // A finite drawing is refused only when it is too large for its format.
      (reason) => `${reason}. Choose another format: ${others.join(' or ')}.`,
    );
  });
};

/** The first one is proposed. */
const ENDINGS: readonly FormatName[] = ['dxf', ...formatNames.filter((name) => name !== 'dxf')];

/** Appends the names of files to what is said. */
export const written = (saved: readonly { readonly path: string }[]): string =>
  saved.length ? ` Written: ${saved.map(({ path }) => path).join(', ')}.` : '';
