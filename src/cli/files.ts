import { readFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { writeWhole } from '../index.ts';
import { UsageError } from './usage-error.ts';

/** A file that was named and cannot be read. */
export class UnreadableInput extends UsageError {}

/** @throws Unreadable with the name of the file, and why. */
export const readInput = async (path: string): Promise<Buffer> => {
  try {
    return await readFile(path);
  } catch (error) {
    throw new UnreadableInput(`${path} cannot be read: ${why(error, 'there is no such file')}`, { cause: error });
  }
};

/**
 * Writes a file whole or not at all.
 * @returns its file URL.
 * @throws Complaint with the name of the file, and why.
 */
export const writeOutput = async (path: string, file: string | Uint8Array): Promise<string> => {
  try {
    return await writeWhole(path, file);
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${why(error, `there is no folder ${dirname(path)}`)}`, {
      cause: error,
    });
  }
};

/** Reads an option that names one file to be written; `says` is what is said of one that has none of the endings. */
export const outputPath =
  (says: string, ...endings: readonly string[]) =>
  (path: string, before?: string): string => {
    if (before !== undefined) throw new InvalidArgumentError(`One file is written, and it was to be ${before}.`);
    if (!path || (endings.length && !endings.includes(extname(path).toLowerCase())))
      throw new InvalidArgumentError(says);
    return path;
  };

const WORDS: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder',
  ENOTDIR: 'what it lies in is no folder',
  EACCES: 'it is not permitted',
  EPERM: 'it is not permitted',
  EROFS: 'nothing can be written there',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'there is no room left',
};

const why = (error: unknown, missing: string): string => {
  if (!(error instanceof Error)) throw error;
  const { code = '' } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? missing : (WORDS[code] ?? error.message);
};
