import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { UnreadableError } from '../formats/reading/index.ts';
import type { ArtworkDocument } from '../press/index.ts';

/** A document of layers; undefined for artwork. Throws UnreadableError where the JSON breaks. */
export const documentIn = (file: Buffer): ArtworkDocument | undefined => {
  const text = file.toString('utf8').replace(/^\uFEFF/, '');
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableError(`its JSON is broken: ${(error as Error).message}.`);
  }
};

/** A sentence for the first picture of an SVG that lies in another file, without its subject; undefined where nothing is missing. */
export const missingPicture = async (file: Buffer): Promise<string | undefined> => {
  const { kindOf, lostPicture } = await import('../artwork/index.ts');
  return kindOf(file) === 'svg' ? lostPicture(file, true) : undefined;
};

/** The path of a file in a folder. Throws UnreadableError for one outside, also by a link. */
export const pathIn = async (folder: string, name: string): Promise<string> => {
  const whole = await realpath(folder);
  const file = await realpath(join(whole, name)).catch(() => join(whole, name));
  if (file.startsWith(join(whole, sep))) return file;
  throw new UnreadableError(`it lies outside ${whole}.`);
};

/** Reads a file in a folder. Throws UnreadableError. */
export const readIn = async (folder: string, name: string): Promise<Buffer> => {
  const path = await pathIn(folder, name);
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new UnreadableError(
      error.code === 'ENOENT' ? `the file ${name} does not exist.` : `${name}: ${error.message}.`,
    );
  });
};
