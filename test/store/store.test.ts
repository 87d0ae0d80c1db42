import { execFile, execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import Database from 'libsql';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type KeyStore, newKey } from '../../src/server/keys/index.ts';
import { openRecords, type Place, type Records } from '../../src/server/store/index.ts';
import { reserveOf } from '../../src/server/store/reserve.ts';
import { memoryStore, type Store } from '../../src/service/local/index.ts';
import { bundled } from '../support/bundled.ts';
import { newFolder } from '../support/folder.ts';
import { postgresOfRun, type TestDatabase } from '../support/postgres.ts';
import { inTurn } from '../support/turns.ts';
import { file, record } from './samples.ts';

const postgres: TestDatabase | undefined = await postgresOfRun();

const folder = (): Place => ({ data: join(newFolder(), 'deep', 'er') });
const database = async (): Promise<Place> => ({ databaseUrl: await postgres!.create() });
const at = (ms: number) => ({ at: new Date(ms), since: new Date(ms - 1000) });

const kinds: [string, (() => Place | Promise<Place>) | undefined, boolean][] = [
  ['memory', undefined, true],
  ['SQLite', folder, true],
  ['PostgreSQL', database, postgres !== undefined],
];

interface Tally {
  readonly paid: number;
  readonly wrong: number;
  readonly firstKeys: boolean;
}

const writer = bundled('test/store/writer.ts');

/** A separate process that writes, spends credits and creates first keys, and reports the results. */
const inProcess = async (where: Place, number: number): Promise<Tally> => {
  const { stdout } = await promisify(execFile)(process.execPath, [await writer, JSON.stringify(where), String(number)]);
  return JSON.parse(stdout) as Tally;
};

const ids = (records: readonly { readonly id: string }[]): string[] => records.map(({ id }) => id);

