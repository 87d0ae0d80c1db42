import { promises, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { etagOf } from './unchanged.ts';

/** Media types of what sites are made of, by extension. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly data: Buffer;
}

/**
 * The files of a folder that are part of a site. Each is read when it is first asked for, and kept; one that could not be
 * read is tried again by the next who asks.
 * @param prepare - what is done to a file once, before it is kept.
 * @returns undefined for what is not in the folder.
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
