import { work } from '../entry/server.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import type { OptionsOf } from './option-types.ts';
import { recordsLocation } from './server-options.ts';
import { stopSignal, surviveHangUp } from './shutdown-signal.ts';
import { rethrowAsCommandError, UsageError } from './usage-error.ts';

export const addWork: AddCommand = (command, context) => {
  addOptions(command).action(async ({ databaseUrl, verbose, ...options }: OptionsOf['work']) => {
    const place = databaseUrl ? recordsLocation({ data: '', databaseUrl }) : undefined;
    if (!place || !('databaseUrl' in place))
      throw new UsageError(
        'Name the database with --database-url postgresql://…. With records in a folder, boxwright serve makes batches by itself.',
      );
    const { log } = context;
    surviveHangUp();
    await rethrowAsCommandError(() =>
      work({
        ...options,
        databaseUrl: place.databaseUrl,
        signal: stopSignal(context),
        onStart: () => log('boxwright: working on batches. SIGTERM stops it.'),
        log: (line, failed) => {
          if (verbose || failed) log(line);
        },
      }),
    );
  });
};
