import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** Folder of the studio on its host: not the root. */
export const PATH = '/some/where/';

/** A static web host. */
export const hosting = (folder: string): Promise<Server> => {
  const server = createServer(async ({ url = '' }, answer) => {
    const { pathname } = new URL(url, 'http://host');
    const name = pathname.startsWith(PATH) ? pathname.slice(PATH.length) || 'index.html' : undefined;
    const data = name === undefined ? undefined : await readFile(join(folder, name)).catch(() => undefined);
    if (!data) return answer.writeHead(404).end();
    answer
      .writeHead(200, {
        'content-type': TYPES[extname(name!)] ?? 'application/octet-stream',
        'cache-control': 'max-age=60',
      })
      .end(data);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
};
