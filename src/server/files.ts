import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api/index.ts';
import type { Store, StoredFile } from '../local/index.ts';
import { hidden } from './openapi.ts';
import { unchanged } from './unchanged.ts';

/**
 * Files of the store: dielines and artwork. Their names are long and drawn by chance: who knows an address has it from
 * an answer. Under a name there is one file for ever.
 */
export const serveFiles = (app: FastifyInstance, store: Pick<Store, 'file'>): void => {
  app.get<{ Params: { key: string } }>('/files/:key', { schema: hidden }, async (request, reply) => {
    const { key } = request.params;
    const file = await store.file(key);
    if (!file) throw new ApiError(404, { message: 'There is no such file.' });
    reply
      .header('Content-Disposition', disposition(file))
      .header('Cache-Control', 'public, max-age=31536000, immutable');
    return sendFile(request, reply, file);
  });
};

/**
 * Sends bytes so that they stay what they are: no type is guessed, and a drawing runs no script, loads nothing and
 * has no part in this server's pages. Who has them already is told so.
 */
export const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, data }: Pick<StoredFile, 'type' | 'data'>,
): FastifyReply => {
  reply
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox")
    .header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (unchanged(request, reply, data)) return reply.code(304).send();
  return reply.type(type).send(Buffer.from(data.buffer, data.byteOffset, data.length));
};

/** RFC 6266: a plain name for everybody, and the whole one for those who read RFC 8187. */
const disposition = ({ name }: StoredFile): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${whole}`}`;
};
