import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeWhole } from '../entry/whole-file.ts';
import { CommandError } from './usage-error.ts';

/** A file that was named and cannot be read. */
export class UnreadableInput extends CommandError {}

/** @throws UnreadableInput with the name of the file and the reason. */
export const readInput = async (path: string): Promise<Buffer> => {
  try {
    return await readFile(path);
  } catch (error) {
    throw new UnreadableInput(`${path} cannot be read: ${reasonOf(error, 'the file does not exist')}.`, {
      cause: error,
    });
  }
};

/**
 * Writes a file whole or not at all.
 * @returns its file URL.
 * @throws CommandError with the name of the file and the reason.
 */
export const writeOutput = async (path: string, file: string | Uint8Array): Promise<string> => {
  try {
    return await writeWhole(path, file);
  } catch (error) {
    throw new CommandError(
      `${path} cannot be written: ${reasonOf(error, `the folder ${dirname(path)} does not exist`)}.`,
      { cause: error },
    );
  }
};

const REASONS: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder',
  ENOTDIR: 'a parent of the path is not a directory',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'the disk is full',
};

const reasonOf = (error: unknown, missing: string): string => {
  if (!(error instanceof Error)) throw error;
  const { code = '' } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? missing : (REASONS[code] ?? error.message);
};
