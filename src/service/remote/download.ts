import type { RemoteOptions } from './remote-api.ts';

/** Maximum file size in bytes. No dieline is larger. */
const MAX_FILE_BYTES = 64 * 2 ** 20;

/**
 * Downloads files from the addresses in answers. It sends no key, because a file may be on another host.
 * @throws Error for an address that is not http or https, a missing file, or one larger than 64 MiB; errors of `fetch`.
 */
export const downloader =
  ({ fetch = globalThis.fetch, timeout = 60_000 }: Pick<RemoteOptions, 'fetch' | 'timeout'> = {}) =>
  async (url: string): Promise<Uint8Array> => {
    if (!/^(https?|data):/i.test(url)) throw new Error(`not an http or https address: ${url.slice(0, 80)}`);
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`answered ${response.status}`);
    }
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of response.body ?? []) {
      size += piece.length;
      if (size > MAX_FILE_BYTES) throw new Error(`larger than ${MAX_FILE_BYTES / 2 ** 20} MiB`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  };
