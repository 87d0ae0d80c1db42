import { Option } from 'commander';
import { work } from '../entry/server.ts';
import type { AddCommand } from './command-context.ts';
import { wholeNumber } from './option-values.ts';
import { recordsLocation } from './records-options.ts';
import { stopSignal, surviveHangUp } from './shutdown-signal.ts';
import { rethrowAsCommandError, UsageError } from './usage-error.ts';

interface Options {
  readonly databaseUrl?: string;
  readonly jobs?: number;
  readonly files?: string;
  readonly verbose?: true;
}

const EXAMPLES = `
Batches arrive at boxwright serve with the same database: POST /batches. Any number of workers on any number of machines makes
them. A stopped worker finishes its chunks; the chunks of a killed worker go to another after five minutes. With --files, set
AWS_REGION and the keys of the store, and AWS_ENDPOINT_URL_S3 for stores other than Amazon's.

Examples:
  $ boxwright work --database-url postgresql://box@db/boxes
  $ BOXWRIGHT_DATABASE_URL=postgresql://box@db/boxes boxwright work --jobs 16 --files s3://dies/batches
`;

/** boxwright work: makes the batches of servers that share a database. */
export const addWork: AddCommand = (command, context) => {
  command
    .addOption(new Option('--database-url <url>', 'PostgreSQL database of the servers').env('BOXWRIGHT_DATABASE_URL'))
    .option('-j, --jobs <number>', 'number of threads; one per core by default', wholeNumber)
    .option(
      '--files <address>',
      'store files in an S3-compatible store, as s3://bucket/prefix; in the database by default',
    )
    .option('--verbose', 'log every chunk on standard error')
    .addHelpText('after', EXAMPLES)
    .action(async ({ databaseUrl, jobs, files, verbose }: Options) => {
      const place = databaseUrl ? recordsLocation({ data: '', databaseUrl }) : undefined;
      if (!place || !('databaseUrl' in place))
        throw new UsageError(
          'Name the database with --database-url postgresql://…. With records in a folder, boxwright serve makes batches by itself.',
        );
      const { log } = context;
      surviveHangUp();
      await rethrowAsCommandError(() =>
        work({
          databaseUrl: place.databaseUrl,
          signal: stopSignal(context),
          ...(jobs !== undefined && { jobs }),
          ...(files !== undefined && { files }),
          onStart: () => log('boxwright: working on batches. SIGTERM stops it.'),
          log: (line, failed) => {
            if (verbose || failed) log(line);
          },
        }),
      );
    });
};
