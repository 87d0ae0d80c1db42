import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { builtFile } from '../platform/built/index.ts';
import { longestRun, MEMORY, PROCESSOR_TIME } from './limits.ts';
import { ANSWER, MISSING, REFUSED, WATCH } from './protocol.ts';
import { ArtworkBusy, ArtworkError } from './refusal.ts';

const DRAWN_PIXELS = 2048;

const SHELL = '/bin/sh';

/**
 * On Linux the shell limits the process: data in kB (private writable memory, not the address space that V8 and WebAssembly only reserve),
 * processor time in seconds, no core file. At the soft limit it learns why it ends. Where a limit is refused, it watches itself.
 */
const shell = process.platform === 'linux' && existsSync(SHELL);
const limited = (seconds: number): string =>
  `ulimit -c 0; ulimit -d ${MEMORY * 1024} && ulimit -t ${seconds + 5} && ulimit -S -t ${seconds} || export ${WATCH}=${seconds}; exec "$0" "$@"`;

interface Limits {
  /** Processor time, because a busy machine is not a fault of the artwork. @defaultValue 20 */
  readonly processor?: number;
  /** Time by the clock, after which the answer is unknown. @defaultValue 30 */
  readonly wait?: number;
  readonly signal?: AbortSignal | undefined;
  /** What it makes instead of pictures: `page` of an SVG, by its size in mm, or `pixels` of the first page of a PDF, by its longer side. */
  readonly job?: readonly ['page' | 'pixels', ...number[]];
  /** A script that reads the file instead of ours. */
  readonly script?: string;
}

const STOPPED: readonly (NodeJS.Signals | null)[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Codes of a system that cannot start a process now. */
const NO_ROOM: readonly (string | undefined)[] = ['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM'];

/**
 * Draws an artwork in a separate process: a line of JSON, followed by the bytes of the pictures; or a PDF.
 * @throws ArtworkError for a refused artwork, and at the limits of time and memory; ArtworkBusy when the wait ends or the process
 * cannot run; the reason of the signal; Error for a package that is not installed.
 */
export const runProcess = (
  file: Uint8Array,
  boards: readonly (readonly number[])[],
  { processor = PROCESSOR_TIME, wait = longestRun.seconds, signal: abort, job, script }: Limits = {},
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const node = [
      process.execPath,
      `--max-old-space-size=${MEMORY / 2}`,
      script ?? builtFile('artwork/process.js'),
      ...(job ?? [DRAWN_PIXELS]).map(String),
      ...boards.map((rgb) => rgb.join(',')),
    ];
    const [command, ...args] = shell ? [SHELL, '-c', limited(processor), ...node] : node;
    // No other environment, because the process must not see the keys of the server.
    const env = shell ? {} : { [WATCH]: String(processor) };
    const ended = { killSignal: 'SIGKILL', signal: abort } as const;
    const child: ChildProcess = spawn(command!, args, { stdio: ['pipe', 'ignore', 'ignore', 'pipe'], env, ...ended });
    const timer = setTimeout(() => child.kill('SIGKILL'), 1000 * wait);
    const chunks: Buffer[] = [];
    const answer = child.stdio[ANSWER] as Readable;
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    const input = child.stdin as Writable;
    // A process that refuses its file stops reading.
    input.on('error', () => undefined);
    answer.on('error', () => undefined);
    child.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      // A process that the signal ends still has to close.
      if (abort?.aborted) return;
      reject(NO_ROOM.includes(error.code) ? new ArtworkBusy(BUSY) : error);
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const text = (): string => Buffer.concat(chunks).toString();
      if (abort?.aborted) reject(abort.reason);
      else if (code === 0) resolve(Buffer.concat(chunks));
      else if (code === REFUSED) reject(new ArtworkError(text()));
      else if (code === MISSING)
        reject(new Error(`Artwork needs a package that is not installed. Add it: npm install ${text()}`));
      else if (child.killed || STOPPED.includes(signal)) reject(new ArtworkBusy(BUSY));
      else if (signal === 'SIGXCPU')
        reject(new ArtworkError(`The artwork takes more than ${processor} s of processor time to draw.`));
      else
        reject(
          new ArtworkError(
            `The artwork cannot be drawn in ${MEMORY / 1024} GB of memory and ${processor} s of processor time.`,
          ),
        );
    });
    input.end(file);
  });

const BUSY = 'The machine is too busy to draw the artwork.';
