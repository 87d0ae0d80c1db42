import { runCommandLine, type Streams } from '../../src/cli/program.ts';
import { type NestThreads, nestThreads } from '../../src/entry/nest.ts';

/** What a command has written so far. */
export interface Written {
  readonly out: string;
  readonly err: string;
}

/** What a command wrote, and its exit code. */
export interface CommandResult extends Written {
  readonly code: number;
  /** The standard output as it was written. */
  readonly bytes: Buffer;
}

/** What a command meets beside its words. */
export interface Surroundings extends Pick<Streams, 'ask'> {
  /** Nests in threads of its own, as users' commands do; otherwise in threads that stay for the next. */
  readonly ownThreads?: boolean;
  /** Ends a command that runs on; left out, nothing does. Its argument grows with what the command writes. */
  readonly untilStopped?: (written: Written) => Promise<void>;
}

let threads: NestThreads | undefined;

/** A thread takes longer to start than most commands nest. */
const threadsThatStay = (): NestThreads => {
  threads ??= nestThreads();
  return { ...threads, close: async () => {} };
};

/** Runs a command line in this process. Words of the first argument are split at spaces. */
export const boxwrightCommand = async (
  line: string,
  more: readonly string[] = [],
  { ask, ownThreads = false, untilStopped = () => new Promise(() => {}) }: Surroundings = {},
): Promise<CommandResult> => {
  const chunks: Buffer[] = [];
  let err = '';
  const written = {
    get out() {
      return Buffer.concat(chunks).toString('utf8');
    },
    get err() {
      return err;
    },
  };
  const code = await runCommandLine([...line.split(' ').filter(Boolean), ...more], {
    stdout: { write: (text) => chunks.push(Buffer.from(text)) },
    stderr: { write: (text) => (err += text) },
    ...(ask && { ask }),
    ...(!ownThreads && { nestThreads: threadsThatStay }),
    untilStopped: () => untilStopped(written),
  });
  return { code, out: written.out, err, bytes: Buffer.concat(chunks) };
};

/** Where a server listens, once its command says so. */
export const listening = async (written: Written): Promise<string> => {
  for (;;) {
    const url = /Listening on (\S+)\n/.exec(written.out)?.[1];
    if (url) return url;
    await new Promise((done) => setTimeout(done, 5));
  }
};
