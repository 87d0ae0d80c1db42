import { createRequire } from 'node:module';
import { Command, CommanderError } from 'commander';
import { boxwright, catalogue } from '../index.ts';
import { checkCommand } from './check.ts';
import { choicesCommand } from './choices.ts';
import type { CommandContext } from './command-context.ts';
import { dielineCommand } from './dieline.ts';
import { ExitCode } from './exit-code.ts';
import { foldCommand } from './fold.ts';
import { groupsCommand } from './groups.ts';
import { json } from './json.ts';
import { keysCommand } from './keys.ts';
import { mockupCommand } from './mockup.ts';
import { partsCommand } from './parts.ts';
import { serveCommand } from './serve.ts';
import { shutdownSignal } from './shutdown-signal.ts';
import { templateCommand } from './template.ts';
import { templatesCommand } from './templates.ts';
import { messageOf } from './usage-error.ts';

/** Where a command's words go. */
export interface Streams {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
  /** Ends what would run for ever; unless told otherwise Ctrl-C does, and a request to terminate. */
  readonly untilStopped?: () => Promise<void>;
}

/**
 * Runs one command line.
 * @returns the exit code: 0 done; 1 refused, with the error body on stderr, or the file
 * could not be written; 2 for a command line that makes no sense. `check` has codes of its own.
 */
export const runCommandLine = async (
  args: readonly string[],
  { stdout, stderr, untilStopped = shutdownSignal }: Streams,
): Promise<number> => {
  const context: CommandContext = {
    api: boxwright(),
    catalogue: catalogue,
    printJson: (body) => stdout.write(json(body)),
    print: (text) => stdout.write(text),
    log: (text) => stderr.write(`${text}\n`),
    untilStopped,
  };
  const program = new Command('boxwright')
    .description('Draws packaging: dielines from parametric templates, as DXF, SVG or PDF.')
    .version(version(), '-V, --version')
    .exitOverride()
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
    .showHelpAfterError('(add --help for what is possible)')
    .addHelpText('after', EXAMPLES);
  for (const add of [
    dielineCommand,
    mockupCommand,
    foldCommand,
    checkCommand,
    partsCommand,
    templateCommand,
    choicesCommand,
    groupsCommand,
    templatesCommand,
    serveCommand,
    keysCommand,
  ])
    add(program, context);

  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof ExitCode) return error.code;
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const said = messageOf(error);
    if (said === undefined) throw error;
    stderr.write(said);
    return 1;
  }
};

const EXAMPLES = `
Examples:
  $ boxwright templates --group cartons_tuck_end_boxes
  $ boxwright template becf-10101 --unit in
  $ boxwright dieline becf-10101 length=60 width=25 height=100 --format svg
  $ boxwright mockup becf-10101 --artwork art.svg --out box.html
  $ boxwright parts becf-10101 unit=in length=3 width=1.5 height=5 --area
  $ boxwright check box.dxf --template becf-10101 length=60 width=25 height=100
  $ boxwright serve --data boxes
`;

const version = (): string => (createRequire(import.meta.url)('boxwright/package.json') as { version: string }).version;
