import { type Command, InvalidArgumentError, Option } from 'commander';
import { serve } from '../index.ts';
import type { CommandContext } from './command-context.ts';
import { addRecordsOptions, type RecordsOptions, recordsLocation } from './records-options.ts';
import { parseUrl } from './url-option.ts';
import { rethrowAsUsageError } from './usage-error.ts';

interface Options extends RecordsOptions {
  readonly host: string;
  readonly port: number;
  readonly baseUrl?: string;
  readonly credits?: number;
  readonly auth: boolean;
  readonly logLevel: string;
}

const EXAMPLES = `
The first start makes two keys and shows them once; boxwright keys makes more. Addresses in answers begin with
what the client called the server by, unless --base-url says what it is called from outside.

Examples:
  $ boxwright serve
  $ boxwright serve --data /var/lib/boxwright --host 0.0.0.0 --port 8080 --base-url https://boxes.example
  $ BOXWRIGHT_DATABASE_URL=postgresql://box@db/boxes boxwright serve --credits 10000
  $ boxwright serve --no-auth
`;

/** boxwright serve: answers over HTTP until it is stopped. */
export const serveCommand = (program: Command, { print, log, untilStopped }: CommandContext): void => {
  addRecordsOptions(program.command('serve').description('answer the requests of the hosted service over HTTP'))
    .option('--host <address>', 'to listen on; 0.0.0.0 lets other machines in', '127.0.0.1')
    .option('-p, --port <number>', 'to listen on; 0 for any that is free', portNumber, 3000)
    .option('--base-url <url>', 'what addresses in answers begin with', parseUrl)
    .option('--credits <number>', 'parts calculations there are to spend; unlimited unless given', whole)
    .option('--no-auth', 'ask for no keys; only on this machine')
    .addOption(
      new Option('--log-level <level>', 'of the log on the standard error')
        .choices(['debug', 'info', 'warn', 'error', 'silent'])
        .default('info'),
    )
    .addHelpText('after', EXAMPLES)
    .action(async ({ host, port, baseUrl, credits, auth, logLevel, ...place }: Options) => {
      const stop = untilStopped();
      const { url, firstKeys, close } = await rethrowAsUsageError(() =>
        serve({
          place: recordsLocation(place),
          host,
          port,
          noAuth: !auth,
          ...(baseUrl !== undefined && { baseUrl }),
          ...(credits !== undefined && { credits }),
          log: { level: logLevel, stream: { write: (line) => log(line.trimEnd()) } },
        }),
      );
      const keys = Object.entries(firstKeys);
      if (keys.length) print('These keys are shown this once:\n');
      for (const [kind, key] of keys) print(`  ${kind.padEnd(10)}  ${key}\n`);
      print(`Listening on ${url}\n`);
      await stop;
      await close();
    });
};

const portNumber = (text: string): number => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new InvalidArgumentError('It must be a whole number up to 65535.');
  return Number(text);
};

const whole = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
};
