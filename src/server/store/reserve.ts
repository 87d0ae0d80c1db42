import { randomFillSync } from 'node:crypto';
import { existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Pages of 4 kB that the log of the database may have before it is written into the database, which then grows by so much. */
export const LOG_PAGES = 256;

/** Largest log before it is written, in bytes, with the head of each page. */
const LOG = LOG_PAGES * (4096 + 24);

/** Size of the reserve: the log, and what it writes. */
const SIZE = 2 * LOG;

/** Room on the disk that is kept for changes that make room: a file beside the database, because other programs fill the disk too. */
export const reserveOf = (database: string) => {
  const path = `${database}-reserve`;
  const remove = (): void => rmSync(path, { force: true });
  let isTaken = existsSync(path);
  /** Takes the room, if the disk has it. */
  const take = (): void => {
    if (isTaken) return;
    try {
      // Random bytes, because some file systems store zeros without room.
      writeFileSync(path, randomFillSync(Buffer.alloc(SIZE)), { mode: 0o600 });
      isTaken = true;
    } catch {
      // A part of it would fill the disk for nothing.
      remove();
    }
  };
  return {
    /** True when the disk has room for a change beside the reserve. @param spare - bytes that are free inside the database. */
    allows(bytes: number, spare: number): boolean {
      take();
      // A change is written twice: into the log, then into the database.
      const log = statSync(`${database}-wal`, { throwIfNoEntry: false })?.size ?? 0;
      const growth = Math.max(0, LOG + bytes - log) + Math.max(0, LOG + bytes - spare);
      return isTaken && freeAt(path) >= growth;
    },
    take,
    /** Gives the room to the next changes. */
    release(): void {
      isTaken = false;
      remove();
    },
  };
};

const freeAt = (path: string): number => {
  const { blocks, bavail, bsize } = statfsSync(dirname(path));
  // Some file systems do not tell.
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
};

/** Number of bytes and characters in the input of an operation. */
export const inputSize = (value: unknown): number => {
  if (typeof value === 'string' || value instanceof Uint8Array) return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + inputSize(each), 0);
};
