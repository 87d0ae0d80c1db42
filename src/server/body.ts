import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api/index.ts';

/** Refuses compressed bodies. Read as they are, they would be called broken. */
export const refuseCompressed = (app: FastifyInstance): void => {
  app.addHook('preParsing', async ({ headers }, reply, payload) => {
    const encoding = headers['content-encoding'];
    if (encoding === undefined || encoding.toLowerCase() === 'identity') return payload;
    reply.header('Accept-Encoding', 'identity');
    throw new ApiError(415, { message: 'A compressed body is not read. Send it without Content-Encoding.' });
  });
};

/**
 * Parses JSON bodies. Some clients send a content type without a body: that counts as no body. Invalid JSON is refused in the shape
 * of validation errors.
 */
export const readJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => {
    const text = decodeUtf8(body as Buffer);
    if (text === undefined) return done(unreadable('The body is not valid UTF-8.'));
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text));
    } catch {
      done(unreadable('The body is not valid JSON.'));
    }
  });
};

const unreadable = (message: string): Error =>
  new ApiError(400, { message: 'The body cannot be read', errors: [{ message }] });

/** Decodes UTF-8; undefined for other bytes. */
export const decodeUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
