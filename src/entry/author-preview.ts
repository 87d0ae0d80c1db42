/** A live preview of templates that are being written: the studio, and what is wrong with them. */
import { watch } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import { builtFile, MEDIA_TYPES } from '../platform/built/index.ts';
import page from './author-page.json' with { type: 'json' };
import { writeOwnModules, writeStudio } from './studio.ts';
import type { TryMessage } from './threads/author.ts';

export type { TryMessage };

/** Time after a change until the files are read, in ms: editors write in several steps. */
const REST_MS = 150;

/** Longest time without a word from the templates, in ms. */
const PATIENCE_MS = 60_000;

/**
 * Shows templates in the studio on this machine, tries their sizes and choices, and does both again when a file of theirs is saved.
 * @param path - folder or module of templates; see `readTemplates`.
 * @param options.port - on 127.0.0.1; 0 for any.
 * @param options.tell - called with each message of a trial.
 * @returns the address of the page. `close` ends the preview.
 * @throws Error when the path cannot be read, the studio is not built or the port is in use.
 */
export const previewTemplates = async (
  path: string,
  { port, tell }: { readonly port: number; readonly tell: (message: TryMessage) => void },
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const watched = (await stat(path)).isFile() ? dirname(path) : path;
  const folder = await mkdtemp(join(tmpdir(), 'boxwright-author-'));
  const closeFolder = () => rm(folder, { recursive: true, force: true });
  const pages = new Set<ServerResponse>();
  let said: TryMessage[] = [];
  let thread: Worker | undefined;
  const hear = (message: TryMessage): void => {
    said.push(message);
    tell(message);
    for (const one of pages) one.write(eventOf(message));
  };
  const tryAgain = (): void => {
    void thread?.terminate();
    said = [];
    const own = new Worker(builtFile('threads/author.js'), { workerData: { path } });
    thread = own;
    const fail = ({ message }: Pick<Error, 'message'>): void => {
      const isOver = thread !== own || !server.listening || /done|failed/.test(said.at(-1)?.kind ?? '');
      if (!isOver) hear({ kind: 'failed', message });
    };
    const patience = setTimeout(() => {
      fail({ message: `Nothing was drawn for ${PATIENCE_MS / 1000} s: does a loop have no end?` });
      void own.terminate();
    }, PATIENCE_MS);
    let last = Promise.resolve();
    own.on('message', (message: TryMessage) => {
      patience.refresh();
      const take = async (): Promise<void> => {
        // The page loads the studio anew when it hears of them.
        if (message.kind === 'loaded') await writeOwnModules(folder, path);
        if (thread === own) hear(message);
      };
      last = last.then(take).catch(fail);
    });
    own.on('error', fail);
    own.on('exit', async () => {
      clearTimeout(patience);
      await last;
      fail({ message: 'The templates ended the trial: look for process.exit, and for an await that never ends' });
    });
  };

  const server = createServer(async ({ url = '', headers: { host = '' } }, answer) => {
    // Another site may lead a name of its own to this machine.
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) return answer.writeHead(403).end();
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname === '/events') {
      answer.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      answer.write(said.map(eventOf).join(''));
      pages.add(answer);
      return answer.on('close', () => pages.delete(answer));
    }
    const name = pathname === '/' ? '/author.html' : pathname;
    const own = { '/author.html': page.html, '/author-page.js': page.script }[name]?.join('\n');
    const data = own ?? (await fileBelow(folder, name));
    if (data === undefined) return answer.writeHead(404).end();
    return answer
      .writeHead(200, {
        'Content-Type': MEDIA_TYPES[extname(name)] ?? 'application/octet-stream',
        'Cache-Control': 'no-store',
      })
      .end(data);
  });
  let rest: NodeJS.Timeout | undefined;
  try {
    await writeStudio(folder, path);
    await new Promise<void>((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done));
  } catch (error) {
    await closeFolder();
    throw error;
  }
  const watcher = watch(watched, { recursive: true }, () => {
    clearTimeout(rest);
    rest = setTimeout(tryAgain, REST_MS);
  }).on('error', ({ message }) => hear({ kind: 'failed', message }));
  tryAgain();
  const { port: own } = server.address() as { readonly port: number };
  return {
    url: `http://127.0.0.1:${own}/`,
    close: async () => {
      watcher.close();
      clearTimeout(rest);
      server.closeAllConnections();
      server.close();
      await thread?.terminate();
      await closeFolder();
    },
  };
};

/** The file of a path of an address; undefined for none, and for one that leads out of the folder. */
const fileBelow = async (folder: string, path: string): Promise<Buffer | undefined> => {
  try {
    const file = join(folder, decodeURIComponent(path));
    return file.startsWith(folder + sep) ? await readFile(file) : undefined;
  } catch {
    return undefined;
  }
};

const eventOf = (message: TryMessage): string => `data: ${JSON.stringify(message)}\n\n`;
