import { ApiError, type Upload } from '../../api/index.ts';
import { ArtworkBusy, ArtworkError, type ArtworkKind, checkArtwork, LARGEST_ARTWORK } from '../../artwork/index.ts';
import { MEDIA_TYPES } from '../../platform/built/index.ts';
import { isObject, quote } from '../../values/index.ts';
import { type Context, newId } from './context.ts';
import type { StoredFile } from './store.ts';

/**
 * Accepts an uploaded artwork. Its content determines the type; its name needs an artwork extension, and also names downloads.
 * @throws ApiError 400 for a file that is not artwork or cannot be drawn, 413 for one that is too large, 503 on a busy machine.
 */
export const acceptArtwork = async (
  upload: unknown,
  { signal, account }: Partial<Pick<Context, 'signal' | 'account'>> = {},
): Promise<StoredFile> => {
  if (!isUpload(upload)) throw refusal('file is missing. Send a PNG, JPEG, SVG or PDF with a file name.');
  const { name, data } = upload;
  if (data.length > LARGEST_ARTWORK)
    throw new ApiError(413, { message: `file is larger than ${LARGEST_ARTWORK / 2 ** 20} MB.` });
  if (!['png', 'jpeg', 'jpg', 'svg', 'pdf'].includes(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''))
    throw refusal(`file is named ${quote(name)}. The name must end in .png, .jpeg, .jpg, .svg or .pdf.`);
  const kind = await checked(data, signal, account);
  return { key: `${newId('ar')}.${kind}`, name: plainName(name, kind), type: MEDIA_TYPES[`.${kind}`]!, data };
};

const checked = (data: Uint8Array, signal?: AbortSignal, owner?: string): Promise<ArtworkKind> =>
  orRefuseArtwork(checkArtwork(data, signal, owner));

/** What was made of an artwork. @throws ApiError 400 with the reason of its author, 503 on a busy machine. */
export const orRefuseArtwork = async <T>(made: Promise<T>): Promise<T> => {
  try {
    return await made;
  } catch (error) {
    if (error instanceof ArtworkError) throw refusal(error.message);
    if (error instanceof ArtworkBusy)
      throw new ApiError(503, { message: `${error.message} Try again in a few seconds.` });
    throw error;
  }
};

const refusal = (message: string): ApiError =>
  new ApiError(400, { message: 'The artwork cannot be used', errors: [{ message }] });

const isUpload = (given: unknown): given is Upload =>
  isObject(given) && typeof given.name === 'string' && given.data instanceof Uint8Array;

/** Last part of a path, shortened, without characters that are unsafe in headers and file systems. */
const plainName = (name: string, extension: string): string => {
  const plain = name
    .split(/[/\\]/)
    .at(-1)!
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}"<>:|?*]+/gu, '')
    .replace(/^[\s.]+/, '')
    .slice(0, 100)
    .trim();
  return `${plain || 'artwork'}.${extension}`;
};
