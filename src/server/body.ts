import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api/index.ts';

/**
 * Reads JSON bodies. Some clients name the type where there is no body: that counts as none. What cannot be read is
 * refused in the shape of wrong values.
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

/** Undefined for bytes that are not UTF-8. */
export const decodeUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
