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

export const addWork: AddCommand = (command, context) => {
  command
    .addOption(new Option('--database-url <url>', 'PostgreSQL database of the servers').env('BOXWRIGHT_DATABASE_URL'))
    .option('-j, --jobs <number>', 'number of threads; one per core by default', wholeNumber)
    .option(
      '--files <address>',
      'store files in an S3-compatible store, as s3://bucket/prefix; in the database by default',
    )
    .option('--verbose', 'log every chunk on standard error')
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
