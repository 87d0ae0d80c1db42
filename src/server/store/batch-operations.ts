import type * as batches from '../../service/batch/index.ts';
import type { StoredFile } from '../../service/local/index.ts';
import { insert, type Operation, type Row, sql } from './statement.ts';
import statements from './statements.json' with { type: 'json' };

export function* addFiles(owner: string, files: readonly StoredFile[]): Operation<void> {
  for (const { key, name, type, data } of files)
    yield insert('files', { key, owner, name, type, data: Buffer.from(data.buffer, data.byteOffset, data.length) });
}

/** Counts a heartbeat of a batch that is being received, and locks its row. @returns false when it is no longer being received. */
function* sign(id: string): Operation<boolean> {
  const [row] = yield sql(statements.signBatch, id);
  return row !== undefined;
}

/** Cancels the waiting chunks of a batch that is being received or run. A finished batch is unchanged. */
function* cancel(id: string, isArriving: boolean): Operation<void> {
  const waiting = yield sql(statements.cancelChunks, id);
  if (waiting.length || isArriving) yield sql("update batches set state = 'cancelled' where id = $1", id);
  if (!isArriving) return;
  // The total is the number of requests received so far.
  const [row] = yield sql('select coalesce(sum(size), 0) as total from batch_chunks where batch = $1', id);
  yield sql('update batches set total = $1 where id = $2', Number(row!.total), id);
}

const toSigned = ({ id, signs }: Row): batches.Signed => ({ id: String(id), signs: Number(signs) });

export const toWebhook = ({ error, ...of }: Row): batches.Webhook => ({
  ...(of as unknown as batches.Webhook),
  tries: Number(of.tries),
  ...(error !== null && { error: String(error) }),
});

/** Free chunks of an account that a worker chooses from when another took the oldest: not all of them then want the same one. */
const CANDIDATES = 8;

const FREE = "from batch_chunks where state = 'waiting' and worker is null";

/** The account with the fewest chunks in work, of equals the next after `after`; undefined when no chunk waits. */
function* accountInTurn(after: string): Operation<string | undefined> {
  const accounts: string[] = [];
  // Step from account to account in the index: a million chunks may wait.
  for (let [row] = yield sql(`select account ${FREE} order by account limit 1`); row; ) {
    accounts.push(String(row.account));
    [row] = yield sql(`select account ${FREE} and account > $1 order by account limit 1`, row.account);
  }
  if (accounts.length < 2) return accounts[0];
  const rows = yield sql('select account, count(*) as n from batch_chunks where worker is not null group by account');
  const inWork = new Map(rows.map(({ account, n }) => [String(account), Number(n)]));
  const inCircle = [...accounts.filter((one) => one > after), ...accounts.filter((one) => one <= after)];
  const fewest = Math.min(...inCircle.map((one) => inWork.get(one) ?? 0));
  return inCircle.find((one) => (inWork.get(one) ?? 0) === fewest);
}

/** Removes a part of a batch, all of whose chunks are finished and none is younger than this one. @returns 0 when there is none. */
export function* removeOldBatch(lastChunk: number): Operation<number> {
  const [row] = yield sql(statements.finishedBatch, lastChunk);
  if (!row) return 0;
  const files = yield sql(statements.someFiles, `batch ${row.batch}`);
  if (files.length) return files.length;
  yield sql('delete from batch_chunks where batch = $1', row.batch);
  yield sql('delete from webhooks where batch = $1', row.batch);
  yield sql('delete from batches where id = $1', row.batch);
  return 1;
}

type InputOf<Name extends keyof batches.BatchStore> = Parameters<batches.BatchStore[Name]>[0];

