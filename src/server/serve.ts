import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type KeyKind, keyKinds, keyRing, newKey } from '../keys/index.ts';
import { pageThreads } from '../pages/index.ts';
import { openRecords, type Place } from '../store/index.ts';
import type { Catalogue } from '../template/index.ts';
import { GRACE } from './limits.ts';
import { buildServer } from './server.ts';

export interface ServeOptions {
  readonly catalogue: Catalogue;
  readonly place: Place;
  /** 127.0.0.1 unless told otherwise: other machines are let in only where that is asked for. */
  readonly host?: string;
  /** Any free one where it is 0. */
  readonly port?: number;
  /** Without keys, on this machine alone. */
  readonly noAuth?: boolean;
  readonly credits?: number;
  readonly baseUrl?: string;
  /** Who may show the pages of mockups in a frame, as in a Content-Security-Policy. @defaultValue `'self'` */
  readonly frameAncestors?: string;
  /** The script of the threads that build mockup pages. @defaultValue none: this thread builds them */
  readonly pageScript?: string;
  /** A line of JSON a request goes to this stream. */
  readonly log?: { readonly level: string; readonly stream: { write(line: string): void } };
}

export interface Serving {
  readonly url: string;
  /** The first keys of all, where these records had none: they are told this once. */
  readonly firstKeys: Readonly<Partial<Record<KeyKind, string>>>;
  /** Ends what is under way, lets nothing new in, and closes the records. */
  readonly close: () => Promise<void>;
}

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', 'localhost'];

/**
 * Opens the records and serves them.
 * @throws Error where keys are not asked for and others could come in, or the address is taken.
 */
export const serve = async (options: ServeOptions): Promise<Serving> => {
  const { catalogue, place, host = '127.0.0.1', port = 3000, noAuth = false, credits, baseUrl, log } = options;
  const pages = options.pageScript === undefined ? undefined : pageThreads(options.pageScript);
  if (noAuth && !LOOPBACK.includes(host))
    throw new Error(`without keys the server listens on ${LOOPBACK.join(', ')} alone, not on ${host}`);
  const records = await openRecords(place);
  try {
    const app = await buildServer({
      catalogue,
      store: records,
      keys: noAuth ? undefined : keyRing(records),
      ...(pages && { pages: pages.build }),
      ...(options.frameAncestors !== undefined && { frameAncestors: options.frameAncestors }),
      ...(credits !== undefined && { credits }),
      ...(baseUrl !== undefined && { baseUrl: baseUrl.replace(/\/+$/, '') }),
      ...(log && { logger: { level: log.level, stream: log.stream, base: null } }),
    });
    let stopping = false;
    // Nobody keeps a connection for later to a server that is about to end.
    app.addHook('onSend', async (_, reply) => {
      if (stopping) reply.header('Connection', 'close');
    });
    await app.listen({ host, port });
    // Not before it listens: keys that were made and never shown would open nothing to anybody.
    const made = noAuth ? [] : keyKinds.map((kind) => ({ kind, ...newKey(kind, new Date()) }));
    const first = made.length > 0 && (await records.addFirstKeys(made.map(({ record }) => record)));
    const { address, family, port: taken } = app.server.address() as AddressInfo;
    return {
      url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
      firstKeys: first ? Object.fromEntries(made.map(({ kind, key }) => [kind, key])) : {},
      close: async () => {
        stopping = true;
        const patience = new AbortController();
        // Who does not come to an end is cut off.
        setTimeout(GRACE, undefined, { signal: patience.signal }).then(
          () => app.server.closeAllConnections(),
          () => {},
        );
        await app.close();
        patience.abort();
        await pages?.close();
        await records.close();
      },
    };
  } catch (error) {
    await records.close();
    throw error;
  }
};
