import { createHash } from 'node:crypto';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseBucket, s3Files, type Workshop } from '../../src/service/batch/index.ts';
import { makeChunk } from '../../src/service/batch/service/chunk-workers.ts';
import { newFolder } from '../support/folder.ts';
import { jsonLines, sampleRequests } from './requests.ts';
import { serving } from './serving.ts';

const store = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: newFolder(),
  configureBuckets: [{ name: 'dies', configs: [] }],
});
let endpoint = '';
beforeAll(async () => {
  const { port } = (await store.run()) as { port: number };
  endpoint = `http://127.0.0.1:${port}`;
  vi.stubEnv('AWS_ENDPOINT_URL_S3', endpoint);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await store.close();
});

const client = () => new S3Client({ endpoint, forcePathStyle: true });

describe('files of batches in S3', () => {
  it('are stored by batch and key, with the digests of the results', async () => {
    const server = await serving({ data: newFolder() }, { batchFiles: 's3://dies/shop/' });
    try {
      const { text } = await server.ask('/batches', {
        method: 'POST',
        type: 'application/x-ndjson',
        body: jsonLines(sampleRequests(70, ['svg', 'pdf'])),
      });
      const { id } = JSON.parse(text).batch;
      const lines = (await server.ask(`/batches/${id}/results?wait=true`)).text.trim().split('\n');
      const results = lines.map((line) => JSON.parse(line));
      const files = results.flatMap(({ files: made = [] }) => made);
      expect(files.length).toBe(2 * (70 - 3));
      expect(files[0].url).toBe(`s3://dies/shop/${id}/1/order-1.svg`);
      const listed = await client().send(new ListObjectsV2Command({ Bucket: 'dies', Prefix: `shop/${id}/` }));
      expect(listed.KeyCount).toBe(files.length);
      for (const { url, sha256 } of files.slice(-2)) {
        const Key = url.replace('s3://dies/', '');
        const { Body, ContentType } = await client().send(new GetObjectCommand({ Bucket: 'dies', Key }));
        const data = await Body!.transformToByteArray();
        expect(createHash('sha256').update(data).digest('hex')).toBe(sha256);
        expect(ContentType).toBe(Key.endsWith('svg') ? 'image/svg+xml' : 'application/pdf');
      }
      // None of them is in the records.
      expect(await server.records.file(`${id}-1.svg`)).toBeUndefined();
    } finally {
      await server.close();
    }
  });

  it('make the worker repeat the chunk when they cannot be stored', async () => {
    const finish = vi.fn(async () => true);
    const workshop: Workshop = {
      store: { finish } as Partial<Workshop['store']> as Workshop['store'],
      make: async () => [
        {
          line: 1,
          key: '1',
          template: 'x',
          area: 1,
          files: [{ format: 'svg', name: '1.svg', bytes: 1, sha256: '', data: new Uint8Array(1) }],
        },
      ],
      files: await s3Files({ bucket: 'no-such-bucket', prefix: '' }),
    };
    const chunk = { batch: 'b', chunk: 0, account: '', first: 1, requests: [{ template: 'becf-10101' }], tries: 1 };
    await expect(makeChunk(workshop, chunk)).rejects.toThrow(/bucket/i);
    expect(finish).not.toHaveBeenCalled();
  });

  it('require a bucket address', () => {
    expect(parseBucket('s3://dies')).toEqual({ bucket: 'dies', prefix: '' });
    expect(parseBucket('s3://dies/a/b/')).toEqual({ bucket: 'dies', prefix: 'a/b/' });
    for (const wrong of ['dies', 'http://dies/a', 's3://', 's3://UP/x'])
      expect(() => parseBucket(wrong)).toThrow('is not a bucket. Write s3://bucket');
  });
});

describe('a request that crashes its thread', () => {
  it('is refused at the last attempt, and the others are made', async () => {
    const finished: unknown[] = [];
    const workshop: Workshop = {
      store: { finishChunk: async (chunk) => finished.push(chunk) > 0 } as Partial<
        Workshop['store']
      > as Workshop['store'],
      make: async ({ requests: [first, ...more] }) => {
        if (more.length || first!.line === 66) throw new Error('out of memory');
        return [{ line: first!.line, key: 'a', template: 'x', area: 1, files: [] }];
      },
      files: { keep: async (_, results) => ({ results: results as never, files: [] }) },
    };
    const chunk = { batch: 'b', chunk: 1, account: '', first: 65, requests: [{ key: 'a' }, { key: 'b' }] };
    await expect(makeChunk(workshop, { ...chunk, tries: 3 })).rejects.toThrow('out of memory');
    await makeChunk(workshop, { ...chunk, tries: 4 });
    expect(finished).toEqual([
      {
        batch: 'b',
        chunk: 1,
        files: [],
        results: [
          { line: 65, key: 'a', template: 'x', area: 1, files: [] },
          { line: 66, key: 'b', error: { message: expect.stringContaining('out of memory') } },
        ],
      },
    ]);
  });
});
