import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { partName } from './make.ts';
import type { BatchResult, Made } from './request.ts';

/** Folder for incomplete files, with one subfolder per process. */
const PARTS = '.boxwright-batch';

const openFolders = new Set<string>();

/** Opens a batch's folder, made if missing, without remains of killed processes. Throws Error when another process writes there. */
export const openOutputFolder = (directory: string) => {
  const folder = resolve(directory);
  const home = join(folder, PARTS);
  // The given path first: an error names it, and not what lies in it.
  mkdirSync(folder, { recursive: true });
  mkdirSync(home, { recursive: true });
  for (const name of readdirSync(home)) {
    const isOwn = Number(name) === process.pid;
    if (isOwn ? openFolders.has(folder) : isAlive(Number(name)))
      throw new Error(
        `${directory} is being written by another batch (process ${name}). Wait for it, or name another folder. Where no batch runs, remove ${join(home, name)}.`,
      );
    rmSync(join(home, name), { recursive: true, force: true });
  }
  const parts = join(home, String(process.pid));
  mkdirSync(parts);
  openFolders.add(folder);

  const accept = (result: Made): BatchResult => {
    const { line, key, files } = result;
    const taken = files.filter(({ name }) => existsSync(join(folder, name)));
    const other = taken.find(({ name, sha256 }) => digestOf(join(folder, name)) !== sha256);
    if (other) {
      for (const file of files) rmSync(join(parts, partName(line, file)), { force: true });
      const message = `${other.name} already exists with other content: the key ${JSON.stringify(key)} was used before. Give each request its own key, or name another folder.`;
      return { line, key, error: { message } };
    }
    for (const file of files) {
      const part = join(parts, partName(line, file));
      if (taken.includes(file)) rmSync(part);
      else renameSync(part, join(folder, file.name));
    }
    return result;
  };
  return {
    /** Folder for incomplete files. It is on the same file system, so that moving a file is atomic. */
    parts,
    /** Moves the files of a result to their place. None is ever replaced: equal bytes count as made, others refuse the request. */
    accept: (result: BatchResult): BatchResult => ('files' in result ? accept(result) : result),
    close: (): void => {
      rmSync(home, { recursive: true, force: true });
      openFolders.delete(folder);
    },
  };
};

export type OutputFolder = ReturnType<typeof openOutputFolder>;

const digestOf = (path: string): string | undefined => {
  try {
    return hash('sha256', readFileSync(path));
  } catch {
    return undefined;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0) && !isZombie(pid);
  } catch (error) {
    // EPERM: the process belongs to another user, so it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** True for an ended process that its parent has not collected yet. In containers, nobody may ever do that. */
const isZombie = (pid: number): boolean => {
  try {
    // The name of the program, in parentheses, may contain anything.
    return /\) Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};
