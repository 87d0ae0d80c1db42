import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { builtFile } from '../built/index.ts';
import { MEMORY } from './limits.ts';
import { ANSWER, MISSING, REFUSED } from './protocol.ts';
import { ArtworkError, ArtworkTimeout } from './refusal.ts';

/** Pixels along the longer side of a drawn picture. */
const DRAWN = 2048;

const SHELL = '/bin/sh';

/**
 * On Linux the shell sets the limits of the process: data in kB (private writable memory, without the address space that V8 and
 * WebAssembly only reserve), processor time in seconds, and no core file. At the soft limit of time the process learns why it ends.
 */
const bounded = process.platform === 'linux' && existsSync(SHELL);
const LIMITS = (seconds: number): string =>
  `ulimit -c 0; ulimit -d ${MEMORY * 1024}; ulimit -t ${seconds + 5}; ulimit -S -t ${seconds}; exec "$0" "$@"`;

/** Time limits of a drawing, in seconds. */
interface Time {
  readonly wait: number;
  /** Processor time, because a busy machine is not a fault of the artwork. Without a limit by the system, the wall time applies. */
  readonly processor: number;
}

/**
 * Draws an artwork in a separate process.
 * @returns a line of JSON, followed by the bytes of the pictures.
 * @throws ArtworkError for a refused artwork or a broken process; ArtworkTimeout at the time limit; Error for a package that is
 * not installed.
 */
export const runProcess = (
  file: Uint8Array,
  boards: readonly (readonly number[])[],
  { wait, processor }: Time,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const seconds = bounded ? wait : Math.min(wait, processor);
    const node = [
      process.execPath,
      `--max-old-space-size=${MEMORY / 2}`,
      builtFile('artwork/process.js'),
      bounded ? 'bounded' : 'watch',
      String(DRAWN),
      ...boards.map((rgb) => rgb.join(',')),
    ];
    const [command, ...args] = bounded ? [SHELL, '-c', LIMITS(processor), ...node] : node;
    // An empty environment, because the process must not see the keys of the server.
    const child: ChildProcess = spawn(command!, args, { stdio: ['pipe', 'ignore', 'ignore', 'pipe'], env: {} });
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, 1000 * seconds);
    const chunks: Buffer[] = [];
    const answer = child.stdio[ANSWER] as Readable;
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    const input = child.stdin as Writable;
    // A process that refuses its file stops reading.
    input.on('error', () => undefined);
    answer.on('error', () => undefined);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve(Buffer.concat(chunks));
      else if (code === REFUSED) reject(new ArtworkError(Buffer.concat(chunks).toString()));
      else if (code === MISSING)
        reject(
          new Error(`Artwork needs a package that is not installed. Add it: npm install ${Buffer.concat(chunks)}`),
        );
      else if (late || signal === 'SIGXCPU')
        reject(new ArtworkTimeout(`The artwork takes more than ${seconds} s to draw.`));
      else reject(new ArtworkError(`The artwork cannot be drawn in ${MEMORY / 1024} GB of memory.`));
    });
    input.end(file);
  });
