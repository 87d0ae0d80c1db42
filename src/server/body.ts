import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
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

/** Parses JSON bodies. A content type without a body, as some clients send, is no body. Invalid JSON is refused as a validation error. */
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

/** Start of a multipart form: two dashes and a boundary of at most 70 characters (RFC 2046, 5.1.1). */
const BOUNDARY = /^(?:\r\n)?--([\x21-\x7e](?:[\x20-\x7e]{0,68}[\x21-\x7e])?)\r\n/;

/** Reads multipart forms even when typed as JSON, as a widely used client sends them, by the start of bodies on upload addresses. */
export const recognizeForms = (app: FastifyInstance): void => {
  app.addHook('preParsing', async ({ raw, routeOptions }, _, payload) => {
    if (!routeOptions.config.upload || raw.headers['content-type']?.startsWith('multipart/')) return payload;
    const start = await peek(raw);
    const boundary = BOUNDARY.exec(start.toString('latin1'))?.[1];
    if (boundary !== undefined)
      raw.headers['content-type'] = `multipart/form-data; boundary="${boundary.replaceAll('"', '\\"')}"`;
    // The stream of an empty body has already ended.
    return start.length ? payload : Readable.from([]);
  });
};

/** Returns the start of a body without consuming it. */
const peek = (message: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve) => {
    const look = (): void => {
      const chunk = message.read() as Buffer | null;
      if (chunk === null && !message.readableEnded && !message.destroyed && !message.complete) return;
      for (const event of EVENTS) message.off(event, look);
      if (chunk) message.unshift(chunk);
      resolve(chunk ?? Buffer.alloc(0));
    };
    for (const event of EVENTS) message.on(event, look);
  });

const EVENTS = ['readable', 'end', 'close'] as const;
