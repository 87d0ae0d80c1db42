import { hash, randomBytes } from 'node:crypto';
import { ApiError } from '../../../api/index.ts';
import type { RawRequest } from '../request.ts';
import { inChunks } from '../run-batch.ts';
import type { BatchCounts, BatchStore, KeptResult, WebhookOrder } from './batch-store.ts';
import type { ChunkWorkers } from './chunk-workers.ts';
import { byClock, type Repeat, watchSigns } from './heartbeats.ts';

const REQUESTS_PER_CHUNK = 64;

const CHUNKS_STORED_AT_ONCE = 16;

const MAX_REQUESTS = 1_000_000;

const POLL_MS = 250;

const CHUNKS_READ_AT_ONCE = 8;

/** Number of heartbeats within the timeout. */
const SIGNS = 6;

/** Timeout without a heartbeat, in ms. After it, the batch counts as abandoned. */
const SILENCE = 60_000;

export const isDone = ({ state, total, made, refused }: BatchCounts) => state === 'running' && made + refused === total;

interface ResultsWanted {
  readonly from: number;
  readonly wait: boolean;
  readonly signal: AbortSignal;
}

/**
 * Batches in a store.
 * @param workers - workers of this process. @defaultValue none: other processes make the chunks
 * @param repeat - clock of the heartbeats; that of the machine by default.
 */
export const batchesOf = (store: BatchStore, workers?: ChunkWorkers, repeat: Repeat = byClock) => {
  // Cancels batches whose server stopped while receiving their requests, this server or another one of the same store.
  const endLooks = watchSigns(store.arrivingBatches, store.abandonBatch, SILENCE, repeat);
  /** @throws ApiError 404 */
  const read = async (account: string, id: string): Promise<BatchCounts> => {
    const batch = await store.findBatch({ id, account });
    if (!batch) throw new ApiError(404, { message: 'There is no such batch.' });
    return batch;
  };

  /** An id for a new batch, or of the complete one with this seed. Throws ApiError 409 while another try receives its requests. */
  const unusedId = async (account: string, seed: string | undefined): Promise<string> => {
    if (seed === undefined) return `ba_${randomBytes(12).toString('hex')}`;
    for (let tried = 0; ; tried++) {
      const id = `ba_${hash('sha256', `${seed} ${tried}`).slice(0, 24)}`;
      const batch = await store.findBatch({ id, account });
      if (batch?.state === 'receiving') throw stillArrives();
      // A cancelled one may be one that was cut off.
      if (batch?.state !== 'cancelled') return id;
    }
  };

  /** @returns the number of requests; undefined when the batch was cancelled before all arrived. */
  const receive = async (batch: string, requests: AsyncIterable<RawRequest>, signal: AbortSignal | undefined) => {
    let total = 0;
    let chunk = 0;
    const counted = async function* () {
      for await (const request of requests) {
        if (++total > MAX_REQUESTS)
          throw invalid(`A batch has at most ${MAX_REQUESTS} requests. Send the others as another batch.`);
        yield request;
      }
    };
    for await (const own of inChunks(inChunks(counted(), REQUESTS_PER_CHUNK), CHUNKS_STORED_AT_ONCE)) {
      signal?.throwIfAborted();
      const chunks = own.map((some) => ({ chunk, first: REQUESTS_PER_CHUNK * chunk++ + 1, requests: some }));
      // The batch accepts no more requests.
      if (!(await store.addChunks({ id: batch, chunks }))) return undefined;
      workers?.wake();
    }
    signal?.throwIfAborted();
    if (!total) throw invalid('The batch has no requests. Send one JSON object per line, or a list.');
    return total;
  };

  async function* results(id: string, account: string, { from, wait, signal }: ResultsWanted) {
    let next = Math.floor((from - 1) / REQUESTS_PER_CHUNK);
    for (;;) {
      // Read the state first: if the batch had ended by then, the results read afterwards are complete.
      const batch = await read(account, id);
      for (;;) {
        const chunks = await store.chunkResults({ batch: id, chunk: next, limit: CHUNKS_READ_AT_ONCE });
        const ready = chunks.findIndex(({ results }) => !results);
        // What a cancelled batch lacks never comes.
        const some = ready < 0 || batch.state === 'cancelled' ? chunks : chunks.slice(0, ready);
        for (const { results: kept = [] } of some) for (const result of kept) if (result.line >= from) yield result;
        next += some.length;
        if (some.length < CHUNKS_READ_AT_ONCE || signal.aborted) break;
      }
      if (!wait || batch.state === 'cancelled' || isDone(batch) || signal.aborted) return;
      await new Promise((done) => setTimeout(done, POLL_MS));
    }
  }

  return {
    /**
     * Receives requests and starts the first before the last one arrives. Cancelling the batch stops the reception.
     * @param signal - cancels the batch while it is created, because its id then never reaches its client.
     * @param seed - the id follows from it: a repeat finds the batch that the first try has made.
     * @param webhook - where the end of the batch is told.
     * @throws ApiError 400 for no requests or too many; the rest of the batch is then cancelled. 409 while the first try arrives.
     */
    async create(
      account: string,
      requests: AsyncIterable<RawRequest>,
      signal?: AbortSignal,
      seed?: string,
      webhook?: WebhookOrder,
    ): Promise<BatchCounts> {
      const id = await unusedId(account, seed);
      const before = seed === undefined ? undefined : await store.findBatch({ id, account });
      if (before) {
        for await (const _ of requests);
        return before;
      }
      const batch = { id, account, state: 'receiving', total: 0, created_at: new Date().toISOString() } as const;
      await store.addBatch({ ...batch, webhook }).catch(async (error: unknown) => {
        throw seed !== undefined && (await store.findBatch({ id, account })) ? stillArrives() : error;
      });
      const endSigns = repeat(() => store.signBatch(id), SILENCE / SIGNS);
      try {
        const total = await receive(id, requests, signal).finally(endSigns);
        if (total !== undefined) await store.completeBatch({ id, total });
        signal?.throwIfAborted();
      } catch (error) {
        await store.cancelBatch({ id, account });
        throw error;
      }
      return read(account, id);
    },
    read,
    /** Finished results stay, waiting requests are not made. @throws ApiError 404 */
    async cancel(account: string, id: string): Promise<BatchCounts> {
      await store.cancelBatch({ id, account });
      return read(account, id);
    },
    /** Yields results in the order of requests, from a line on: those ready or, with `wait`, all of the batch. Throws ApiError 404. */
    async results(account: string, id: string, options: ResultsWanted): Promise<AsyncGenerator<KeptResult>> {
      await read(account, id);
      return results(id, account, options);
    },
    async close(): Promise<void> {
      endLooks();
      await workers?.close();
    },
  };
};

export type Batches = ReturnType<typeof batchesOf>;

const invalid = (message: string): ApiError =>
  new ApiError(400, { message: 'The batch cannot be made', errors: [{ message }] });

const stillArrives = (): ApiError =>
  new ApiError(409, { message: 'The first request with this Idempotency-Key still arrives. Try again later.' });
