import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../api/index.ts';
import type { Pictures, Store, StoredFile } from '../service/local/index.ts';
import type { UrlSigner } from './keys/index.ts';
import { hidden } from './openapi.ts';
import { etagOf, isUnchanged } from './unchanged.ts';

/** Serves the files of the store: dielines and artwork. Their names are random, so only answers reveal an address. */
export const serveFiles = (app: FastifyInstance, store: Pick<Store, 'file'>, signer?: UrlSigner): void => {
  const options = { schema: hidden, ...(signer && { onRequest: signer.check }) };
  app.get<{ Params: { key: string } }>('/files/:key', options, async (request, reply) => {
    const { key } = request.params;
    const file = await store.file(key);
    if (!file) throw new ApiError(404, { message: 'There is no such file.' });
    reply
      .header('Content-Disposition', disposition(file))
      .header('Cache-Control', signer ? 'private, max-age=3600' : 'public, max-age=31536000, immutable');
    // A key always belongs to the same file.
    return sendFile(request, reply, file, `"${key}"`);
  });
};

/** Sends a file; headers keep drawings from running scripts, loading resources and reaching our pages. Answers 304 to cached files. */
const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, data }: Pick<StoredFile, 'type' | 'data'>,
  etag = etagOf(data),
): FastifyReply => {
  reply
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox")
    .header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (isUnchanged(request, reply, etag)) return reply.code(304).send();
  return reply.type(type).send(Buffer.from(data.buffer, data.byteOffset, data.length));
};

/** Content-Disposition as in RFC 6266: an ASCII name for all clients, and the full name for those that support RFC 8187. */
const disposition = ({ name }: StoredFile): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${whole}`}`;
};

/** Number of cached pictures, about 10 kB each. */
const MAX_CACHED_PICTURES = 500;

/** Serves the pictures of templates, drawn on first use. */
export const servePictures = (app: FastifyInstance, pictures: Pictures): void => {
  const draw = (path: string): Uint8Array => {
    const svg = pictures(path);
    if (svg === undefined) throw new ApiError(404, { message: 'There is no such picture.' });
    return Buffer.from(svg);
  };
  const drawn = new LRUCache<string, Uint8Array>({ max: MAX_CACHED_PICTURES, memoMethod: draw });
  app.get<{ Params: { '*': string } }>('/images/*', { schema: hidden }, async (request, reply) => {
    const data = drawn.memo(request.params['*']);
    // Not immutable: a newer version may draw a better picture.
    reply.header('Cache-Control', 'public, max-age=3600');
    return sendFile(request, reply, { type: 'image/svg+xml', data });
  });
};
