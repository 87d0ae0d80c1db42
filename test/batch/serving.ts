import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { catalogue } from '../../src/index.ts';
import { type BatchServiceOptions, batchService } from '../../src/server/batch-service.ts';
import { keyRing, newKey } from '../../src/server/keys/index.ts';
import { buildServer } from '../../src/server/server.ts';
import { openRecords, type Place, type Records } from '../../src/server/store/index.ts';

/** A server with batches, with requests to it. */
export interface Serving {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly records: Records;
  /** Sends a request with the key of an account. @returns status and text. */
  readonly ask: (path: string, options?: Asking) => Promise<{ readonly status: number; readonly text: string }>;
  readonly close: () => Promise<void>;
}

interface Asking {
  readonly method?: string;
  readonly type?: string;
  readonly body?: string | AsyncIterable<Uint8Array>;
  readonly account?: 'shop-a' | 'shop-b' | 'none';
}

export const serving = async (
  place: Place,
  options: Partial<Pick<BatchServiceOptions, 'batchFiles'>> = {},
): Promise<Serving> => {
  const records = await openRecords(place);
  const keys = new Map(
    (['shop-a', 'shop-b'] as const).map((account) => [account, newKey('dielines', new Date(), account)]),
  );
  for (const { record } of keys.values()) await records.addKey(record);
  const batches = await batchService({ catalogue, place, records, ...options });
  const app = await buildServer({ catalogue, store: records, keys: keyRing(records), batches });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    url,
    records,
    async ask(path, { method = 'GET', type, body, account = 'shop-a' } = {}) {
      const key = account === 'none' ? undefined : keys.get(account)!.key;
      const answer = await fetch(path.startsWith('http') ? path : url + path, {
        method,
        headers: { ...(key && { Authorization: `Bearer ${key}` }), ...(type && { 'Content-Type': type }) },
        ...(body !== undefined && { body: body as string, duplex: 'half' as const }),
      });
      return { status: answer.status, text: await answer.text() };
    },
    async close() {
      await app.close();
      await batches.close();
      await records.close();
    },
  };
};

export const ended = (child: import('node:child_process').ChildProcess): Promise<unknown> => once(child, 'exit');
