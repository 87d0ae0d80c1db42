import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopPostgres } from './postgres.ts';

/** Gives all tests of a run one temporary folder, and deletes it after the run. Child processes inherit it. */
export const setup = (): (() => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'boxwright-tests-'));
  // Databases run as other users.
  chmodSync(folder, 0o755);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  return async () => {
    await stopPostgres(folder);
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
};
