import type { RemoteOptions } from './remote-api.ts';

/** No dieline is larger, in bytes. */
const LARGEST = 64 * 2 ** 20;

/**
 * Fetches files by the addresses that answers give. No key goes along: a file may lie with anybody.
 * @throws Error for an address that is none of the web, a file that is not there or larger than 64 MiB; what `fetch` throws.
 */
export const downloader =
  ({ fetch = globalThis.fetch, timeout = 60_000 }: Pick<RemoteOptions, 'fetch' | 'timeout'> = {}) =>
  async (url: string): Promise<Uint8Array> => {
    if (!/^(https?|data):/i.test(url)) throw new Error(`not an address of the web: ${url.slice(0, 80)}`);
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`answered ${response.status}`);
    }
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of response.body ?? []) {
      size += piece.length;
      if (size > LARGEST) throw new Error(`larger than ${LARGEST / 2 ** 20} MiB`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  };
