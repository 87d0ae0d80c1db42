import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api/index.ts';
import { pdfiumFiles } from '../platform/built/index.ts';
import { hidden } from './openapi.ts';
import policies from './policies.json' with { type: 'json' };
import { sendFile, siteFiles } from './site-files.ts';
import { etagOf, isUnchanged } from './unchanged.ts';

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
  const find = siteFiles(join(folder, 'studio'), pdfiumFiles());

  const source = readFileSync(join(folder, 'index.html'), 'utf8');
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(source)![1]!;
  const server = ` data-server="${keys ? 'keys' : 'open'}"${own ? ' data-own' : ''}`;
  const link = gallery ? '<p><a href="docs/gallery/index.html">All boxes as plain pages</a></p>' : '';
  const page = Buffer.from(source.replace(' data-offline', server).replace('</noscript>', `${link}</noscript>`));
  const pageTag = etagOf(page);

  app.get('/', { schema: hidden }, async (request, reply) => {
    reply
      .header('Content-Security-Policy', `${policy}; frame-ancestors 'none'`)
      .header('Referrer-Policy', 'no-referrer')
      .header('Cache-Control', 'no-cache');
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
