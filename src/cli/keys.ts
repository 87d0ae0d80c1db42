import { Argument, type Command } from 'commander';
import { keys, openRecords, type Records } from '../index.ts';
import type { CommandContext } from './command-context.ts';
import { addRecordsOptions, type RecordsOptions, recordsLocation } from './records-options.ts';
import { table } from './table.ts';
import { rethrowAsUsageError } from './usage-error.ts';

const EXAMPLES = `
Examples:
  $ boxwright keys list
  $ boxwright keys add dimensions --data /var/lib/boxwright
  $ OLD_KEY=… boxwright keys add dielines --from-env OLD_KEY
  $ boxwright keys revoke 1a2b3c4d
`;

/** boxwright keys: who may ask the server. */
export const keysCommand = (program: Command, { print, log }: CommandContext): void => {
  const command = program
    .command('keys')
    .description('list, add and revoke the keys of the server')
    .addHelpText('after', EXAMPLES);

  addRecordsOptions(
    command.command('list').description('list all keys there ever were, without what makes them work'),
  ).action((place: RecordsOptions) =>
    using(place, async (records) => {
      const rows = (await records.keys()).map(({ id, kind, created_at, revoked_at }) => [
        id,
        kind,
        created_at,
        revoked_at ?? '-',
      ]);
      print(table([['ID', 'KIND', 'MADE', 'REVOKED'], ...rows]));
    }),
  );

  addRecordsOptions(
    command
      .command('add')
      .description('add a key and show it, this once')
      .addArgument(new Argument('<kind>', 'what it opens').choices(keys.keyKinds))
      .option('--from-env <name>', 'take one its users have already, from this environment variable'),
  ).action((kind: keys.KeyKind, { fromEnv, ...place }: RecordsOptions & { fromEnv?: string }) =>
    using(place, async (records) => {
      if (fromEnv === undefined) {
        const { key, record } = keys.newKey(kind, new Date());
        await records.addKey(record);
        print(`${key}\n`);
        return;
      }
      const record = keys.knownKey(kind, process.env[fromEnv] ?? '', new Date());
      await records.addKey(record);
      log(`boxwright: added as ${record.id}.`);
    }),
  );

  addRecordsOptions(
    command
      .command('revoke')
      .description('revoke a key: within a second it opens nothing any more')
      .argument('<id>', 'of the key; see boxwright keys list'),
  ).action((id: string, place: RecordsOptions) =>
    using(place, async (records) => {
      if (!(await records.revokeKey(id, keys.timeOf(new Date()))))
        throw new RangeError(`there is no key ${id} that could be revoked`);
      log(`boxwright: ${id} is revoked.`);
    }),
  );
};

const using = (place: RecordsOptions, work: (records: Records) => Promise<void>): Promise<void> =>
  rethrowAsUsageError(async () => {
    const records = await openRecords(recordsLocation(place));
    try {
      await work(records);
    } finally {
      await records.close();
    }
  });
