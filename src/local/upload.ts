import { ApiError, type Upload } from '../api/index.ts';
import { quote } from '../engine/index.ts';
import { newId } from './id.ts';
import { readRaster } from './raster.ts';
import type { StoredFile } from './store.ts';
import { readSvg } from './svg-upload.ts';

/** The largest artwork that is taken, in bytes. */
export const LARGEST_UPLOAD = 20 * 1024 * 1024;

const endings = ['png', 'jpeg', 'jpg', 'svg', 'pdf'];

/**
 * Takes an artwork in: by what it holds, and by its name, which must end as artwork does. The
 * name is where it is saved to later; where it is kept here is none of its business.
 * @throws ApiError 400 for what is no artwork, 413 for what is too large.
 */
export const takeIn = async (upload: unknown): Promise<StoredFile> => {
  if (!isUpload(upload)) throw refusal('file must be a file with a name.');
  const { name, data } = upload;
  if (data.length > LARGEST_UPLOAD)
    throw new ApiError(413, { message: `file is larger than ${LARGEST_UPLOAD / 1024 / 1024} MB.` });
  if (!endings.includes(endingOf(name)))
    throw refusal(`file must be a PNG, JPEG, JPG, SVG or PDF, but its name is ${quote(name)}.`);
  const kind = await kindOf(data);
  if (!kind) throw refusal('file must be a PNG, JPEG, SVG or PDF, but what it holds is none of them.');
  const { ending, type } = kinds[kind];
  const key = `${newId('ar')}.${ending}`;
  return { key, name: plainName(name, ending), type, data };
};

const kinds = {
  png: { ending: 'png', type: 'image/png' },
  jpg: { ending: 'jpg', type: 'image/jpeg' },
  svg: { ending: 'svg', type: 'image/svg+xml' },
  pdf: { ending: 'pdf', type: 'application/pdf' },
} as const;

/** By its first bytes; what is then not whole enough to be measured is refused. */
const kindOf = async (data: Uint8Array): Promise<keyof typeof kinds | undefined> => {
  const raster = readRaster(data);
  if (raster) {
    if ('fault' in raster) throw refusal(raster.fault);
    return raster.kind;
  }
  // A PDF may have something before its header.
  if (Buffer.from(data.buffer, data.byteOffset, Math.min(data.length, 1024)).includes('%PDF-')) return 'pdf';
  const svg = await readSvg(data);
  if (typeof svg === 'object') throw refusal(svg.fault);
  return svg;
};

const refusal = (message: string): ApiError =>
  new ApiError(400, { message: 'The artwork cannot be used', errors: [{ message }] });

const isUpload = (given: unknown): given is Upload =>
  typeof given === 'object' &&
  given !== null &&
  'name' in given &&
  typeof given.name === 'string' &&
  'data' in given &&
  given.data instanceof Uint8Array;

const endingOf = (name: string): string => /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** The last part of a path, short, with nothing in it that a header or a file system could stumble over. */
const plainName = (name: string, ending: string): string => {
  const last = name
    .split(/[/\\]/)
    .at(-1)!
    .replace(/\.[^.]*$/, '');
  const plain = last
    .replace(/[\p{C}\p{Zl}\p{Zp}"<>:|?*]+/gu, '')
    .replace(/^[\s.]+/, '')
    .slice(0, 100)
    .trim();
  return `${plain || 'artwork'}.${ending}`;
};
