import { deserialize, serialize } from 'node:v8';
import { SemaphoreFull, semaphore } from '../platform/threads/index.ts';
import { type ArtworkKind, kindOf } from './kind.ts';
import { AT_ONCE, LONGEST_WAIT, MAX_ARTWORK_BYTES, MAX_WAITING_ARTWORKS } from './limits.ts';
import type { PhysicalSize } from './physical-size.ts';
import type { Pixels } from './pixels.ts';
import { ArtworkBusy, ArtworkError } from './refusal.ts';
import { runProcess } from './run-process.ts';
import { otherFonts } from './svg-page.ts';

/** An opaque picture for printing on a box. */
export interface Artwork {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg';
}

/** Red, green and blue, 0…255. */
export type Rgb = readonly [number, number, number];

const turns = semaphore({ atOnce: AT_ONCE, waiting: MAX_WAITING_ARTWORKS, wait: 1000 * LONGEST_WAIT });

/** Number of running and of waiting drawings in this process. */
export const artworkLoad = turns.load;

/**
 * Draws a PNG, JPEG, SVG or PDF as pictures, one for each colour of board below it. Unprinted areas show the board.
 * The file may be hostile, so a separate process with limits of time and memory draws it.
 * @throws ArtworkError for another format, a damaged or too large file, or one that draws too long; ArtworkBusy on a busy machine.
 */
export const drawArtwork = async (file: Uint8Array, boards: readonly Rgb[]): Promise<readonly Artwork[]> => {
  claimedKind(file);
  const answer = await inTurn(() => runProcess(file, boards));
  const end = answer.indexOf(10);
  const { pictures } = JSON.parse(answer.subarray(0, end).toString()) as {
    pictures: readonly { type: Artwork['type']; length: number }[];
  };
  let at = end + 1;
  const read = pictures.map(({ type, length }): Artwork => {
    const bytes = length < 0 ? file : answer.subarray(at, at + length);
    if (length > 0) at += length;
    return { bytes, type };
  });
  // An unchanged picture is opaque, and equal on every board.
  return boards.map((_, k) => read[k] ?? read[0]!);
};

/**
 * Checks that an artwork can be drawn, by drawing it. Nothing passes unchecked: not on a busy machine, and not a slow artwork.
 * @param signal - ends the check, also while it waits, and rejects with its reason.
 * @param owner - who shares the turns with others, such as an account.
 * @throws as `drawArtwork`
 */
export const checkArtwork = async (file: Uint8Array, signal?: AbortSignal, owner?: string): Promise<ArtworkKind> => {
  const kind = claimedKind(file);
  await inTurn(() => runProcess(file, [], { signal }), signal, owner);
  return kind;
};

/**
 * An SVG as a PDF of one page of this size in mm, made in a separate process as `drawArtwork` does; and the fonts of its texts for which that of
 * the project stands. @throws as `drawArtwork`
 */
export const svgPdf = async (file: Uint8Array, page: PhysicalSize) => {
  claimedKind(file);
  return {
    pdf: await inTurn(() => runProcess(file, [], { job: ['page', page.width, page.height] })),
    fonts: otherFonts(file),
  };
};

/** The first page of a PDF, this many pixels long, drawn in a separate process as `drawArtwork` does. @throws as `drawArtwork` */
export const pagePixels = async (file: Uint8Array, pixels: number): Promise<Pixels> =>
  deserialize(await inTurn(() => runProcess(file, [], { job: ['pixels', pixels] })));

/** Has a script of ours do a job with files of strangers in a separate process, as `drawArtwork` does. @throws as `drawArtwork` */
export const doApart = (script: string, job: object, signal: AbortSignal, owner: string): Promise<Buffer> =>
  inTurn(() => runProcess(serialize(job), [], { script, signal }), signal, owner);

const claimedKind = (file: Uint8Array): ArtworkKind => {
  if (file.length > MAX_ARTWORK_BYTES)
    throw new ArtworkError(`The artwork is larger than ${MAX_ARTWORK_BYTES / 2 ** 20} MB.`);
  const kind = kindOf(file);
  if (!kind) throw new ArtworkError('The artwork is not a PNG, JPEG, SVG or PDF.');
  return kind;
};

const inTurn = async <T>(task: () => Promise<T>, signal?: AbortSignal, owner?: string): Promise<T> => {
  try {
    return await turns.run(task, signal, owner);
  } catch (error) {
    if (!(error instanceof SemaphoreFull)) throw error;
    throw new ArtworkBusy('Too many artworks are being drawn.');
  }
};
