import { type ArtworkKind, kindOf } from './kind.ts';
import { AT_ONCE, CHECK_PATIENCE, CHECK_WAIT, LARGEST, LONGEST_WAIT, PATIENCE, WAITING } from './limits.ts';
import { ArtworkBusy, ArtworkError, ArtworkTimeout } from './refusal.ts';
import { runProcess } from './run-process.ts';
import { SemaphoreFull, semaphore } from './semaphore.ts';

/** An opaque picture for printing on a box. */
export interface Artwork {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg';
}

/** Red, green and blue, 0…255. */
export type Rgb = readonly [number, number, number];

const turns = semaphore({ atOnce: AT_ONCE, waiting: WAITING, wait: 1000 * LONGEST_WAIT });

/** Number of running and of waiting drawings in this process. */
export const artworkLoad = turns.load;

/**
 * Draws a PNG, JPEG, SVG or PDF as pictures, one for each colour of board below it. Unprinted areas show the board.
 * The file may be hostile, so a separate process with limits of time and memory draws it.
 * @throws ArtworkError for another format, and for a damaged or too large file; ArtworkBusy while too many wait.
 */
export const drawArtwork = async (file: Uint8Array, boards: readonly Rgb[]): Promise<readonly Artwork[]> => {
  claimedKind(file);
  const answer = await inTurn(() => runProcess(file, boards, { wait: PATIENCE, processor: 2 * PATIENCE }));
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
 * Checks if an artwork can be drawn, with at most two seconds of processor time. Slower artworks pass.
 * @returns the format of the file.
 * @throws as `drawArtwork`
 */
export const checkArtwork = async (file: Uint8Array): Promise<ArtworkKind> => {
  const kind = claimedKind(file);
  try {
    await inTurn(() => runProcess(file, [], { wait: CHECK_WAIT, processor: CHECK_PATIENCE }));
  } catch (error) {
    if (!(error instanceof ArtworkTimeout)) throw error;
  }
  return kind;
};

const claimedKind = (file: Uint8Array): ArtworkKind => {
  if (file.length > LARGEST) throw new ArtworkError(`The artwork is larger than ${LARGEST / 2 ** 20} MB.`);
  const kind = kindOf(file);
  if (!kind) throw new ArtworkError('The artwork is not a PNG, JPEG, SVG or PDF.');
  return kind;
};

const inTurn = async <T>(task: () => Promise<T>): Promise<T> => {
  try {
    return await turns.run(task);
  } catch (error) {
    if (!(error instanceof SemaphoreFull)) throw error;
    throw new ArtworkBusy('Too many artworks are being drawn.');
  }
};
