import type { CreditCharge, ListQuery, RecordRef, StoredFile, StoredRecord } from '../../service/local/index.ts';
import type { KeyRecord, UsageLimits } from '../keys/index.ts';
import { addFiles, batchOperations, removeOldBatch } from './batch-operations.ts';
import kinds from './operation-kinds.json' with { type: 'json' };
import { insert, type Operation, type Row, sql } from './statement.ts';
import statements from './statements.json' with { type: 'json' };
import { webhookOperations } from './webhook-operations.ts';

/** A request with an idempotency key, as it was first seen. Ids of new records follow from its seed, so that a repeat finds them. */
type Claim = { readonly fingerprint: string; readonly seed: string; readonly answer?: string };

/** How many of each kind an account has, and the requests of all its batches. */
type StoredUsage = Readonly<
  Record<'dielines' | 'mockups' | 'nestings' | 'batches' | 'batch_requests' | 'credits_spent', number>
>;

const ownerOf = ({ kind, id }: Pick<RecordRef, 'kind' | 'id'>): string => `${kind} ${id}`;

const OWN = 'where kind = $1 and id = $2 and account = $3 and parent = $4';

const own = ({ kind, id, account, parent }: RecordRef): unknown[] => [kind, id, account, parent];

const toRecord = ({ body, ...ref }: Row): StoredRecord => ({
  ...(ref as unknown as RecordRef),
  body: JSON.parse(String(body)),
});

const operations = {
  *add({ record, files }: { record: StoredRecord; files: readonly StoredFile[] }): Operation<void> {
    const { kind, id, account, parent, body } = record;
    yield insert('records', { kind, id, account, parent, body: JSON.stringify(body) });
    yield* addFiles(ownerOf(record), files);
  },

  *find({ kind, id }: { kind: string; id: string }): Operation<StoredRecord | undefined> {
    const [row] = yield sql(statements.find, kind, id);
    return row && toRecord(row);
  },

  *list(query: ListQuery): Operation<{ total: number; records: StoredRecord[] }> {
    const { kind, account, parent, newestFirst, skip, take } = query;
    const where = `where kind = $1 and account = $2${parent === undefined ? '' : ' and parent = $3'}`;
    const meant = [kind, account, ...(parent === undefined ? [] : [parent])];
    const rows = yield sql(
      `select kind, id, account, parent, body from records ${where} order by seq ${newestFirst ? 'desc ' : ''}limit $${meant.length + 1} offset $${meant.length + 2}`,
      ...meant,
      take,
      skip,
    );
    const [counted] = yield sql(`select count(*) as total from records ${where}`, ...meant);
    return { total: Number(counted!.total), records: rows.map(toRecord) };
  },

  *change(input: {
    record: RecordRef;
    patch: object;
    files: readonly StoredFile[] | undefined;
  }): Operation<StoredRecord | undefined> {
    const { record, patch, files } = input;
    // An update without effect locks the row, so that concurrent changes are not lost.
    const [row] = yield sql(`update records set id = id ${OWN} returning body`, ...own(record));
    if (!row) return undefined;
    const body = { ...(JSON.parse(String(row.body)) as object), ...patch };
    yield sql('update records set body = $1 where kind = $2 and id = $3', JSON.stringify(body), record.kind, record.id);
    if (files) {
      yield sql('delete from files where owner = $1', ownerOf(record));
      yield* addFiles(ownerOf(record), files);
    }
    return { ...record, body };
  },

  *remove(record: RecordRef): Operation<boolean> {
    const [row] = yield sql(`delete from records ${OWN} returning id`, ...own(record));
    if (row) yield sql('delete from files where owner = $1', ownerOf(record));
    return row !== undefined;
  },

  *file(key: string): Operation<StoredFile | undefined> {
    const [row] = yield sql('select key, name, type, data from files where key = $1', key);
    return row && { ...(row as unknown as StoredFile), data: new Uint8Array(row.data as Uint8Array) };
  },

  *spendCredit({ account, request, at, since, limit }: CreditCharge & { limit: number }): Operation<boolean> {
    yield insert('accounts', { account, spent: 0 }, '(account) do nothing');
    // Lock the account, so that concurrent equal requests are charged once and the limit holds.
    const [row] = yield sql('update accounts set spent = spent where account = $1 returning spent', account);
    const [charged] = yield sql(statements.charged, account, request, since.getTime());
    if (charged) return true;
    if (Number(row!.spent) >= limit) return false;
    yield sql('update accounts set spent = spent + 1 where account = $1', account);
    const again = '(account, request) do update set charged_at = excluded.charged_at';
    yield insert('charges', { account, request, charged_at: at.getTime() }, again);
    return true;
  },

  *keys(): Operation<KeyRecord[]> {
    const rows = yield sql('select id, kind, account, hash, limits, created_at, revoked_at from keys order by seq');
    return rows.map(({ limits, revoked_at, ...key }) => ({
      ...(key as unknown as KeyRecord),
      ...(limits !== null && { limits: JSON.parse(String(limits)) as UsageLimits }),
      ...(revoked_at !== null && { revoked_at: String(revoked_at) }),
    }));
  },

  *addKey({ id, kind, account, hash, limits, created_at }: KeyRecord): Operation<void> {
    yield insert('keys', { id, kind, account, hash, created_at, limits: limits ? JSON.stringify(limits) : null });
  },

  *addFirstKeys(keys: readonly KeyRecord[]): Operation<boolean> {
    const [first] = yield sql(statements.firstKeys);
    if (!first) return false;
    for (const key of keys) yield* operations.addKey(key);
    return true;
  },

  *revokeKey({ id, at }: { id: string; at: string }): Operation<boolean> {
    const [row] = yield sql(statements.revokeKey, at, id);
    return row !== undefined;
  },

  ...batchOperations,
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
      credits_spent: yield* operations.creditsSpent(account),
    };
  },

  /** Finds the claim of a key, or makes this one. Claims from before `since`, in ms since 1970, do not count. */
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

  /** Forgets charges and answers from before these times, in ms since 1970. */
  *forget({ charges, answers }: { charges: number; answers: number }): Operation<void> {
    yield sql('delete from charges where charged_at < $1', charges);
    yield sql('delete from answers where asked_at < $1', answers);
  },

  /** Notes which records are older than this day, the first time that it is called with it. */
  *markDay(day: string): Operation<void> {
    yield sql(statements.markDay, day);
  },

  ...webhookOperations,

  /** Removes some dielines with dependent records, and finished batches, older than so many marked days. Returns how many; 0 at the end. */
  *removeOld(days: number): Operation<number> {
    const [mark] = yield sql('select last_record, last_chunk from days order by day desc limit 1 offset $1', days);
    if (!mark) return 0;
    const old = yield sql(statements.oldDielines, mark.last_record);
    for (const row of old) {
      const [id, account, parent] = [String(row.id), String(row.account), String(row.parent)];
      for (const kind of ['mockup', 'nesting']) {
        const own = yield sql(statements.children, kind, account, id);
        for (const child of own) yield* operations.remove({ kind, id: String(child.id), account, parent: id });
      }
      yield* operations.remove({ kind: 'dieline', id, account, parent });
    }
    return old.length || (yield* removeOldBatch(Number(mark.last_chunk)));
  },

  *ping(): Operation<void> {
    yield sql('select value from settings');
  },
};