describe.each(kinds)('the store: %s', (_, place, here) => {
  describe.skipIf(!here)('stores', () => {
    let store: Store;
    let close = async () => {};
    beforeAll(async () => {
      if (!place) store = memoryStore();
      else {
        const records = await openRecords(await place());
        store = records;
        close = records.close;
      }
    });
    afterAll(() => close());

    it('records of any kind, in order of creation, each by its id', async () => {
      const names = Array.from({ length: 7 }, (_, k) => `r${k}`);
      for (const id of names) await store.add(record(id), [file(`${id}.svg`)]);
      await store.add(record('other', { parent: 'press-2' }));
      await store.add(record('r0', { kind: 'plate' }));
      expect(await store.find('sheet', 'r3')).toEqual(record('r3'));
      expect(await store.find('plate', 'r3')).toBeUndefined();
      const list = (parent: string, skip: number, take: number) =>
        store.list({ kind: 'sheet', account: '', parent, skip, take });
      const { total, records } = await list('press-1', 2, 3);
      expect([total, ids(records)]).toEqual([7, names.slice(2, 5)]);
      expect(await list('press-1', 7, 3)).toEqual({ total: 7, records: [] });
      expect(await list('press-0', 0, 3)).toEqual({ total: 0, records: [] });
    });

    it('nothing under unknown names', async () => {
      for (const name of ['none', '', '\0', '\ud800', "' or 1=1 --", 'x'.repeat(2000)]) {
        expect(await store.find('sheet', name)).toBeUndefined();
        expect(await store.file(name)).toBeUndefined();
        expect(await store.remove({ ...record(name) })).toBe(false);
        expect(await store.change(record(name), { count: 4 })).toBeUndefined();
        expect(await store.list({ kind: 'sheet', account: '', parent: name, skip: 0, take: 9 })).toEqual({
          total: 0,
          records: [],
        });
      }
    });

    it('the records of each account separately', async () => {
      await store.add(record('a1', { parent: 'p', account: 'shop-a' }));
      await store.add(record('b1', { parent: 'p', account: 'shop-b' }));
      const { total, records } = await store.list({ kind: 'sheet', account: 'shop-a', parent: 'p', skip: 0, take: 9 });
      expect([total, ids(records)]).toEqual([1, ['a1']]);
      await store.add(record('a2', { parent: 'q', account: 'shop-a' }));
      const all = await store.list({ kind: 'sheet', account: 'shop-a', newestFirst: true, skip: 0, take: 1 });
      expect([all.total, ids(all.records)]).toEqual([2, ['a2']]);
      const stranger = { kind: 'sheet', id: 'a1', account: 'shop-b', parent: 'p' };
      expect(await store.change(stranger, { count: 9 })).toBeUndefined();
      expect(await store.remove(stranger)).toBe(false);
      expect(await store.remove({ ...stranger, account: 'shop-a', parent: 'q' })).toBe(false);
      expect((await store.find('sheet', 'a1'))!.account).toBe('shop-a');
    });

    it('files, with unchanged bytes', async () => {
      const data = new Uint8Array(Array.from({ length: 4096 }, (_, k) => (k * 7) % 256));
      await store.add(record('f'), [file('f.svg', data), file('f.pdf')]);
      expect(await store.file('f.svg')).toEqual(file('f.svg', data));
      expect(await store.file('f.pdf')).toEqual(file('f.pdf'));
      expect(await store.file('../f.svg')).toBeUndefined();
    });

    it('a change affects only its fields; new files replace the old ones', async () => {
      await store.add(record('m'), [file('m.png')]);
      const named = { ...record('m'), body: { ...(record('m').body as object), name: 'New' } };
      expect(await store.change(record('m'), { name: 'New' })).toEqual(named);
      expect(await store.find('sheet', 'm')).toEqual(named);
      expect(await store.file('m.png')).toBeDefined();
      const drawn = { ...named, body: { ...named.body, count: 4 } };
      expect(await store.change(record('m'), { count: 4 }, [file('n.png')])).toEqual(drawn);
      expect(await store.file('m.png')).toBeUndefined();
      expect(await store.file('n.png')).toEqual(file('n.png'));
      expect(await store.change(record('none'), { name: 'No' }, [file('o.png')])).toBeUndefined();
      expect(await store.file('o.png')).toBeUndefined();
      expect(await store.find('sheet', 'm')).toEqual(drawn);
    });

    it('concurrent changes are not lost', async () => {
      await store.add(record('both'));
      const fields = ['a', 'b', 'c', 'd'];
      await Promise.all(fields.map((field) => store.change(record('both'), { [field]: 1 })));
      expect((await store.find('sheet', 'both'))!.body).toMatchObject({ a: 1, b: 1, c: 1, d: 1 });
    });

    it('a record is removed once, and its files with it', async () => {
      await store.add(record('gone'), [file('gone.png')]);
      const both = await Promise.all([store.remove(record('gone')), store.remove(record('gone'))]);
      expect(both.sort()).toEqual([false, true]);
      expect(await store.find('sheet', 'gone')).toBeUndefined();
      expect(await store.file('gone.png')).toBeUndefined();
    });

    it('credits: never more than an account has; equal requests cost one credit until they expire', async () => {
      const spend = (request: string, ms: number, limit: number | undefined = 5, account = '') =>
        store.spendCredit({ account, request, ...at(ms), limit });
      expect(await store.spendCredit({ account: '', request: 'free', ...at(5000), limit: undefined })).toBe(true);
      expect(await spend('none', 5000, 0)).toBe(false);
      const first = await Promise.all(Array.from({ length: 20 }, (_, k) => spend(`r${k % 10}`, 5000)));
      expect(first.filter(Boolean)).toHaveLength(10);
      const paid = Array.from({ length: 10 }, (_, k) => k).filter((k) => first[k]);
      expect(paid).toHaveLength(5);
      expect(await spend('r9', 5000, 5, 'shop-a')).toBe(true);
      expect(await spend(`r${paid[0]}`, 5999)).toBe(true);
      expect(await spend(`r${paid[0]}`, 6000)).toBe(false);
      expect(await spend(`r${paid[0]}`, 6000, 6)).toBe(true);
      expect(await spend(`r${paid[1]}`, 6000, 6)).toBe(false);
    });
  });
});

