import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Format } from '../../api/index.ts';
import { type ByteSink, formats } from '../../formats/index.ts';
import type { StoredFile } from './store.ts';

/** Address of a file; `file` is set when the store must keep it. */
export interface KeptFile {
  /** A full address, or a path under the base address. */
  readonly url: string;
  readonly file?: StoredFile;
  readonly remove?: () => Promise<void>;
}

/** Stores a file and returns its address. */
export type Files = (file: {
  readonly id: string;
  readonly templateId: string;
  readonly format: Format;
  readonly written: ByteSink;
}) => Promise<KeptFile>;

/** Stores nothing: the address is a data URL with the file in it. */
export const inline: Files = async ({ format, written }) => ({
  url: `data:${formats[format].mediaType};base64,${written.takeAs(base64)}`,
});

/** Encodes a file where it was written: a copy of it would take longer than encoding it. */
const base64 = ({ buffer, byteOffset, length }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, length).toString('base64');

/** Stores files in a directory, named by id; the address is a file URL. */
export const inDirectory =
  (directory: string): Files =>
  async ({ id, format, written }) => {
    await mkdir(directory, { recursive: true });
    const path = join(directory, `${id}.${format}`);
    return { url: await writeWhole(path, written.take()), remove: () => rm(path, { force: true }) };
  };

/** Runs `work`, which adds a record or keeps more files, and removes the kept ones when it fails. */
export const orRemove = async <T>(kept: readonly Pick<KeptFile, 'remove'>[], work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    for (const { remove } of kept) await remove?.();
    throw error;
  }
};

/** Stores the file with its record, so that both are added and deleted together. */
export const inStore: Files = async ({ id, templateId, format, written }) => {
  const key = `${id}.${format}`;
  const name = `${templateId}-${id}.${format}`;
  return { url: `/files/${key}`, file: { key, name, type: formats[format].mediaType, data: written.take() } };
};

/** Adds the base address to a path. Full addresses stay. */
export const address = (baseUrl: string, url: string): string =>
  // Test the base address first: checking a data URL would copy all of it.
  baseUrl && url.startsWith('/') ? baseUrl + url : url;

/**
 * Writes a file atomically: to a temporary file beside it, which is then renamed.
 * @returns its file URL.
 * @throws errors of the file system, after removing the temporary file.
 */
export const writeWhole = async (path: string, file: string | Uint8Array): Promise<string> => {
  const place = resolve(path);
  // The name must be unique, not secret: loading node:crypto takes longer than drawing a box.
  const temporary = join(dirname(place), `.${Math.random().toString(36).slice(2)}.part`);
  try {
    await writeFile(temporary, file, { flag: 'wx' });
    await rename(temporary, place);
  } catch (error) {
    // Report the first error.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  return pathToFileURL(place).href;
};

/** Writes to a device or a pipe, which stays what it is. Returns its file URL. */
export const writeInPlace = async (path: string, file: string | Uint8Array): Promise<string> => {
  await writeFile(path, file);
  return pathToFileURL(resolve(path)).href;
};
