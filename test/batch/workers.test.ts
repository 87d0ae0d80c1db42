import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openRecords, type Place } from '../../src/server/store/index.ts';
import { type BatchStore, chunkWorkers, isDone, type TakenChunk } from '../../src/service/batch/index.ts';
import { newFolder } from '../support/folder.ts';
import { postgresOfRun } from '../support/postgres.ts';

const postgres = await postgresOfRun();

/** Adds a batch of one request a chunk. */
const addBatch = async (store: BatchStore, account: string, chunks: number): Promise<string> => {
  const id = `ba_${account}`;
  await store.addBatch({ id, account, state: 'receiving', total: 0, created_at: '' });
  const each = Array.from({ length: chunks }, (_, k) => ({ chunk: k, first: k + 1, requests: [`{"key":"${k}"}`] }));
  await store.addChunks({ id, chunks: each });
  await store.completeBatch({ id, total: chunks });
  return id;
};

const workshopOf = (store: BatchStore, made: TakenChunk[] = []) => ({
  store: {
    ...store,
    takeChunk: async (...args: Parameters<BatchStore['takeChunk']>) => {
      const chunk = await store.takeChunk(...args);
      if (chunk) made.push(chunk);
      return chunk;
    },
  },
  make: async ({ requests }: { requests: readonly { line: number }[] }) =>
    requests.map(({ line }) => ({ line, key: String(line), template: 'x', area: 1, files: [] })),
  files: { keep: async (_: string, results: unknown) => ({ results: results as never, files: [] }) },
});
const TIMES = { sign: 20, silence: 200, pause: 20 };

describe.each([
  ['SQLite', async (): Promise<Place> => ({ data: newFolder() }), true],
  ['PostgreSQL', async (): Promise<Place> => ({ databaseUrl: await postgres!.create() }), postgres !== undefined],
] as const)('chunks of batches: %s', (_, place, here) => {
  const withStore = async (act: (store: BatchStore) => Promise<void>): Promise<void> => {
    const records = await openRecords(await place());
    try {
      await act(records.batches);
    } finally {
      await records.close();
    }
  };

  it.skipIf(!here)('take turns by account, however much one of them waits for', () =>
    withStore(async (store) => {
      await addBatch(store, 'shop-a', 30);
      await addBatch(store, 'shop-b', 3);
      // A single worker goes from account to account.
      const made: TakenChunk[] = [];
      const workers = chunkWorkers(workshopOf(store, made), 1, undefined, TIMES);
      while (!isDone((await store.findBatch({ id: 'ba_shop-a', account: 'shop-a' }))!)) await setTimeout(5);
      await workers.close();
      expect(made.slice(0, 6).map(({ account }) => account)).toEqual(
        'a b a b a b'.split(' ').map((one) => `shop-${one}`),
      );
      expect(new Set(made.map(({ batch, chunk }) => `${batch} ${chunk}`)).size).toBe(33);
      // Of many workers those of the other account come first.
      await addBatch(store, 'shop-c', 9);
      for (let k = 0; k < 4; k++) await store.takeChunk({ worker: `w${k}`, after: 'shop-b' });
      await addBatch(store, 'shop-d', 9);
      const next = await Promise.all(
        Array.from({ length: 4 }, (_, k) => store.takeChunk({ worker: `v${k}`, after: 'shop-d' })),
      );
      expect(next.map((chunk) => chunk!.account)).toEqual(Array(4).fill('shop-d'));
    }),
  );

  it.skipIf(!here)('of a killed worker are made by another after its silence, and stored once', () =>
    withStore(async (store) => {
      const id = await addBatch(store, 'shop-a', 1);
      const lost = (await store.takeChunk({ worker: 'killed', after: '' }))!;
      expect(await store.takeChunk({ worker: 'other', after: '' })).toBeUndefined();
      const workers = chunkWorkers(workshopOf(store), 2, undefined, TIMES);
      while (!isDone((await store.findBatch({ id, account: 'shop-a' }))!)) await setTimeout(5);
      await workers.close();
      // It was only slow, and comes back.
      expect(await store.finishChunk({ batch: id, chunk: lost.chunk, results: [], files: [] })).toBe(false);
      await store.releaseChunk({ worker: 'killed', batch: id, chunk: lost.chunk, isTried: true });
      expect(await store.findBatch({ id, account: 'shop-a' })).toMatchObject({ made: 1 });
      expect((await store.workers()).map(({ id: worker }) => worker)).not.toContain('killed');
    }),
  );

  it.skipIf(!here)('stay with a worker that takes long but gives signs of life', () =>
    withStore(async (store) => {
      const id = await addBatch(store, 'shop-a', 1);
      let makes = 0;
      const { make, ...workshop } = workshopOf(store);
      const slowly = async (task: Parameters<typeof make>[0]) => {
        makes++;
        await setTimeout(5 * TIMES.silence);
        return make(task);
      };
      const slow = chunkWorkers({ ...workshop, make: slowly }, 1, undefined, { ...TIMES, silence: 60_000 });
      while (!makes) await setTimeout(5);
      const other = chunkWorkers({ ...workshop, make: slowly }, 1, undefined, TIMES);
      while (!isDone((await store.findBatch({ id, account: 'shop-a' }))!)) await setTimeout(5);
      await slow.close();
      await other.close();
      expect(makes).toBe(1);
    }),
  );

  it.skipIf(!here)('that kill whoever makes them are refused in the end', () =>
    withStore(async (store) => {
      const id = await addBatch(store, 'shop-a', 1);
      for (let k = 0; k < 8; k++) {
        expect((await store.takeChunk({ worker: `w${k}`, after: '' }))!.tries).toBe(k + 1);
        const [worker] = await store.workers();
        await store.dismissWorker(worker!);
      }
      const workers = chunkWorkers(workshopOf(store), 1, undefined, TIMES);
      while (!isDone((await store.findBatch({ id, account: 'shop-a' }))!)) await setTimeout(5);
      await workers.close();
      expect(await store.findBatch({ id, account: 'shop-a' })).toMatchObject({ made: 0, refused: 1 });
    }),
  );
});
