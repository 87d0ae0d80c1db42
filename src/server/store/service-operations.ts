import type { Claim, StoredUsage } from './account-records.ts';
import { insert, type Operation, sql } from './statement.ts';
import statements from './statements.json' with { type: 'json' };

/** Database operations for the usage of accounts and for idempotent requests. */
export const serviceOperations = {
  *creditsSpent(account: string): Operation<number> {
    const [row] = yield sql('select spent from accounts where account = $1', account);
    return Number(row?.spent ?? 0);
  },

  *usage(account: string): Operation<StoredUsage> {
    const kinds = yield sql('select kind, count(*) as n from records where account = $1 group by kind', account);
    const numbers = new Map(kinds.map(({ kind, n }) => [String(kind), Number(n)]));
    const [batches] = yield sql(statements.countBatches, account);
    return {
      dielines: numbers.get('dieline') ?? 0,
      mockups: numbers.get('mockup') ?? 0,
      nestings: numbers.get('nesting') ?? 0,
      batches: Number(batches!.n),
      batch_requests: Number(batches!.requests),
      credits_spent: yield* serviceOperations.creditsSpent(account),
    };
  },

  *claim(input: Claim & { account: string; key: string; at: number; since: number }): Operation<Claim> {
    const { account, key, fingerprint, seed, at, since } = input;
    yield sql('delete from answers where account = $1 and key = $2 and asked_at < $3', account, key, since);
    yield insert('answers', { account, key, fingerprint, seed, asked_at: at }, '(account, key) do nothing');
    const [row] = yield sql(statements.findAnswer, account, key);
    return {
      fingerprint: String(row!.fingerprint),
      seed: String(row!.seed),
      ...(row!.answer !== null && { answer: String(row!.answer) }),
    };
  },

  *keepAnswer({ account, key, answer }: { account: string; key: string; answer: string }): Operation<void> {
    // The first answer stays: a repeat may have had it already.
    yield sql(statements.keepAnswer, answer, account, key);
  },

  *forget({ charges, answers }: { charges: number; answers: number }): Operation<void> {
    yield sql('delete from charges where charged_at < $1', charges);
    yield sql('delete from answers where asked_at < $1', answers);
  },

  *markDay(day: string): Operation<void> {
    yield sql(statements.markDay, day);
  },
};
