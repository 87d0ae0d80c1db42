import { promises, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api/index.ts';
import { drawingFiles, MEDIA_TYPES } from '../platform/built/index.ts';
import { hidden } from './openapi.ts';
import { withPageHeaders } from './page-html.ts';
import policies from './policies.json' with { type: 'json' };
import { etagOf, isUnchanged } from './unchanged.ts';

/** Serves the guides at `/docs`, or the whole site. @param folder - output folder of `npm run docs` or `npm run site`. */
export const serveDocs = (app: FastifyInstance, folder: string): void => {
  const find = siteFiles(folder);
  const send = async (request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> => {
    const file = await find(name);
    if (!file) throw new ApiError(404, { message: 'There is no such page. The guides start at /docs/.' });
    // Inline scripts set the theme early, the search index is a data URL, and the studio of the site needs blobs.
    reply.header('Content-Security-Policy', policies.docs).header('Cache-Control', 'no-cache');
    return sendFile(request, reply, file);
  };
  app.get('/docs', { schema: hidden }, async (request, reply) =>
    // Links of the site are relative, so the address of its first page must end in a slash.
    request.url.split('?')[0]!.endsWith('/') ? send(request, reply, 'index.html') : reply.redirect('docs/', 301),
  );
  app.get<{ Params: { '*': string } }>('/docs/*', { schema: hidden }, async (request, reply) =>
    send(request, reply, request.params['*'] || 'index.html'),
  );
};

type OwnModules = ReadonlyMap<string, string>;

/**
 * Serves the studio at `/`, its files below `/studio/`. It has no service worker, because server and studio are updated together.
 * @param folder - output folder of `npm run build`.
 * @param options.keys - true when the server requires keys. The page offers to store records.
 * @param options.gallery - true when the site has a gallery. Without JavaScript the page links to it.
 * @param options.own - modules of the user's own templates, by their place below `/studio/`.
 */
export const serveStudio = (
  app: FastifyInstance,
  folder: string,
  { keys, gallery, own }: { readonly keys: boolean; readonly gallery: boolean; readonly own: OwnModules | undefined },
): void => {
  const find = siteFiles(join(folder, 'studio'), drawingFiles());

  const source = readFileSync(join(folder, 'index.html'), 'utf8');
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(source)![1]!;
  const server = ` data-server="${keys ? 'keys' : 'open'}"${own ? ' data-own' : ''}`;
  const link = gallery ? '<p><a href="docs/gallery/index.html">All boxes as plain pages</a></p>' : '';
  const page = Buffer.from(source.replace(' data-offline', server).replace('</noscript>', `${link}</noscript>`));
  const pageTag = etagOf(page);

  app.get('/', { schema: hidden }, async (request, reply) => {
    withPageHeaders(reply, policy);
    if (isUnchanged(request, reply, pageTag)) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(page);
  });

  // The site has a studio of its own for other hosts.
  if (gallery) app.get('/docs/studio/index.html', { schema: hidden }, async (_, reply) => reply.redirect('/'));
  app.get<{ Params: { '*': string } }>('/studio/*', { schema: hidden }, async (request, reply) => {
    const name = request.params['*'];
    const source = own?.get(name);
    if (source !== undefined)
      return reply.header('Cache-Control', 'no-cache').type('text/javascript; charset=utf-8').send(source);
    const file = await find(name);
    if (!file) throw new ApiError(404, { message: 'There is no such file.' });
    const isLasting = /-[A-Z0-9]{8}\.\w+$/.test(name);
    // Only the worker draws PDF files, with WebAssembly.
    const policy = policies.studio.replace('{wasm}', name === 'worker.js' ? " 'wasm-unsafe-eval'" : '');
    reply
      .header('Cache-Control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('Content-Security-Policy', policy);
    return sendFile(request, reply, file);
  });
};

type SiteFile = Awaited<ReturnType<typeof read>>;

/**
 * Files of a static site in a folder, each read on first use and cached; a failed read is retried on the next request.
 * @param others - files of other folders, by name.
 * @returns undefined for a file that is not in the folder.
 */
const siteFiles = (folder: string, others: Readonly<Record<string, string>> = {}) => {
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => [path.replaceAll('\\', '/').replace(/\.gz$/, ''), join(folder, path)] as const)
    .filter(([name]) => extname(name) in MEDIA_TYPES);
  const paths = new Map([...own, ...Object.entries(others)]);
  const known = new Map<string, Promise<SiteFile>>();
  return (name: string): Promise<SiteFile> | undefined => {
    const before = known.get(name);
    const path = paths.get(name);
    if (before || path === undefined) return before;
    const now = read(path, MEDIA_TYPES[extname(name)]!);
    known.set(name, now);
    now.catch(() => known.delete(name));
    return now;
  };
};

const read = async (path: string, type: string) => {
  const data = await promises.readFile(path);
  // Compressed, the file in the folder is called `<name>.gz`.
  return { type, etag: etagOf(data), data, packed: path.endsWith('.gz') };
};

const unpack = promisify(gunzip);

/** Sends a file, compressed to clients that take it so. Clients that have it are told that it is unchanged. */
const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: SiteFile): Promise<FastifyReply> => {
  const { type, etag, data, packed } = file;
  if (packed) reply.header('Vary', 'Accept-Encoding');
  if (isUnchanged(request, reply, etag)) return reply.code(304).send();
  reply.type(type);
  if (!packed) return reply.send(data);
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(await unpack(data));
  return reply.header('Content-Encoding', 'gzip').send(data);
};
