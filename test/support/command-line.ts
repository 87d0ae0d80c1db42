import { runCommandLine } from '../../src/cli/program.ts';
import { type NestThreads, nestThreads } from '../../src/entry/nest.ts';

/** Output of a command so far. */
export interface Written {
  readonly out: string;
  readonly err: string;
}

/** Output of a command, and its exit code. */
export interface CommandResult extends Written {
  readonly code: number;
  /** The bytes of standard output. */
  readonly bytes: Buffer;
}

/** Environment of a command besides its arguments. */
export interface Surroundings {
  /** Nests in separate threads, as in real use; otherwise in threads that are reused. */
  readonly ownThreads?: boolean;
  /** Width of the terminal that shows the output, in characters; by default it is piped. */
  readonly columns?: number;
  /** Ends a command that keeps running; by default nothing does. The argument grows with the output. */
  readonly untilStopped?: (written: Written) => Promise<void>;
}

let threads: NestThreads | undefined;

/** A thread takes longer to start than most commands nest. */
const threadsThatStay = (): NestThreads => {
  threads ??= nestThreads();
  return { ...threads, close: async () => {} };
};

/** Runs a command line in this process. The first argument is split at spaces. */
export const boxwrightCommand = async (
  line: string,
  more: readonly string[] = [],
  { ownThreads = false, columns, untilStopped = () => new Promise(() => {}) }: Surroundings = {},
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
    stdout: { write: (text) => chunks.push(Buffer.from(text)), ...(columns && { columns }) },
    stderr: { write: (text) => (err += text), ...(columns && { columns }) },
    ...(!ownThreads && { nestThreads: threadsThatStay }),
    untilStopped: () => untilStopped(written),
  });
  return { code, out: written.out, err, bytes: Buffer.concat(chunks) };
};

/** Address of a server, once its command prints it. */
export const listening = async (written: Written): Promise<string> => {
  for (;;) {
    const url = /Listening on (\S+)\n/.exec(written.out)?.[1];
    if (url) return url;
    await new Promise((done) => setTimeout(done, 5));
  }
};
