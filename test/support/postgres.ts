import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

export interface TestDatabase {
  /** The address of a new, empty database. */
  readonly create: () => Promise<string>;
  /** Removes a database, even while in use. */
  readonly drop: (address: string) => Promise<void>;
}

/** Program folders of Debian's package and of others. */
const programs = (): string | undefined => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
};

/** User of the package, because it refuses to run as root; undefined without root rights or such a user. */
const userOf = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim(),
  );
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
};

/** Folder of the server and of its socket, in the temporary folder of the run. */
const homeOf = (folder: string): string => join(folder, 'postgres');

const pidFile = (folder: string): string => join(homeOf(folder), 'data', 'postmaster.pid');

const addressOf = (name: string): string => `postgresql://box@/${name}?host=${encodeURIComponent(homeOf(tmpdir()))}`;

const ask = async (statement: string): Promise<void> => {
  const client = new pg.Client(addressOf('postgres'));
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Databases that this process made. */
let made = 0;

/**
 * The PostgreSQL of the test run, on a socket in the temporary folder; undefined, with a message, if it is not installed. The first test
 * that needs it starts it, and `stopPostgres` ends it after the run.
 */
export const postgresOfRun = async (): Promise<TestDatabase | undefined> => {
  const bin = programs();
  const user = userOf();
  if (!bin || (process.getuid?.() === 0 && !user)) {
    console.warn('PostgreSQL is not installed, or has no user: what needs it is SKIPPED');
    return undefined;
  }
  if (isFirst(homeOf(tmpdir()))) start(bin, user);
  // Twenty minutes: another worker may be creating its files, on a busy machine.
  for (let more = 24_000; ; more--) {
    try {
      await ask('select 1');
      break;
    } catch (error) {
      if (more === 0) throw error;
      await setTimeout(50);
    }
  }
  return {
    async create() {
      const name = `test_${process.pid}_${++made}`;
      await ask(`create database ${name}`);
      return addressOf(name);
    },
    drop: (address) => ask(`drop database ${/(\w+)\?/.exec(address)![1]} with (force)`),
  };
};

/** Creates the folder; false if another process has. */
const isFirst = (folder: string): boolean => {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

const start = (bin: string, user: ReturnType<typeof userOf>): void => {
  const home = homeOf(tmpdir());
  if (user) chownSync(home, user.uid, user.gid);
  const data = join(home, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'box', '-A', 'trust', '--no-sync', '-E', 'UTF8'], {
    ...user,
    cwd: home,
    stdio: 'ignore',
  });
  const settings = ['listen_addresses=', `unix_socket_directories=${home}`, 'fsync=off', 'max_connections=200'];
  // It outlives the worker that starts it.
  spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((s) => ['-c', s])], {
    ...user,
    cwd: home,
    stdio: 'ignore',
  }).unref();
};

/** Ends the PostgreSQL of the run, if there is one. @param folder the temporary folder of the run. */
export const stopPostgres = async (folder: string): Promise<void> => {
  const file = pidFile(folder);
  if (!existsSync(file)) return;
  // At once: nobody needs its files any more.
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGQUIT');
  while (existsSync(file)) await setTimeout(50);
};
