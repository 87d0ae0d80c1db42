import { promises, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import mediaTypes from './media-types.json' with { type: 'json' };
import { etagOf } from './unchanged.ts';

/** Media types by file extension. */
const MEDIA_TYPES: Readonly<Record<string, string>> = mediaTypes;

export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly data: Buffer;
}

/**
 * Files of a static site in a folder, each read on first use and cached; a failed read is retried on the next request.
 * @param prepare - processes a file once, before it is cached.
 * @returns undefined for a file that is not in the folder.
 */
export const siteFiles = <F>(
  folder: string,
  prepare: (file: SiteFile) => F | Promise<F>,
): ((name: string) => Promise<F> | undefined) => {
  const names = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => extname(name) in MEDIA_TYPES),
  );
  const known = new Map<string, Promise<F>>();
  return (name) => {
    const before = known.get(name);
    if (before || !names.has(name)) return before;
    const now = read(folder, name).then(prepare);
    known.set(name, now);
    now.catch(() => known.delete(name));
    return now;
  };
};

const read = async (folder: string, name: string): Promise<SiteFile> => {
  const data = await promises.readFile(join(folder, name));
  return { type: MEDIA_TYPES[extname(name)]!, etag: etagOf(data), data };
};
