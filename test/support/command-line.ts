import { runCommandLine, type Streams } from '../../src/cli/program.ts';

/** What a command wrote, and its exit code. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** The standard output as it was written. */
  readonly bytes: Buffer;
}

/** Runs a command line in this process. Words of the first argument are split at spaces. */
export const boxwrightCommand = async (
  line: string,
  more: readonly string[] = [],
  streams: Partial<Pick<Streams, 'ask' | 'untilStopped'>> = {},
): Promise<CommandResult> => {
  const written: Buffer[] = [];
  let err = '';
  const code = await runCommandLine([...line.split(' ').filter(Boolean), ...more], {
    stdout: { write: (text) => written.push(Buffer.from(text)) },
    stderr: { write: (text) => (err += text) },
    ...streams,
  });
  const bytes = Buffer.concat(written);
  return { code, out: bytes.toString('utf8'), err, bytes };
};
