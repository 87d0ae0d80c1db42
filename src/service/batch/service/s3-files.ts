import { formats } from '../../../formats/index.ts';
import { semaphore } from '../../../platform/threads/index.ts';
import type { BatchFileData } from '../request.ts';
import { addressed, type FileKeeper } from './kept-files.ts';

export interface Bucket {
  readonly bucket: string;
  /** Ends with a slash, or is empty. */
  readonly prefix: string;
}

const MAX_UPLOADS_AT_ONCE = 16;

/** Parses `s3://bucket/prefix`. @throws RangeError for anything else. */
export const parseBucket = (address: string): Bucket => {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? [];
  if (!bucket) throw new RangeError(`${address} is not a bucket. Write s3://bucket or s3://bucket/prefix.`);
  const prefix = path.replace(/^\/+|\/+$/g, '');
  return { bucket, prefix: prefix && `${prefix}/` };
};

/** Stores `<prefix><batch>/<line>/<key>.<extension>` in an S3-compatible store. The environment has region, keys, AWS_ENDPOINT_URL_S3. */
export const s3Files = async (
  { bucket, prefix }: Bucket,
  endpoint: string | undefined = process.env.AWS_ENDPOINT_URL_S3,
): Promise<FileKeeper> => {
  const { PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  // Other stores have no host name per bucket.
  // A store that stops answering fails the chunk, which is tried again: by default the client waits for ever.
  const requestHandler = { connectionTimeout: 10_000, requestTimeout: 60_000 };
  const client = new S3Client({ requestHandler, ...(endpoint && { endpoint, forcePathStyle: true }) });
  const put = async (Key: string, { data, format }: BatchFileData): Promise<void> => {
    await client.send(
      new PutObjectCommand({ Bucket: bucket, Key, Body: data, ContentType: formats[format].mediaType }),
    );
  };
  return {
    async keep(batch, results) {
      const turns = semaphore({ atOnce: MAX_UPLOADS_AT_ONCE });
      const uploads: Promise<void>[] = [];
      const stored = addressed(results, (file, line) => {
        const key = `${prefix}${batch}/${line}/${file.name}`;
        uploads.push(turns.run(() => put(key, file)));
        return `s3://${bucket}/${key}`;
      });
      await Promise.all(uploads);
      return { results: stored, files: [] };
    },
    close: () => client.destroy(),
  };
};
