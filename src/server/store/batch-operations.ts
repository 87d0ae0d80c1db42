import type {
  ArrivingBatch,
  BatchCounts,
  BatchRecord,
  Chunk,
  ChunkRef,
  ChunkResult,
  FinishedChunk,
} from '../../service/batch/index.ts';
import { addFiles } from './file-rows.ts';
import { type Operation, sql } from './statement.ts';

/** Counts a heartbeat of a batch that is being received, and locks its row. @returns false when it is no longer being received. */
function* sign(id: string): Operation<boolean> {
  const [row] = yield sql(
    "update batches set signs = signs + 1 where id = $1 and state = 'receiving' returning id",
    id,
  );
  return row !== undefined;
}

/** Cancels the waiting chunks of a batch that is being received or run. A finished batch is unchanged. */
function* cancel(id: string, isArriving: boolean): Operation<void> {
  const waiting = yield sql(
    "update batch_chunks set state = 'cancelled' where batch = $1 and state = 'waiting' returning chunk",
    id,
  );
  if (waiting.length || isArriving) yield sql("update batches set state = 'cancelled' where id = $1", id);
  if (!isArriving) return;
  // The total is the number of requests received so far.
  const [row] = yield sql('select coalesce(sum(size), 0) as total from batch_chunks where batch = $1', id);
  yield sql('update batches set total = $1 where id = $2', Number(row!.total), id);
}

/** Database operations of `BatchStore`. */
export const batchOperations = {
  *addBatch({ id, account, state, total, created_at }: BatchRecord): Operation<void> {
    yield sql(
      'insert into batches (id, account, state, total, created_at) values ($1, $2, $3, $4, $5)',
      id,
      account,
      state,
      total,
      created_at,
    );
  },

  *addChunks({ id, chunks }: { id: string; chunks: readonly Omit<Chunk, 'batch'>[] }): Operation<boolean> {
    if (!(yield* sign(id))) return false;
    for (const { chunk, first, requests } of chunks)
      yield sql(
        "insert into batch_chunks (batch, chunk, first_line, size, state, requests, refused) values ($1, $2, $3, $4, 'waiting', $5, 0)",
        id,
        chunk,
        first,
        requests.length,
        JSON.stringify(requests),
      );
    return true;
  },

  *signBatch({ id }: { id: string }): Operation<void> {
    yield* sign(id);
  },

  *arrivingBatches(_: null): Operation<ArrivingBatch[]> {
    const rows = yield sql("select id, signs from batches where state = 'receiving'");
    return rows.map(({ id, signs }) => ({ id: String(id), signs: Number(signs) }));
  },

  *abandonBatch({ id, signs }: ArrivingBatch): Operation<void> {
    const [row] = yield sql(
      "update batches set signs = signs + 1 where id = $1 and signs = $2 and state = 'receiving' returning id",
      id,
      signs,
    );
    if (row) yield* cancel(id, true);
  },

  *completeBatch({ id, total }: { id: string; total: number }): Operation<void> {
    yield sql("update batches set state = 'running', total = $1 where id = $2 and state = 'receiving'", total, id);
  },

  *findBatch({ id, account }: { id: string; account: string }): Operation<BatchCounts | undefined> {
    const [row] = yield sql(
      'select id, account, state, total, created_at from batches where id = $1 and account = $2',
      id,
      account,
    );
    if (!row) return undefined;
    const [sums] = yield sql(
      "select coalesce(sum(size), 0) as answered, coalesce(sum(refused), 0) as refused from batch_chunks where batch = $1 and state = 'done'",
      id,
    );
    const [answered, refused] = [Number(sums!.answered), Number(sums!.refused)];
    return {
      id: String(row.id),
      account: String(row.account),
      state: String(row.state) as BatchRecord['state'],
      total: Number(row.total),
      created_at: String(row.created_at),
      made: answered - refused,
      refused,
    };
  },

  *cancelBatch({ id, account }: { id: string; account: string }): Operation<boolean> {
    // Lock the batch, so that nothing is added meanwhile.
    const [row] = yield sql('update batches set id = id where id = $1 and account = $2 returning state', id, account);
    if (row) yield* cancel(id, row.state === 'receiving');
    return row !== undefined;
  },

  *waitingChunks(limit: number): Operation<ChunkRef[]> {
    const rows = yield sql(
      "select batch, chunk from batch_chunks where state = 'waiting' order by seq limit $1",
      limit,
    );
    return rows.map(({ batch, chunk }) => ({ batch: String(batch), chunk: Number(chunk) }));
  },

  *readChunk({ batch, chunk }: ChunkRef): Operation<Chunk | undefined> {
    const [row] = yield sql(
      "select first_line, requests from batch_chunks where batch = $1 and chunk = $2 and state = 'waiting'",
      batch,
      chunk,
    );
    return row && { batch, chunk, first: Number(row.first_line), requests: JSON.parse(String(row.requests)) };
  },

  *finishChunk({ batch, chunk, results, files }: FinishedChunk): Operation<boolean> {
    // Lock the row, so that only one of two workers with the same chunk stores its results.
    const [row] = yield sql(
      "update batch_chunks set state = 'done', results = $1, refused = $2 where batch = $3 and chunk = $4 and state = 'waiting' returning chunk",
      JSON.stringify(results),
      results.filter((result) => 'error' in result).length,
      batch,
      chunk,
    );
    if (row) yield* addFiles(`batch ${batch}`, files);
    return row !== undefined;
  },

  *chunkResults(input: { batch: string; chunk: number; limit: number }): Operation<ChunkResult[]> {
    const { batch, chunk, limit } = input;
    const rows = yield sql(
      'select chunk, results from batch_chunks where batch = $1 and chunk >= $2 order by chunk limit $3',
      batch,
      chunk,
      limit,
    );
    return rows.map(({ chunk: number, results }) => ({
      chunk: Number(number),
      results: results === null ? undefined : JSON.parse(String(results)),
    }));
  },
};

export const batchWrites = [
  'addBatch',
  'addChunks',
  'signBatch',
  'abandonBatch',
  'completeBatch',
  'cancelBatch',
  'finishChunk',
] as const;
