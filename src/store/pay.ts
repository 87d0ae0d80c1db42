import { type Kysely, sql } from 'kysely';
import type { Charge } from '../local/index.ts';
import type { Tables } from './tables.ts';

/**
 * Spends a credit, unless the same request was paid for lately. Each of the two steps is one statement that looks and
 * writes at once, and holds what it wrote until both are done: however many ask at the same time, no more is spent than
 * there is, and of equal requests one is paid for.
 */
export const pay = async (db: Kysely<Tables>, { request, at, since, limit }: Charge): Promise<boolean> => {
  // Nothing is counted where there is no end of credits.
  if (limit === undefined) return true;
  const paid_at = at.getTime();
  try {
    return await db.transaction().execute(async (t) => {
      const fresh = await t
        .insertInto('payments')
        .values({ request, paid_at })
        .onConflict((c) =>
          c.column('request').doUpdateSet({ paid_at }).where('payments.paid_at', '<=', since.getTime()),
        )
        .returning('request')
        .executeTakeFirst();
      if (!fresh) return true;
      const { numUpdatedRows } = await t
        .updateTable('account')
        .set({ spent: sql`spent + 1` })
        .where('id', '=', 1)
        .where('spent', '<', limit)
        .executeTakeFirst();
      if (!numUpdatedRows) throw new Spent();
      return true;
    });
  } catch (error) {
    if (error instanceof Spent) return false;
    throw error;
  }
};

/** Takes the payment back. */
class Spent extends Error {}
