import type { Kysely } from 'kysely';
import type { KeyKind, KeyRecord, KeyStore } from '../keys/index.ts';
import type { Tables } from './tables.ts';

/** The keys in a database. */
export const keyTable = (db: Kysely<Tables>): KeyStore => ({
  async keys() {
    const rows = await db.selectFrom('keys').selectAll().orderBy('seq').execute();
    return rows.map(
      ({ id, kind, hash, created_at, revoked_at }): KeyRecord => ({
        id,
        kind: kind as KeyKind,
        hash,
        created_at,
        ...(revoked_at !== null && { revoked_at }),
      }),
    );
  },
  async addKey(key) {
    await db.insertInto('keys').values(row(key)).execute();
  },
  addFirstKeys: (keys) =>
    db.transaction().execute(async (t) => {
      const { numUpdatedRows } = await t
        .updateTable('account')
        .set({ first_keys: 1 })
        .where('id', '=', 1)
        .where('first_keys', '=', 0)
        .executeTakeFirst();
      if (!numUpdatedRows) return false;
      await t.insertInto('keys').values(keys.map(row)).execute();
      return true;
    }),
  async revokeKey(id, at) {
    const { numUpdatedRows } = await db
      .updateTable('keys')
      .set({ revoked_at: at })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});

const row = ({ id, kind, hash, created_at }: KeyRecord) => ({ id, kind, hash, created_at });
