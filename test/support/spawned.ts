import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { newFolder } from './folder.ts';
import { program } from './program.ts';

/** A server in a separate process, started as users start it. */
export interface Spawned {
  readonly url: string;
  readonly pid: number;
  /** Its folder for temporary files, which no other process uses. */
  readonly temporary: string;
  /** The keys it printed, by kind. */
  readonly keys: Readonly<Record<string, string>>;
  /** Sends a signal and waits for the end. @returns the exit code, null if the signal ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** `boxwright serve` with these options. @throws Error with its output if it does not start. */
export const spawnServer = (...options: string[]): Promise<Spawned> => spawnServerOf(program, ...options);

/** The same of another version. @param file - its command line */
export const spawnServerOf = async (file: string, ...options: string[]): Promise<Spawned> => {
  const temporary = newFolder();
  // Tests have no load balancer.
  const noDrain = options.includes('--drain') ? [] : ['--drain', '0'];
  const child: ChildProcess = spawn(
    process.execPath,
    [file, 'serve', '--port', '0', '--log-level', 'error', ...noDrain, ...options],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, TMPDIR: temporary } },
  );
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let complaint = '';
  child.stderr!.on('data', (chunk) => {
    complaint += chunk;
  });
  const keys: Record<string, string> = {};
  for await (const line of createInterface({ input: child.stdout! })) {
    const [, kind, key] = /^ {2}(\w+) +(bw_\S+)$/.exec(line) ?? [];
    if (kind && key) keys[kind] = key;
    const url = /^Listening on (\S+)$/.exec(line)?.[1];
    if (!url) continue;
    return {
      url,
      pid: child.pid!,
      temporary,
      keys,
      end: async (signal) => {
        child.kill(signal);
        return (await ended)[0];
      },
    };
  }
  throw new Error(`the server did not start: ${complaint}`);
};
