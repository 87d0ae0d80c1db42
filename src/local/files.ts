import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Format } from '../api/index.ts';
import { formats } from '../write/index.ts';
import type { StoredFile } from './store.ts';

/** A file that was just made. */
interface NewFile {
  readonly id: string;
  readonly templateId: string;
  readonly format: Format;
  readonly data: string | Uint8Array;
}

/** Where a file can be had; `file` is what the store has to keep for that. */
interface Kept {
  /** Whole, or a path under the base address. */
  readonly url: string;
  readonly file?: StoredFile;
}

/** Keeps a file and says where it can be had. */
export type Files = (file: NewFile) => Promise<Kept>;

/** Nowhere: the address is the file itself, as a data URL. */
export const inline: Files = async ({ format, data }) => ({
  url: `data:${formats[format].mediaType};base64,${bytes(data).toString('base64')}`,
});

/** In a directory, named by id alone; the address is a file URL. */
export const inDirectory =
  (directory: string): Files =>
  async ({ id, format, data }) => {
    await mkdir(directory, { recursive: true });
    return { url: await writeWhole(join(directory, `${id}.${format}`), data) };
  };

/** In the store, beside the record: they come and go together. */
export const inStore: Files = async ({ id, templateId, format, data }) => {
  const key = `${id}.${format}`;
  const name = `${templateId}-${id}.${format}`;
  return { url: filePath(key), file: { key, name, type: formats[format].mediaType, data: bytes(data) } };
};

/** Where a file of the store is served, under the base address. */
const filePath = (key: string): string => `/files/${key}`;

/** Whole addresses stay, paths are put under the base address. */
export const address = (baseUrl: string, url: string): string =>
  // Without a base address nothing changes. A look at a data URL would copy all of it.
  baseUrl && url.startsWith('/') ? baseUrl + url : url;

const bytes = (data: string | Uint8Array): Buffer =>
  typeof data === 'string' ? Buffer.from(data) : Buffer.from(data.buffer, data.byteOffset, data.length);

/**
 * Writes a file so that nobody ever sees half of it: beside its place first, then moved there.
 * @returns its file URL.
 * @throws what the file system says; nothing is left beside then.
 * @example
 * await writeWhole('box.svg', dieline('becf-10101').svg());
 */
export const writeWhole = async (path: string, file: string | Uint8Array): Promise<string> => {
  const place = resolve(path);
  // The name need not be secret, only free: node:crypto would take longer to load than a box to draw.
  const beside = join(dirname(place), `.${Math.random().toString(36).slice(2)}.part`);
  try {
    await writeFile(beside, file, { flag: 'wx' });
    await rename(beside, place);
  } catch (error) {
    // What went wrong first is what is told.
    await rm(beside, { force: true }).catch(() => undefined);
    throw error;
  }
  return pathToFileURL(place).href;
};
