import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { readEndings } from '../entry/engine.ts';
import { writeInPlace, writeWhole } from '../entry/inside.ts';
import { reasonOf } from './system-error.ts';
import { CommandError } from './usage-error.ts';

export class UnreadableInput extends CommandError {}

/** Largest input in bytes. A device may have no end. */
const MAX_INPUT_BYTES = 64 * 2 ** 20;

/** Reads a file, or standard input for `-`. Throws UnreadableInput with the file name and the reason. */
export const readInput = async (path: string): Promise<Buffer> => {
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of path === '-' ? process.stdin : createReadStream(path)) {
      size += chunk.length;
      if (size > MAX_INPUT_BYTES)
        throw new UnreadableInput(
          `${path} cannot be read: it is larger than ${MAX_INPUT_BYTES >> 20} MB, the maximum.`,
        );
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof UnreadableInput) throw error;
    const reason = reasonOf(error, 'the file does not exist');
    throw new UnreadableInput(`${path} cannot be read: ${reason}.`, { cause: error });
  }
};

/** The paths, with the drawings of a folder in its place, sorted by name. @throws UnreadableInput for a folder without drawings. */
export const inFolders = async (paths: readonly string[]): Promise<readonly string[]> => {
  const all: string[] = [];
  for (const path of paths)
    if (!existsSync(path) || !statSync(path).isDirectory()) all.push(path);
    else {
      const names = (await readdir(path)).filter((name) => readEndings.includes(extname(name).slice(1).toLowerCase()));
      if (!names.length)
        throw new UnreadableInput(
          `${path} cannot be read: it is a folder without a file that ends in ${readEndings.join(', ')}.`,
        );
      all.push(...names.sort().map((name) => join(path, name)));
    }
  return all;
};

/** True for a device or a pipe, as `/dev/stdout`, `/dev/null` and `>(gzip > box.svg.gz)` of a shell. */
export const isStream = (path: string): boolean => {
  if (!existsSync(path)) return false;
  const stats = statSync(path);
  if (stats.isDirectory()) return false;
  // A redirected stream is a file, with a name that must stay.
  return !stats.isFile() || /^\/dev\/(std|fd\/)/.test(path);
};

/** Replaces a file atomically, or writes to a device or pipe, and returns its URL. Throws CommandError with file name and reason. */
export const writeOutput = async (path: string, file: string | Uint8Array): Promise<string> => {
  try {
    return await (isStream(path) ? writeInPlace : writeWhole)(path, file);
  } catch (error) {
    const folder = dirname(path);
    const missing = existsSync(folder) ? `the folder ${folder} is not writable` : `the folder ${folder} does not exist`;
    throw new CommandError(`${path} cannot be written: ${reasonOf(error, missing)}.`, { cause: error });
  }
};

/** Makes the folder of a path that ends in a slash. @throws CommandError with its name and the reason. */
export const makeFolder = async (path: string): Promise<void> => {
  if (!/[/\\]$/.test(path)) return;
  try {
    await mkdir(path, { recursive: true });
  } catch (error) {
    const reason = reasonOf(error, 'a parent does not exist');
    throw new CommandError(`The folder ${path} cannot be made: ${reason}.`, { cause: error });
  }
};

/** The address of a file that is not written: it holds the file. */
export const dataUrl = (mediaType: string, file: string | Uint8Array): string =>
  `data:${mediaType};base64,${Buffer.from(file as Uint8Array).toString('base64')}`;