export const batchOperations = {
  *addBatch({ id, account, state, total, created_at, webhook }: InputOf<'addBatch'>): Operation<void> {
    yield insert('batches', { id, account, state, total, created_at });
    if (webhook) yield insert('webhooks', { batch: id, account, ...webhook });
  },

  *addChunks({ id, chunks }: { id: string; chunks: readonly Omit<batches.Chunk, 'batch'>[] }): Operation<boolean> {
    if (!(yield* sign(id))) return false;
    for (const { chunk, first, requests } of chunks)
      yield sql(statements.addChunk, id, chunk, first, requests.length, JSON.stringify(requests));
    return true;
  },

  *signBatch(id: string): Operation<void> {
    yield* sign(id);
  },

  *arrivingBatches(): Operation<batches.Signed[]> {
    return (yield sql("select id, signs from batches where state = 'receiving'")).map(toSigned);
  },

  *abandonBatch({ id, signs }: batches.Signed): Operation<void> {
    const [row] = yield sql(statements.abandonBatch, id, signs);
    if (row) yield* cancel(id, true);
  },

  *completeBatch({ id, total }: InputOf<'completeBatch'>): Operation<void> {
    yield sql("update batches set state = 'running', total = $1 where id = $2 and state = 'receiving'", total, id);
  },

  *findBatch({ id, account }: InputOf<'findBatch'>): Operation<batches.BatchCounts | undefined> {
    const [row] = yield sql(statements.findBatch, id, account);
    if (!row) return undefined;
    const [sums] = yield sql(statements.countResults, id);
    const [webhook] = yield sql(statements.findWebhook, id);
    const [answered, refused] = [Number(sums!.answered), Number(sums!.refused)];
    return {
      ...(row as unknown as batches.BatchRecord),
      total: Number(row.total),
      made: answered - refused,
      refused,
      ...(webhook && { webhook: toWebhook(webhook) }),
    };
  },

  *cancelBatch({ id, account }: InputOf<'cancelBatch'>): Operation<boolean> {
    // Lock the batch, so that nothing is added meanwhile.
    const [row] = yield sql('update batches set id = id where id = $1 and account = $2 returning state', id, account);
    if (row) yield* cancel(id, row.state === 'receiving');
    return row !== undefined;
  },

  *takeChunk({ worker, after }: InputOf<'takeChunk'>): Operation<batches.TakenChunk | undefined> {
    for (let isFirst = true; ; isFirst = false) {
      const account = yield* accountInTurn(after);
      if (account === undefined) return undefined;
      const free = yield sql(`select seq ${FREE} and account = $1 order by seq limit ${CANDIDATES}`, account);
      if (!free.length) continue;
      // Another worker may take it first.
      const [row] = yield sql(
        statements.takeChunk,
        worker,
        free[isFirst ? 0 : Math.floor(Math.random() * free.length)]!.seq,
      );
      if (!row) continue;
      yield* batchOperations.signWorker(worker);
      return {
        account,
        batch: String(row.batch),
        chunk: Number(row.chunk),
        first: Number(row.first_line),
        requests: JSON.parse(String(row.requests)),
        tries: Number(row.tries),
      };
    }
  },

  *releaseChunk({ worker, batch, chunk, isTried }: InputOf<'releaseChunk'>): Operation<void> {
    yield sql(statements.releaseChunk, isTried ? 0 : 1, batch, chunk, worker);
  },

  *signWorker(worker: string): Operation<void> {
    yield insert('workers', { id: worker, signs: 1 }, '(id) do update set signs = workers.signs + 1');
  },

  *workers(): Operation<batches.Signed[]> {
    return (yield sql('select id, signs from workers')).map(toSigned);
  },

  *dismissWorker({ id, signs }: batches.Signed): Operation<void> {
    const [row] = yield sql('delete from workers where id = $1 and signs = $2 returning id', id, signs);
    if (!row) return;
    yield sql('update batch_chunks set worker = null where worker = $1', id);
    yield sql('update webhooks set worker = null where worker = $1', id);
  },

  *finishChunk({ batch, chunk, results, files }: batches.FinishedChunk): Operation<boolean> {
    // Lock the row, so that only one of two workers with the same chunk stores its results.
    const [row] = yield sql(
      statements.finishChunk,
      JSON.stringify(results),
      results.filter((result) => 'error' in result).length,
      batch,
      chunk,
    );
    if (row) yield* addFiles(`batch ${batch}`, files);
    return row !== undefined;
  },

  *chunkResults({ batch, chunk, limit }: InputOf<'chunkResults'>): Operation<batches.ChunkResult[]> {
    return (yield sql(statements.chunkResults, batch, chunk, limit)).map(({ chunk: number, results }) => ({
      chunk: Number(number),
      results: results === null ? undefined : JSON.parse(String(results)),
    }));
  },
};
