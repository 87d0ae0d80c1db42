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
 * @returns undefined for what is not in the folder.
 */
export const siteFiles = (folder: string): ((name: string) => Promise<SiteFile> | undefined) => {
  const names = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => extname(name) in MEDIA_TYPES),
  );
  return remembered((name) => (names.has(name) ? read(folder, name) : undefined));
};

const read = async (folder: string, name: string): Promise<SiteFile> => {
  const data = await promises.readFile(join(folder, name));
  return { type: MEDIA_TYPES[extname(name)]!, etag: etagOf(data), data };
};

/** Remembers what was worked out for a name, but no failure. */
export const remembered = <T>(find: (name: string) => Promise<T> | undefined) => {
  const known = new Map<string, Promise<T>>();
  return (name: string): Promise<T> | undefined => {
    const before = known.get(name);
    if (before) return before;
    const now = find(name);
    if (!now) return undefined;
    known.set(name, now);
    now.catch(() => known.delete(name));
    return now;
  };
};