describe.each(kinds.slice(1).map((kind, k) => [...kind, k] as const))('persistent records: %s', (_, place, here, k) => {
  describe.skipIf(!here)('stored', () => {
    const open: Records[] = [];
    const openAt = async (where: Place) => {
      const records = await openRecords(where);
      open.push(records);
      return records;
    };
    afterEach(async () => {
      for (const records of open.splice(0)) await records.close();
    });

    it('is complete when opened again', async () => {
      const where = await place!();
      const first = await openRecords(where);
      await first.add(record('r1'), [file('r1.svg')]);
      const spend = (records: Records, request: string) =>
        records.spendCredit({ account: '', request, ...at(5000), limit: 1 });
      await spend(first, 'r');
      await first.close();
      const again = await openAt(where);
      expect(await again.find('sheet', 'r1')).toEqual(record('r1'));
      expect(await again.file('r1.svg')).toEqual(file('r1.svg'));
      expect(await spend(again, 's')).toBe(false);
      expect(await spend(again, 'r')).toBe(true);
    });

    it.runIf(inTurn(k, 2))(
      'can be opened by several processes at once, also the first time; together they spend only the available credits',
      async () => {
        const where = await place!();
        const tallies = await Promise.all(Array.from({ length: 3 }, (_, k) => inProcess(where, k)));
        const records = await openAt(where);
        const list = { kind: 'sheet', account: '', parent: 'press-1', skip: 0, take: 99 };
        expect((await records.list(list)).total).toBe(3 * 10);
        for (const { firstKeys, ...tally } of tallies) expect(tally).toEqual({ paid: expect.any(Number), wrong: 0 });
        expect(tallies.reduce((sum, { paid }) => sum + paid, 0)).toBe(17);
        expect(tallies.filter(({ firstKeys }) => firstKeys)).toHaveLength(1);
      },
    );

    it('is unchanged by a failed operation, which does not affect others of its batch', async () => {
      const records = await openAt(await place!());
      await records.add(record('r1'), [file('r1.svg')]);
      const outcomes = await Promise.allSettled([
        records.add(record('a'), [file('a.svg')]),
        records.add(record('b'), [file('r1.svg')]),
        records.add(record('c'), [file('c.svg')]),
        records.add(record('r1'), [file('d.svg')]),
        records.add(record('e'), [file('e.svg')]),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual([
        'fulfilled',
        'rejected',
        'fulfilled',
        'rejected',
        'fulfilled',
      ]);
      for (const id of ['a', 'c', 'e']) expect(await records.find('sheet', id)).toEqual(record(id));
      expect(await records.find('sheet', 'b')).toBeUndefined();
      expect(await records.file('d.svg')).toBeUndefined();
    });

    it('has first keys that are created once; keys can be listed, and revoked once', async () => {
      const where = await place!();
      const two: KeyStore[] = [await openAt(where), await openAt(where)];
      const first = [newKey('dielines', new Date(0)).record];
      expect([await two[0]!.addFirstKeys(first), await two[1]!.addFirstKeys(first)]).toEqual([true, false]);
      const { record: key } = newKey('dimensions', new Date(1000), 'shop-a');
      await two[0]!.addKey(key);
      expect(await two[1]!.keys()).toEqual([expect.objectContaining({ kind: 'dielines', account: '' }), key]);
      expect(await two[1]!.revokeKey(key.id, '2026-01-02T03:04:05Z')).toBe(true);
      expect(await two[0]!.revokeKey(key.id, '2026-01-02T03:04:06Z')).toBe(false);
      expect(await two[0]!.revokeKey('none', '2026-01-02T03:04:06Z')).toBe(false);
      expect((await two[0]!.keys())[1]).toEqual({ ...key, revoked_at: '2026-01-02T03:04:05Z' });
    });
  });
});

describe('SQLite', () => {
  it('commits concurrent operations together', async () => {
    const records = await openRecords({ data: newFolder() });
    const sent = vi.spyOn(Worker.prototype, 'postMessage');
    try {
      await Promise.all(Array.from({ length: 500 }, (_, k) => records.add(record(`r${k}`))));
      // One commit by itself, then all that arrived meanwhile.
      expect(sent.mock.calls.length).toBeLessThan(5);
    } finally {
      sent.mockRestore();
      await records.close();
    }
  });

  it('reports a rollback of its own, as on a full disk, and continues', async () => {
    const data = newFolder();
    const records = await openRecords({ data });
    const other = new Database(join(data, 'boxwright.db'));
    other.exec("create trigger full before insert on files begin select raise(rollback, 'there is no room'); end");
    await expect(records.add(record('r1'), [file('r1.svg')])).rejects.toThrow('there is no room');
    expect(await records.find('sheet', 'r1')).toBeUndefined();
    other.exec('drop trigger full');
    other.close();
    await records.add(record('r1'), [file('r1.svg')]);
    expect(await records.find('sheet', 'r1')).toEqual(record('r1'));
    await records.close();
  });

  it('reports a full disk, and continues to read', async () => {
    const records = await openRecords({ data: newFolder(), maxBytes: 300_000 });
    await records.add(record('r1'));
    const big = file('big.png', new Uint8Array(400_000));
    await expect(records.add(record('r2'), [big])).rejects.toMatchObject({ name: 'StoreFault', reason: 'full' });
    expect(await records.find('sheet', 'r1')).toEqual(record('r1'));
    expect(await records.find('sheet', 'r2')).toBeUndefined();
    await records.close();
  });

  it('keeps room for what makes room, and takes it again', () => {
    const database = join(newFolder(), 'a.db');
    const path = `${database}-reserve`;
    const reserve = reserveOf(database);
    expect([reserve.allows(1000, 0), statSync(path).size]).toEqual([true, 512 * 4120]);
    reserve.release();
    expect(existsSync(path)).toBe(false);
    reserve.take();
    expect(existsSync(path)).toBe(true);
    expect(reserve.allows(Number.MAX_SAFE_INTEGER, 0)).toBe(false);
    expect(reserveOf(join(newFolder(), 'none', 'a.db')).allows(1, 0)).toBe(false);
  });

  it.skipIf(!canMount())(
    'deletes, cancels and revokes on a full disk, and stores again once there is room',
    async () => {
      const data = newFolder();
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', data]);
      const records = await openRecords({ data });
      try {
        const { record: key } = newKey('dielines', new Date());
        await records.addKey(key);
        await records.batches.addBatch({ id: 'b', account: '', state: 'receiving', total: 0, created_at: '' });
        await records.batches.addChunks({ id: 'b', chunks: [{ chunk: 0, first: 1, requests: ['{}'] }] });
        const add = (k: number) => records.add(record(`r${k}`), [file(`r${k}.png`, new Uint8Array(100_000).fill(k))]);
        let count = 0;
        const full = { name: 'StoreFault', reason: 'full' };
        for (let error: unknown; !error; )
          await add(count).then(
            () => count++,
            (given) => (error = given),
          );
        expect(count).toBeGreaterThan(10);
        // Another program takes what is left.
        fill(join(data, 'other'));
        await expect(add(count)).rejects.toMatchObject(full);
        expect(await records.revokeKey(key.id, '2026-01-02T03:04:05Z')).toBe(true);
        for (let k = 0; k < count; k++) {
          expect(await records.remove(record(`r${k}`))).toBe(true);
          if (k === 1) expect(await records.batches.cancelBatch({ id: 'b', account: '' })).toBe(true);
        }
        expect(await records.file('r0.png')).toBeUndefined();
        rmSync(join(data, 'other'));
        await add(count);
        expect(existsSync(join(data, 'boxwright.db-reserve'))).toBe(true);
      } finally {
        await records.close();
        execFileSync('umount', [data]);
      }
    },
  );

  it('is unavailable when its file is removed', async () => {
    const data = newFolder();
    const records = await openRecords({ data });
    await records.add(record('r1'));
    renameSync(join(data, 'boxwright.db'), join(data, 'elsewhere.db'));
    for (const asked of [records.find('sheet', 'r1'), records.add(record('r2')), records.ping()])
      await expect(asked).rejects.toMatchObject({ name: 'StoreFault', reason: 'unavailable' });
    renameSync(join(data, 'elsewhere.db'), join(data, 'boxwright.db'));
    expect(await records.find('sheet', 'r1')).toEqual(record('r1'));
    await records.close();
  });

  it('closes while an operation is in progress, before its process ends', async () => {
    const closer = await bundled('test/store/closer.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [closer, JSON.stringify({ data: newFolder() })]);
    expect(stdout).toBe('closed\n');
  });

  it.skipIf(!existsSync('/proc/self/fd'))('closes a file that it cannot open', async () => {
    const data = newFolder();
    writeFileSync(join(data, 'boxwright.db'), 'no database at all '.repeat(100));
    await expect(openRecords({ data })).rejects.toThrow('not a database');
    expect(openFiles().filter((path) => path.startsWith(data))).toEqual([]);
  });
});

/** True where this process may make a small disk. */
function canMount(): boolean {
  const folder = newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Writes a file until the disk is full. */
const fill = (path: string): void => {
  try {
    for (;;) appendFileSync(path, Buffer.alloc(4096, 1));
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  }
};

/** Files that this process has open. */
const openFiles = (): string[] =>
  readdirSync('/proc/self/fd').flatMap((handle) => {
    try {
      return [readlinkSync(`/proc/self/fd/${handle}`)];
    } catch {
      // It was closed after being listed.
      return [];
    }
  });
