import type { Kysely, Transaction } from 'kysely';
import type { Dieline } from '../api/index.ts';
import type { MockupRecord, Store, StoredFile } from '../local/index.ts';
import { pay } from './pay.ts';
import type { Tables } from './tables.ts';

/** The store in a database. Whatever belongs together is one transaction. */
export const records = (db: Kysely<Tables>): Store => ({
  async addDieline(dieline, file) {
    await db.transaction().execute(async (t) => {
      const { id, dieline_template_id: template_id } = dieline;
      await t
        .insertInto('dielines')
        .values({ id, template_id, record: JSON.stringify(dieline) })
        .execute();
      if (file) await addFile(t, file);
    });
  },
  async dieline(id) {
    if (!isName(id)) return undefined;
    const row = await db.selectFrom('dielines').select('record').where('id', '=', id).executeTakeFirst();
    return row && (JSON.parse(row.record) as Dieline);
  },
  async dielinesOf(templateId, skip, take) {
    const all = db.selectFrom('dielines').where('template_id', '=', templateId);
    const rows = await all.select('record').orderBy('seq').limit(take).offset(skip).execute();
    const { total } = await all.select((e) => e.fn.countAll().as('total')).executeTakeFirstOrThrow();
    return { total: Number(total), dielines: rows.map(({ record }) => JSON.parse(record) as Dieline) };
  },
  async addMockup(mockup, artwork) {
    await db.transaction().execute(async (t) => {
      const { id, dielineId: dieline_id } = mockup;
      await t
        .insertInto('mockups')
        .values({ id, dieline_id, record: JSON.stringify(mockup) })
        .execute();
      await addFile(t, artwork);
    });
  },
  async mockup(id) {
    if (!isName(id)) return undefined;
    const row = await db.selectFrom('mockups').select('record').where('id', '=', id).executeTakeFirst();
    return row && read(row);
  },
  async mockupsOf(dielineId, skip, take) {
    const all = db.selectFrom('mockups').where('dieline_id', '=', dielineId);
    const rows = await all.select('record').orderBy('seq').limit(take).offset(skip).execute();
    const { total } = await all.select((e) => e.fn.countAll().as('total')).executeTakeFirstOrThrow();
    return { total: Number(total), mockups: rows.map(read) };
  },
  changeMockup: (dielineId, id, change, artwork) =>
    db.transaction().execute(async (t) => {
      // A change that changes nothing holds the row from here on: of two at once none is lost.
      const row = await t
        .updateTable('mockups')
        .set({ id })
        .where('id', '=', id)
        .where('dieline_id', '=', dielineId)
        .returning('record')
        .executeTakeFirst();
      if (!row) return undefined;
      const before = read(row);
      const after: MockupRecord = { ...before, ...change, ...(artwork && { artwork: artwork.key }) };
      await t
        .updateTable('mockups')
        .set({ record: JSON.stringify(after) })
        .where('id', '=', id)
        .execute();
      if (artwork) {
        await removeFile(t, before.artwork);
        await addFile(t, artwork);
      }
      return after;
    }),
  async removeMockup(dielineId, id) {
    if (!isName(id)) return false;
    return db.transaction().execute(async (t) => {
      const row = await t
        .deleteFrom('mockups')
        .where('id', '=', id)
        .where('dieline_id', '=', dielineId)
        .returning('record')
        .executeTakeFirst();
      if (row) await removeFile(t, read(row).artwork);
      return row !== undefined;
    });
  },
  async file(key) {
    if (!isName(key)) return undefined;
    const row = await db.selectFrom('files').selectAll().where('key', '=', key).executeTakeFirst();
    // Some databases hand bytes out as a bare buffer.
    return row && { ...row, data: new Uint8Array(row.data) };
  },
  pay: (charge) => pay(db, charge),
});

/** Names are given here; what was never one is not looked up, for there are texts that a database chokes on. */
const isName = (text: string): boolean => /^[\w.-]{1,100}$/.test(text);

const read = ({ record }: { readonly record: string }): MockupRecord => JSON.parse(record) as MockupRecord;

const addFile = async (t: Transaction<Tables>, { key, name, type, data }: StoredFile): Promise<void> => {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  await t.insertInto('files').values({ key, name, type, data: bytes }).execute();
};

const removeFile = async (t: Transaction<Tables>, key: string): Promise<void> => {
  await t.deleteFrom('files').where('key', '=', key).execute();
};
