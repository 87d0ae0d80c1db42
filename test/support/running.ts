import type { FastifyInstance } from 'fastify';
import { keyRing, newKey } from '../../src/server/keys/index.ts';
import { buildServer, type ServerOptions } from '../../src/server/server.ts';
import { openRecords, type Records } from '../../src/server/store/index.ts';
import { samples } from '../local/samples.ts';
import { newFolder } from './folder.ts';

/** A server with records in a new folder, on a free port, and a key of each kind. */
export interface Running {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly records: Records;
  readonly dielinesKey: string;
  readonly dimensionsKey: string;
  readonly close: () => Promise<void>;
}

export const start = async (options: Partial<ServerOptions> = {}): Promise<Running> => {
  const records = await openRecords({ data: newFolder() });
  const [dielines, dimensions] = [newKey('dielines', new Date()), newKey('dimensions', new Date())];
  await records.addFirstKeys([dielines.record, dimensions.record]);
  const app = await buildServer({ catalogue: samples, store: records, records, keys: keyRing(records), ...options });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    url,
    records,
    dielinesKey: dielines.key,
    dimensionsKey: dimensions.key,
    close: async () => {
      await app.close();
      await records.close();
    },
  };
};
