import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Format } from '../api/index.ts';

const mediaTypes: Record<Format, string> = { svg: 'image/svg+xml', dxf: 'image/vnd.dxf', pdf: 'application/pdf' };

/** Keeps a file and says where it can be had. */
export type Files = (id: string, format: Format, file: string | Uint8Array) => Promise<string>;

/** Nowhere: the address is the file itself, as a data URL. */
export const inline: Files = async (_, format, file) => {
  const bytes = typeof file === 'string' ? Buffer.from(file) : Buffer.from(file.buffer, file.byteOffset, file.length);
  return `data:${mediaTypes[format]};base64,${bytes.toString('base64')}`;
};

/** In a directory, named by id alone; the address is a file URL. */
export const inDirectory =
  (directory: string): Files =>
  async (id, format, file) => {
    await mkdir(directory, { recursive: true });
    return writeWhole(join(directory, `${id}.${format}`), file);
  };

/**
 * Writes a file so that nobody ever sees half of it: beside its place first, then moved there.
 * @returns its file URL.
 */
export const writeWhole = async (path: string, file: string | Uint8Array): Promise<string> => {
  const place = resolve(path);
  const beside = join(dirname(place), `.${randomBytes(6).toString('hex')}.part`);
  try {
    await writeFile(beside, file, { flag: 'wx' });
    await rename(beside, place);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  return pathToFileURL(place).href;
};
