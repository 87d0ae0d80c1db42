import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'libsql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type KeyStore, newKey } from '../../src/keys/index.ts';
import { memoryStore, type Store } from '../../src/local/index.ts';
import { openRecords, type Place, type Records } from '../../src/store/index.ts';
import { newFolder } from '../support/folder.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { dieline, file, mockup } from './samples.ts';

const postgres: TestDatabase | undefined = await startPostgres();
afterAll(() => postgres?.stop());

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

/** A process of its own that writes, pays and makes first keys, and says what came of it. */
const inProcess = async (where: Place, number: number): Promise<Tally> => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    'test/store/writer.ts',
    JSON.stringify(where),
    String(number),
  ]);
  return JSON.parse(stdout) as Tally;
};

describe.each(kinds)('the store: %s', (_, place, here) => {
  describe.skipIf(!here)('keeps what it is given', () => {
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

    it('dielines, in the order they came, each by its id', async () => {
      const ids = Array.from({ length: 7 }, (_, k) => `di_${k}`);
      for (const id of ids) await store.addDieline(dieline(id), file(`${id}.svg`));
      await store.addDieline(dieline('di_other', 'becf-10901'));
      expect(await store.dieline('di_3')).toEqual(dieline('di_3'));
      for (const name of ['di_none', '', '\0', '\ud800', "' or 1=1 --"]) {
        expect(await store.dieline(name)).toBeUndefined();
        expect(await store.mockup(name)).toBeUndefined();
        expect(await store.file(name)).toBeUndefined();
        expect(await store.removeMockup('di_3', name)).toBe(false);
      }
      const { total, dielines } = await store.dielinesOf('becf-10101', 2, 3);
      expect([total, dielines.map(({ id }) => id)]).toEqual([7, ids.slice(2, 5)]);
      expect(await store.dielinesOf('becf-10101', 7, 3)).toEqual({ total: 7, dielines: [] });
      expect(await store.dielinesOf('becf-0', 0, 3)).toEqual({ total: 0, dielines: [] });
    });

    it('files, byte by byte', async () => {
      const data = new Uint8Array(Array.from({ length: 4096 }, (_, k) => (k * 7) % 256));
      await store.addDieline(dieline('di_f'), file('di_f.svg', data));
      expect(await store.file('di_f.svg')).toEqual(file('di_f.svg', data));
      expect(await store.file('../di_f.svg')).toBeUndefined();
    });

    it('mockups of a dieline, with their artwork', async () => {
      for (const id of ['a', 'b', 'c']) await store.addMockup(mockup(id, 'di_1', `ar_${id}.png`), file(`ar_${id}.png`));
      await store.addMockup(mockup('d', 'di_2', 'ar_d.png'), file('ar_d.png'));
      expect(await store.mockup('b')).toEqual(mockup('b', 'di_1', 'ar_b.png'));
      const { total, mockups } = await store.mockupsOf('di_1', 1, 5);
      expect([total, mockups.map(({ id }) => id)]).toEqual([3, ['b', 'c']]);
    });

    it('a change is of what it names; a new artwork takes the place of the old one', async () => {
      await store.addMockup(mockup('m', 'di_3', 'ar_m.png'), file('ar_m.png'));
      const named = { ...mockup('m', 'di_3', 'ar_m.png'), name: 'New' };
      expect(await store.changeMockup('di_3', 'm', { name: 'New' })).toEqual(named);
      expect(await store.mockup('m')).toEqual(named);
      expect(await store.file('ar_m.png')).toBeDefined();
      const drawn = { ...named, outside: false, artwork: 'ar_n.png' };
      expect(await store.changeMockup('di_3', 'm', { outside: false }, file('ar_n.png'))).toEqual(drawn);
      expect(await store.file('ar_m.png')).toBeUndefined();
      expect(await store.file('ar_n.png')).toEqual(file('ar_n.png'));
      expect(await store.changeMockup('di_4', 'm', { name: 'No' })).toBeUndefined();
      expect(await store.changeMockup('di_3', 'none', { name: 'No' }, file('ar_o.png'))).toBeUndefined();
      expect(await store.file('ar_o.png')).toBeUndefined();
      expect(await store.mockup('m')).toEqual(drawn);
    });

    it('of changes at the same time none is lost', async () => {
      await store.addMockup(mockup('both', 'di_3', 'ar_both.png'), file('ar_both.png'));
      await Promise.all([
        store.changeMockup('di_3', 'both', { name: 'New' }),
        store.changeMockup('di_3', 'both', { outside: false }),
        store.changeMockup('di_3', 'both', { background: '#102030' }),
        store.changeMockup('di_3', 'both', { substrate: '' }),
      ]);
      expect(await store.mockup('both')).toMatchObject({
        name: 'New',
        outside: false,
        background: '#102030',
        substrate: '',
      });
    });

    it('a mockup is removed once, and its artwork with it', async () => {
      await store.addMockup(mockup('gone', 'di_3', 'ar_gone.png'), file('ar_gone.png'));
      expect(await store.removeMockup('di_4', 'gone')).toBe(false);
      const both = await Promise.all([store.removeMockup('di_3', 'gone'), store.removeMockup('di_3', 'gone')]);
      expect(both.sort()).toEqual([false, true]);
      expect(await store.mockup('gone')).toBeUndefined();
      expect(await store.file('ar_gone.png')).toBeUndefined();
    });

    it('credits: never more than there are, equal requests once, and again when they are old', async () => {
      const pay = (request: string, ms: number, limit: number | undefined = 5) =>
        store.pay({ request, ...at(ms), limit });
      expect(await store.pay({ request: 'free', ...at(5000), limit: undefined })).toBe(true);
      expect(await store.pay({ request: 'none', ...at(5000), limit: 0 })).toBe(false);
      const first = await Promise.all(Array.from({ length: 20 }, (_, k) => pay(`r${k % 10}`, 5000)));
      expect(first.filter(Boolean)).toHaveLength(10);
      const paid = Array.from({ length: 10 }, (_, k) => k).filter((k) => first[k]);
      expect(paid).toHaveLength(5);
      expect(await pay(`r${paid[0]}`, 5999)).toBe(true);
      expect(await pay(`r${paid[0]}`, 6000)).toBe(false);
      expect(await pay(`r${paid[0]}`, 6000, 6)).toBe(true);
      expect(await pay(`r${paid[1]}`, 6000, 6)).toBe(false);
    });
  });
});

