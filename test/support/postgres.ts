import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

export interface TestDatabase {
  /** The address of a new, empty database. */
  readonly create: () => Promise<string>;
  /** Removes a database, even while in use. */
  readonly drop: (address: string) => Promise<void>;
  readonly stop: () => Promise<void>;
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

/**
 * A separate PostgreSQL for a test, on a socket in a temporary folder; undefined, with a message, if it is not
 * installed.
 */
export const startPostgres = async (): Promise<TestDatabase | undefined> => {
  const bin = programs();
  const user = userOf();
  if (!bin || (process.getuid?.() === 0 && !user)) {
    console.warn('PostgreSQL is not installed, or has no user: what needs it is SKIPPED');
    return undefined;
  }
  const home = mkdtempSync(join(tmpdir(), 'boxwright-pg-'));
  if (user) chownSync(home, user.uid, user.gid);
  const data = join(home, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'box', '-A', 'trust', '--no-sync', '-E', 'UTF8'], {
    ...user,
    cwd: home,
    stdio: 'ignore',
  });
  const settings = ['listen_addresses=', `unix_socket_directories=${home}`, 'fsync=off', 'max_connections=60'];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((s) => ['-c', s])], {
    ...user,
    cwd: home,
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const at = (name: string): string => `postgresql://box@/${name}?host=${encodeURIComponent(home)}`;
  const ask = async (statement: string): Promise<void> => {
    const client = new pg.Client(at('postgres'));
    try {
      await client.connect();
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  for (let more = 200; ; more--) {
    try {
      await ask('select 1');
      break;
    } catch (error) {
      if (more === 0) throw error;
      await setTimeout(50);
    }
  }
  let made = 0;
  return {
    async create() {
      const name = `test_${++made}`;
      await ask(`create database ${name}`);
      return at(name);
    },
    drop: (address) => ask(`drop database ${/(\w+)\?/.exec(address)![1]} with (force)`),
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
};
