import { spawn } from 'node:child_process';
import { builtFile } from './built.ts';
import { REFUSED } from './refusal.ts';
import type { Rgb } from './substrates.ts';
import { turns } from './turns.ts';

/** A picture fit to be printed on a box: it has no holes to see through. */
export interface Artwork {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg';
}

/** An artwork that cannot be shown, in words for whoever made it. */
export class ArtworkError extends Error {
  override readonly name = 'ArtworkError';
}

/** Seconds that an artwork may take to be unpacked and drawn, and megabytes of it that are taken. */
const PATIENCE = 20;
const LARGEST = 20;

/** Pixels of the longer side of what is drawn. */
const DRAWN = 2048;

/** So many are drawn at once: each may take a processor and a gigabyte. */
const inTurn = turns(4);

/**
 * Turns a PNG, JPEG, SVG or PDF, which it is found to be by what it holds, into pictures: one on each of the grounds, whose colour is
 * seen where nothing is printed. A process of its own does it, which is ended when it takes too long: whoever sent the file may mean harm.
 * @throws ArtworkError for what is none of these, damaged, or too much.
 */
export const printed = async (file: Uint8Array, grounds: readonly Rgb[]): Promise<readonly Artwork[]> => {
  if (file.length > LARGEST * 2 ** 20) throw new ArtworkError(`The artwork is larger than ${LARGEST} MB.`);
  const answer = await inTurn(() => asked(file, grounds));
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
  // A picture that is as it came stands for every ground.
  return grounds.map((_, k) => read[k] ?? read[0]!);
};

const asked = (file: Uint8Array, grounds: readonly Rgb[]): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--max-old-space-size=1024', builtFile('rasterise.js'), String(DRAWN), ...grounds.map((rgb) => rgb.join(','))],
      // Nothing of what the parent knows: keys of a server are no business of a drawing.
      { stdio: ['pipe', 'pipe', 'pipe'], env: {}, timeout: PATIENCE * 1000, killSignal: 'SIGKILL' },
    );
    const out: Buffer[] = [];
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    // A child that has seen enough stops reading.
    child.stdin.on('error', () => undefined);
    child.on('error', reject);
    child.on('close', (code) => {
      const words = Buffer.concat(said).toString().trim();
      if (code === 0) resolve(Buffer.concat(out));
      else if (code === REFUSED) reject(new ArtworkError(words));
      else if (child.killed) reject(new ArtworkError(`The artwork takes more than ${PATIENCE} seconds to be drawn.`));
      else reject(new ArtworkError('The artwork cannot be drawn.'));
    });
    child.stdin.end(file);
  });