describe.each(kinds.slice(1))('records that outlive the process: %s', (_, place, here) => {
  describe.skipIf(!here)('kept', () => {
    const open: Records[] = [];
    const openAt = async (where: Place) => {
      const records = await openRecords(where);
      open.push(records);
      return records;
    };
    afterEach(async () => {
      for (const records of open.splice(0)) await records.close();
    });

    it('are there when they are opened again', async () => {
      const where = await place!();
      const first = await openRecords(where);
      await first.addDieline(dieline('di_1'), file('di_1.svg'));
      await first.pay({ request: 'r', ...at(5000), limit: 1 });
      await first.close();
      const again = await openAt(where);
      expect(await again.dieline('di_1')).toEqual(dieline('di_1'));
      expect(await again.file('di_1.svg')).toEqual(file('di_1.svg'));
      expect(await again.pay({ request: 's', ...at(5000), limit: 1 })).toBe(false);
      expect(await again.pay({ request: 'r', ...at(5000), limit: 1 })).toBe(true);
    });

    it('several processes may open them at once, the first time, too; together they spend no more than there is', async () => {
      const where = await place!();
      const tallies = await Promise.all(Array.from({ length: 3 }, (_, k) => inProcess(where, k)));
      const records = await openAt(where);
      expect((await records.dielinesOf('becf-10101', 0, 99)).total).toBe(3 * 10);
      for (const { firstKeys, ...tally } of tallies) expect(tally).toEqual({ paid: expect.any(Number), wrong: 0 });
      expect(tallies.reduce((sum, { paid }) => sum + paid, 0)).toBe(17);
      expect(tallies.filter(({ firstKeys }) => firstKeys)).toHaveLength(1);
    });

    it('what fails leaves nothing behind', async () => {
      const records = await openAt(await place!());
      await records.addDieline(dieline('di_1'), file('di_1.svg'));
      await expect(records.addDieline(dieline('di_2'), file('di_1.svg'))).rejects.toThrow();
      expect(await records.dieline('di_2')).toBeUndefined();
      await expect(records.addDieline(dieline('di_1'), file('di_9.svg'))).rejects.toThrow();
      expect(await records.file('di_9.svg')).toBeUndefined();
    });

    it('the first keys are made once; keys are listed, and revoked once', async () => {
      const where = await place!();
      const two: KeyStore[] = [await openAt(where), await openAt(where)];
      const first = [newKey('dielines', new Date(0)).record];
      expect([await two[0]!.addFirstKeys(first), await two[1]!.addFirstKeys(first)]).toEqual([true, false]);
      const { record } = newKey('dimensions', new Date(1000));
      await two[0]!.addKey(record);
      expect(await two[1]!.keys()).toEqual([expect.objectContaining({ kind: 'dielines' }), record]);
      expect(await two[1]!.revokeKey(record.id, '2026-01-02T03:04:05Z')).toBe(true);
      expect(await two[0]!.revokeKey(record.id, '2026-01-02T03:04:06Z')).toBe(false);
      expect(await two[0]!.revokeKey('none', '2026-01-02T03:04:06Z')).toBe(false);
      expect((await two[0]!.keys())[1]).toEqual({ ...record, revoked_at: '2026-01-02T03:04:05Z' });
    });
  });
});

describe('SQLite', () => {
  it('that gives a transaction up by itself, as it does when the disk is full, says why, and goes on', async () => {
    const data = newFolder();
    const records = await openRecords({ data });
    const other = new Database(join(data, 'boxwright.db'));
    other.exec("create trigger full before insert on files begin select raise(rollback, 'there is no room'); end");
    await expect(records.addDieline(dieline('di_1'), file('di_1.svg'))).rejects.toThrow('there is no room');
    expect(await records.dieline('di_1')).toBeUndefined();
    other.exec('drop trigger full');
    other.close();
    await records.addDieline(dieline('di_1'), file('di_1.svg'));
    expect(await records.dieline('di_1')).toEqual(dieline('di_1'));
    await records.close();
  });

  it.skipIf(!existsSync('/proc/self/fd'))('lets go of a file that it cannot open as records', async () => {
    const data = newFolder();
    writeFileSync(join(data, 'boxwright.db'), 'no database at all '.repeat(100));
    await expect(openRecords({ data })).rejects.toThrow('not a database');
    expect(openFiles().filter((path) => path.startsWith(data))).toEqual([]);
  });
});

/** What this process holds open. */
const openFiles = (): string[] =>
  readdirSync('/proc/self/fd').flatMap((handle) => {
    try {
      return [readlinkSync(`/proc/self/fd/${handle}`)];
    } catch {
      // Closed since it was listed.
      return [];
    }
  });
