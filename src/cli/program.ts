import { createRequire } from 'node:module';
import { Command, CommanderError } from 'commander';
import type { CommandContext } from './command-context.ts';
import { commands } from './commands.ts';
import { ExitCode } from './exit-code.ts';
import { json } from './json.ts';
import { shutdownSignal } from './shutdown-signal.ts';
import { reportError } from './usage-error.ts';

/** Where a command reads and writes. */
export interface Streams {
  readonly stdout: { write(text: string | Uint8Array): unknown };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean };
  /** Asks a person in a terminal; rejects at the end of the input. Left out where nobody can answer. */
  readonly ask?: (question: string) => Promise<string>;
  /** Ends a command that runs on. @defaultValue at the first SIGINT or SIGTERM */
  readonly untilStopped?: () => Promise<void>;
}

/**
 * Runs one command line.
 * @returns the exit code: 0 done; 1 the values, the template or a file are not possible, with the reason on stderr; 2 for a usage
 * error. `check` has codes of its own.
 */
export const runCommandLine = async (args: readonly string[], streams: Streams): Promise<number> => {
  const { stdout, stderr, ask, untilStopped = shutdownSignal } = streams;
  const context: CommandContext = {
    printJson: (body) => stdout.write(json(body)),
    print: (answer) => stdout.write(answer),
    log: (text) => stderr.write(`${text}\n`),
    ...(stderr.isTTY && { showProgress: (line) => stderr.write(`\r\x1b[K${line ?? ''}`) }),
    json: args.includes('--json'),
    untilStopped,
  };
  const program = new Command('boxwright')
    .description('Draws packaging: dielines from parametric templates, as SVG, DXF or PDF.')
    .version(version(), '-V, --version')
    .exitOverride()
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
    .showHelpAfterError('(boxwright --help shows what is possible)')
    .addHelpText('after', EXAMPLES);
  const name = args[0] === 'help' ? args[1] : args[0];
  for (const { name: own, summary, load } of commands) {
    const command = program.command(own).description(summary);
    if (own !== name) continue;
    const add = await load();
    add(command, context);
  }

  try {
    if (!args.length && ask) return await (await import('./interview.ts')).interview(context, ask);
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof ExitCode) return error.code;
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const code = reportError(context, error);
    if (code === undefined) throw error;
    return code;
  }
};

const EXAMPLES = `
Lengths are millimetres. 10cm, 4in, 60,5 and 3 1/2in are read, too.

Examples:
  $ boxwright find mailer
  $ boxwright dieline becf-10101 length=60 width=25 height=100 --out box.svg
  $ boxwright dieline 0201 length=300 width=200 height=150 --format svg,dxf,pdf
  $ boxwright mockup becf-10101 --artwork art.svg --out box.html
  $ boxwright check box.dxf --template becf-10101 length=60 width=25 height=100
  $ boxwright serve
`;

const version = (): string => (createRequire(import.meta.url)('boxwright/package.json') as { version: string }).version;
