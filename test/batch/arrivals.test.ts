import { describe, expect, it } from 'vitest';
import { openRecords, type Place } from '../../src/server/store/index.ts';
import { type Batches, batchesOf, type RawRequest } from '../../src/service/batch/index.ts';
import { newFolder } from '../support/folder.ts';
import { postgresOfRun } from '../support/postgres.ts';

const postgres = await postgresOfRun();

const request: RawRequest = '{"template":"becf-10101"}';

/** A clock that a test moves on. What is due at the same second is done in the order of its interval, heartbeats first. */
const clock = () => {
  const running = new Set<readonly [act: () => Promise<void>, interval: number]>();
  const repeat = (act: () => Promise<void>, interval: number) => {
    const one = [act, interval] as const;
    running.add(one);
    return () => void running.delete(one);
  };
  const pass = async (seconds: number): Promise<void> => {
    for (let now = 1; now <= seconds; now++)
      for (const [act, interval] of [...running].toSorted((a, b) => a[1] - b[1]))
        if ((1000 * now) % interval === 0) await act();
  };
  return { repeat, pass };
};

describe.each([
  ['SQLite', async (): Promise<Place> => ({ data: newFolder() }), true],
  ['PostgreSQL', async (): Promise<Place> => ({ databaseUrl: await postgres!.create() }), postgres !== undefined],
] as const)('a batch being received: %s', (_, place, here) => {
  it.skipIf(!here)('is cancelled when its server has stopped, and continues when it is only slow', async () => {
    const records = await openRecords(await place());
    const { batches: store } = records;
    // State left by a server killed while a list arrives: the batch has no more heartbeats.
    const left = { id: 'ba_left', account: 'a', state: 'receiving', total: 0, created_at: '' } as const;
    await store.addBatch(left);
    await store.addChunks({ id: left.id, chunks: [{ chunk: 0, first: 1, requests: [request, request] }] });

    const { repeat, pass } = clock();
    const [one, other] = [batchesOf(store, undefined, repeat), batchesOf(store, undefined, repeat)];
    try {
      const slow = one.create(
        'a',
        (async function* () {
          yield request;
          // Each server looks five times.
          await pass(5 * 60);
          yield request;
        })(),
      );
      expect(await slow).toMatchObject({ state: 'running', total: 2 });
      expect(await one.read('a', left.id)).toMatchObject({ state: 'cancelled', total: 2, made: 0 });
      // Only chunks that are not cancelled remain.
      for (
        let chunk = await store.takeChunk({ worker: 'w', after: '' });
        chunk;
        chunk = await store.takeChunk({ worker: 'w', after: '' })
      )
        expect(chunk.batch).not.toBe(left.id);
    } finally {
      await one.close();
      await other.close();
      await records.close();
    }
  });

  it.skipIf(!here)('is cancelled when its client leaves, also after the last request', async () => {
    const records = await openRecords(await place());
    const batches = batchesOf(records.batches);
    try {
      for (const after of [3, 1500, 5000]) {
        const gone = new AbortController();
        let id = '';
        const requests = async function* () {
          for (let sent = 0; sent < 5000; sent++) {
            yield request;
            if (sent === after) gone.abort(new Error('gone'));
          }
          id = (await records.batches.arrivingBatches())[0]!.id;
          if (after === 5000) gone.abort(new Error('gone'));
        };
        await expect(batches.create('a', requests(), gone.signal)).rejects.toThrow('gone');
        if (id) expect(await batches.read('a', id)).toMatchObject({ state: 'cancelled' });
        expect(await records.batches.arrivingBatches()).toEqual([]);
        expect(await records.batches.takeChunk({ worker: 'w', after: '' })).toBeUndefined();
      }
    } finally {
      await batches.close();
      await records.close();
    }
  });

  it.skipIf(!here)('accepts nothing more after a cancellation', async () => {
    const records = await openRecords(await place());
    const batches: Batches = batchesOf(records.batches);
    try {
      let sent = 0;
      let id = '';
      const made = await batches.create(
        'a',
        (async function* () {
          for (; sent < 5000; sent++) {
            if (sent === 2500) {
              id = (await records.batches.arrivingBatches())[0]!.id;
              expect(await batches.cancel('a', id)).toMatchObject({ state: 'cancelled', total: 2048 });
            }
            yield request;
          }
        })(),
      );
      expect(made).toMatchObject({ id, state: 'cancelled', total: 2048 });
      expect(sent).toBeLessThan(5000);
      expect(await records.batches.takeChunk({ worker: 'w', after: '' })).toBeUndefined();
    } finally {
      await batches.close();
      await records.close();
    }
  });
});
