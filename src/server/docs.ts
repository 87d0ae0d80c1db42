import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api/index.ts';
import { hidden } from './openapi.ts';
import { etagOf, isUnchanged } from './unchanged.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The site's pages set their theme before anything is shown, and unpack their search from a data URL. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Serves the site of the documents at `/docs`. Files are read when they are asked for.
 * @param folder - where `npm run docs` put it.
 */
export const serveDocs = (app: FastifyInstance, folder: string): void => {
  const names = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => extname(name) in MEDIA_TYPES),
  );
  const send = (request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply => {
    if (!names.has(name))
      throw new ApiError(404, { message: 'The documents have no such page. They begin at /docs/.' });
    const file = readFileSync(join(folder, name));
    reply.header('Content-Security-Policy', POLICY).header('Cache-Control', 'no-cache');
    if (isUnchanged(request, reply, etagOf(file))) return reply.code(304).send();
    return reply.type(MEDIA_TYPES[extname(name)]!).send(file);
  };
  app.get('/docs', { schema: hidden }, async (request, reply) =>
    // Links of the site are relative: the address of its first page ends in a slash.
    request.url.split('?')[0]!.endsWith('/') ? send(request, reply, 'index.html') : reply.redirect('docs/', 301),
  );
  app.get<{ Params: { '*': string } }>('/docs/*', { schema: hidden }, async (request, reply) =>
    send(request, reply, request.params['*'] || 'index.html'),
  );
};
