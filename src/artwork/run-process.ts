import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { builtFile } from '../built/index.ts';
import { MEMORY } from './limits.ts';
import { ANSWER, REFUSED } from './protocol.ts';
import { ArtworkError, ArtworkTimeout } from './refusal.ts';

/** The pixels along the longer side of a drawn picture. */
const DRAWN = 2048;

const SHELL = '/bin/sh';

/**
 * On Linux the shell limits what it then becomes: data in kB (private writable memory, which leaves out what V8 and
 * WebAssembly only reserve), processor time in seconds, and no core file. At the soft limit of time a process is told why it ends.
 */
const bounded = process.platform === 'linux' && existsSync(SHELL);
const LIMITS = (seconds: number): string =>
  `ulimit -c 0; ulimit -d ${MEMORY * 1024}; ulimit -t ${seconds + 5}; ulimit -S -t ${seconds}; exec "$0" "$@"`;

/** Time limit of a drawing, in seconds. */
interface Time {
  readonly wait: number;
  /** Of the processor: a busy machine makes nobody guilty. Where the system sets no limit, it is that of waiting. */
  readonly processor: number;
}

/**
 * Draws an artwork in a process of its own.
 * @returns a line of JSON and the bytes of the pictures after it.
 * @throws ArtworkError for what is refused or breaks the process; ArtworkTimeout where the time runs out.
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
    // An empty environment: keys of a server are no business of a drawing.
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
    // A process that has seen enough stops reading.
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
      else if (late || signal === 'SIGXCPU')
        reject(new ArtworkTimeout(`The artwork takes more than ${seconds} s to draw.`));
      else reject(new ArtworkError(`The artwork cannot be drawn in ${MEMORY / 1024} GB of memory.`));
    });
    input.end(file);
  });
