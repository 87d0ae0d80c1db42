import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api/index.ts';
import { hidden } from './openapi.ts';
import { etagOf, isUnchanged } from './unchanged.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Fonts are packed already. */
const PACKED = new Set(['woff2']);

const HASHED = /-[A-Z0-9]{8}\.\w+$/;

interface SentFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly packed?: Buffer;
}

const pack = promisify(gzip);

/**
 * Serves the studio at `/`: the page, and below `/studio/` its files, which are read when they are first asked for. The server
 * changes with its program, so its pages install no service worker; without JavaScript the page leads to the catalogue.
 * @param folder - where `npm run build` put it.
 */
export const serveStudio = (app: FastifyInstance, folder: string): void => {
  const names = new Set(
    readdirSync(join(folder, 'studio'), { recursive: true, encoding: 'utf8' }).map((name) =>
      name.replaceAll('\\', '/'),
    ),
  );
  const known = new Map<string, Promise<SentFile>>();
  const read = async (name: string): Promise<SentFile> => {
    const plain = readFileSync(join(folder, 'studio', name));
    const ending = name.split('.').at(-1)!;
    return {
      type: MEDIA_TYPES[ending] ?? 'application/octet-stream',
      etag: etagOf(plain),
      plain,
      ...(!PACKED.has(ending) && { packed: await pack(plain) }),
    };
  };

  const source = readFileSync(join(folder, 'index.html'), 'utf8');
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(source)![1]!;
  const page = Buffer.from(
    source
      .replace(' data-offline', '')
      .replace(
        /<noscript>.*<\/noscript>/s,
        '<noscript><p><a href="templates">All boxes as plain pages</a>. The studio needs JavaScript.</p></noscript>',
      ),
  );
  const pageTag = etagOf(page);

  app.get('/', { schema: hidden }, async (request, reply) => {
    reply
      .header('Content-Security-Policy', `${policy}; frame-ancestors 'none'`)
      .header('Referrer-Policy', 'no-referrer')
      .header('Cache-Control', 'no-cache');
    if (isUnchanged(request, reply, pageTag)) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(page);
  });

  app.get<{ Params: { '*': string } }>('/studio/*', { schema: hidden }, async (request, reply) => {
    const name = request.params['*'];
    if (!names.has(name) || !name.includes('.')) throw new ApiError(404, { message: 'There is no such file.' });
    const file = known.get(name) ?? read(name);
    known.set(name, file);
    reply.header('Cache-Control', HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache');
    return send(request, reply, await file);
  });
};

const send = (request: FastifyRequest, reply: FastifyReply, { type, etag, plain, packed }: SentFile): FastifyReply => {
  reply
    .header('Vary', 'Accept-Encoding')
    .header(
      'Content-Security-Policy',
      "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; font-src 'self'",
    );
  if (isUnchanged(request, reply, etag)) return reply.code(304).send();
  const takesPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (!packed || !takesPacked) return reply.type(type).send(plain);
  return reply.type(type).header('Content-Encoding', 'gzip').send(packed);
};