type Operations = typeof operations;
export type Name = keyof Operations;
export type OperationInput<N extends Name> = Parameters<Operations[N]>[0];
export type Answered<N extends Name> = ReturnType<Operations[N]> extends Operation<infer R> ? R : never;

/** Operations as calls. Each is atomic. */
export type Calls<N extends Name> = {
  readonly [K in N]: (...input: Parameters<Operations[K]>) => Promise<Answered<K>>;
};

export type UsageStore = Calls<'usage' | 'creditsSpent'>;
export type AnswerStore = Calls<'claim' | 'keepAnswer'>;
export type TidyStore = Calls<'markDay' | 'removeOld' | 'forget'>;
export type WebhookStore = Calls<keyof typeof webhookOperations>;

/** True for operations that write, and therefore need a transaction. */
export const writes = (name: Name): boolean => !kinds.reading.includes(name);

/** True for operations that must work on a full disk: they make room, or take a right away. */
export const frees = (name: Name): boolean => kinds.freeing.includes(name);

export const begin = <N extends Name>(name: N, input: OperationInput<N>): Operation<Answered<N>> =>
  (operations[name] as (input: OperationInput<N>) => Operation<Answered<N>>)(input);

/** Runs operations on a database. Each operation is atomic. */
export interface Runner {
  readonly run: <N extends Name>(name: N, input: OperationInput<N>) => Promise<Answered<N>>;
  readonly close: () => Promise<void>;
}
