import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Batches, batchesOf, type RawRequest } from '../../src/batch/index.ts';
import { openRecords, type Place } from '../../src/store/index.ts';
import { newFolder } from '../support/folder.ts';
import { postgresOfRun } from '../support/postgres.ts';

const postgres = await postgresOfRun();

const nobody = { send: async () => {}, close: async () => {} };
const request: RawRequest = '{"template":"becf-10101"}';

describe.each([
  ['SQLite', async (): Promise<Place> => ({ data: newFolder() }), true],
  ['PostgreSQL', async (): Promise<Place> => ({ databaseUrl: await postgres!.create() }), postgres !== undefined],
] as const)('a batch being received: %s', (_, place, here) => {
  it.skipIf(!here)('is cancelled when its server has stopped, and continues when it is only slow', async () => {
    const records = await openRecords(await place());
    const { batches: store } = records;
    // State left by a server killed while a list arrives: the batch has no more heartbeats.
    const left = { id: 'ba_left', account: 'a', state: 'receiving', total: 0, created_at: '' } as const;
    await store.add(left);
    await store.addChunks(left.id, [{ chunk: 0, first: 1, requests: [request, request] }]);

    const silence = 300;
    const [one, other] = [batchesOf(store, nobody, silence), batchesOf(store, nobody, silence)];
    try {
      const state = async (): Promise<string> => (await one.read('a', left.id)).state;
      const slow = one.create(
        'a',
        (async function* () {
          yield request;
          for (let more = 500; (await state()) === 'receiving' && more; more--) await setTimeout(20);
          // Two more checks by the other server.
          await setTimeout(2 * silence);
          yield request;
        })(),
      );
      expect(await slow).toMatchObject({ state: 'running', total: 2 });
      expect(await one.read('a', left.id)).toMatchObject({ state: 'cancelled', total: 2, made: 0 });
      // Only chunks that are not cancelled remain.
      expect((await store.waiting(9)).map(({ batch }) => batch)).not.toContain(left.id);
    } finally {
      await one.close();
      await other.close();
      await records.close();
    }
  });

  it.skipIf(!here)('accepts nothing more after a cancellation', async () => {
    const records = await openRecords(await place());
    const batches: Batches = batchesOf(records.batches, nobody);
    try {
      let sent = 0;
      let id = '';
      const made = await batches.create(
        'a',
        (async function* () {
          for (; sent < 5000; sent++) {
            if (sent === 2500) {
              id = (await records.batches.arriving())[0]!.id;
              expect(await batches.cancel('a', id)).toMatchObject({ state: 'cancelled', total: 2048 });
            }
            yield request;
          }
        })(),
      );
      expect(made).toMatchObject({ id, state: 'cancelled', total: 2048 });
      expect(sent).toBeLessThan(5000);
      expect(await records.batches.waiting(9)).toEqual([]);
    } finally {
      await batches.close();
      await records.close();
    }
  });
});
