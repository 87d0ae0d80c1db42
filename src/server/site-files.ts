import { promises, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MEDIA_TYPES } from '../platform/built/index.ts';
import { etagOf, isUnchanged } from './unchanged.ts';

type SiteFile = Awaited<ReturnType<typeof read>>;

/**
 * Files of a static site in a folder, each read on first use and cached; a failed read is retried on the next request.
 * @param others - files of other folders, by name.
 * @returns undefined for a file that is not in the folder.
 */
export const siteFiles = (folder: string, others: Readonly<Record<string, string>> = {}) => {
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
export const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: SiteFile): Promise<FastifyReply> => {
  const { type, etag, data, packed } = file;
  if (packed) reply.header('Vary', 'Accept-Encoding');
  if (isUnchanged(request, reply, etag)) return reply.code(304).send();
  reply.type(type);
  if (!packed) return reply.send(data);
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(await unpack(data));
  return reply.header('Content-Encoding', 'gzip').send(data);
};
