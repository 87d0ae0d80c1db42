import type { BatchStore } from '../../service/batch/index.ts';
import type { RecordRef, Store } from '../../service/local/index.ts';
import type { KeyStore } from '../keys/index.ts';
import type * as calls from './operations.ts';
import type { Answered, Calls, Name, OperationInput, Runner } from './operations.ts';
import { openSqlite } from './sqlite.ts';

/** Location of the records: a local folder, or a PostgreSQL database that several processes share. */
export type Place =
  | {
      readonly data: string;
      /** Maximum size of the database, in bytes. @defaultValue the free disk space */
      readonly maxBytes?: number;
    }
  | { readonly databaseUrl: string };

/** Persistent records, and the keys stored with them. */
export interface Records extends Store, KeyStore, calls.UsageStore, calls.AnswerStore, calls.TidyStore {
  readonly batches: BatchStore;
  readonly webhooks: calls.WebhookStore;
  /** Tests the database. @throws StoreFault when it does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Opens records and migrates their tables. Throws Error when it cannot, or for records of another program or of a newer version. */
export const openRecords = async (place: Place): Promise<Records> => {
  const runner =
    'data' in place
      ? await openSqlite({ folder: place.data, maxBytes: place.maxBytes })
      : // The client is an optional package.
        await (await import('./postgres.ts')).openPostgres(place.databaseUrl);
  return recordsOf(runner);
};

const recordsOf = ({ run, close }: Runner): Records => {
  /**
   * Skips the query for texts that cannot be one of our names, because some databases reject such texts with an error. The caller knows
   * the type of bodies.
   */
  const ask = async <N extends Name, Answer = Answered<N>>(
    name: N,
    input: OperationInput<N>,
    texts: readonly string[],
    otherwise: NoInfer<Answer>,
  ): Promise<Answer> => (texts.every(isStorable) ? ((await run(name, input)) as Answer) : otherwise);
  /** Operations as calls of the same names. */
  const same = <N extends Name>(...names: readonly N[]): Calls<N> =>
    Object.fromEntries(
      names.map((name) => [name, (input: OperationInput<N>) => run(name, input)]),
    ) as unknown as Calls<N>;
  const texts = ({ kind, id, parent }: RecordRef): string[] => [kind, id, parent];

  return {
    add: (record, files = []) => run('add', { record, files }),
    find: (kind, id) => ask('find', { kind, id }, [kind, id], undefined),
    list: (query) => ask('list', query, [query.parent ?? ''], { total: 0, records: [] }),
    change: (record, patch, files) => ask('change', { record, patch, files }, texts(record), undefined),
    remove: (record) => ask('remove', record, texts(record), false),
    file: (key) => ask('file', key, [key], undefined),
    // Do not count unlimited credits.
    spendCredit: async (charge) =>
      charge.limit === undefined ? true : run('spendCredit', { ...charge, limit: charge.limit }),
    ...same('keys', 'addKey', 'addFirstKeys', 'usage', 'creditsSpent', 'claim', 'keepAnswer'),
    revokeKey: (id, at) => ask('revokeKey', { id, at }, [id], false),
    batches: {
      ...same('addBatch', 'addChunks', 'signBatch', 'arrivingBatches', 'abandonBatch', 'completeBatch'),
      ...same('takeChunk', 'releaseChunk', 'finishChunk', 'signWorker', 'workers', 'dismissWorker'),
      findBatch: (of) => ask('findBatch', of, [of.id], undefined),
      cancelBatch: (of) => ask('cancelBatch', of, [of.id], false),
      chunkResults: (from) => ask('chunkResults', from, [from.batch], []),
    },
    webhooks: same('takeWebhook', 'noteWebhook', 'sendWebhook', 'listWebhooks'),
    ...same('markDay', 'removeOld', 'forget', 'ping'),
    close,
  };
};

const isStorable = (text: string): boolean => text.length <= 500 && !/\p{Surrogate}|\0/u.test(text);
