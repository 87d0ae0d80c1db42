import { join } from 'node:path';
import type { ThreadError } from './sqlite-messages.ts';

/** The records cannot be opened. The message names the file, the reason and the remedy. */
export class StartError extends Error {
  constructor(folder: string, cause: ThreadError) {
    super(explain(folder, cause), { cause });
  }
}

const explain = (folder: string, { message, code }: ThreadError): string => {
  const file = join(folder, 'boxwright.db');
  const all = `${code} ${message}`;
  if (/another program/.test(message))
    return `${file} is not a database of Boxwright: ${message}. Choose another folder with --data.`;
  if (/newer version/.test(message)) return `${file} cannot be opened: ${message}. Use that version.`;
  if (/SQLITE_NOTADB|not a database/.test(all))
    return `${file} is not a database. Choose another folder with --data, or restore a backup in its place.`;
  if (/SQLITE_CORRUPT|malformed/.test(all)) return `${file} is damaged. Restore a backup in its place.`;
  if (/ENOTDIR|EEXIST/.test(all))
    return `${folder} cannot be a folder: a part of the path is a file. Choose another with --data.`;
  if (/EACCES|EPERM|EROFS|SQLITE_READONLY|readonly/.test(all))
    return `${folder} cannot be written to. Give the user who runs the server the right to write there, or choose another folder with --data.`;
  if (/ENOENT|SQLITE_CANTOPEN|unable to open|local database .*: 14\b/.test(all))
    return `${folder} cannot hold a database: no file can be made there. Choose another folder with --data.`;
  if (/SQLITE_FULL|ENOSPC/.test(all))
    return `${folder} is on a full disk. Make room, or choose another folder with --data.`;
  if (/SQLITE_BUSY|locked/.test(all))
    return `${file} is locked by another program. Stop it, or choose another folder with --data.`;
  return `${file} cannot be opened: ${message}.`;
};
