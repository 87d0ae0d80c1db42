import { Argument, type Command } from 'commander';
import { keys, openRecords, type Records } from '../index.ts';
import { orComplain } from './complaint.ts';
import { type PlaceOptions, placeOf, withPlace } from './place.ts';
import type { Shop } from './shop.ts';
import { table } from './table.ts';

const EXAMPLES = `
Examples:
  $ boxwright keys list
  $ boxwright keys add dimensions --data /var/lib/boxwright
  $ OLD_KEY=… boxwright keys add dielines --from-env OLD_KEY
  $ boxwright keys revoke 1a2b3c4d
`;

/** boxwright keys: who may ask the server. */
export const keysCommand = (program: Command, { say, note }: Shop): void => {
  const command = program
    .command('keys')
    .description('list, add and revoke the keys of the server')
    .addHelpText('after', EXAMPLES);

  withPlace(command.command('list').description('list all keys there ever were, without what makes them work')).action(
    (place: PlaceOptions) =>
      using(place, async (records) => {
        const rows = (await records.keys()).map(({ id, kind, created_at, revoked_at }) => [
          id,
          kind,
          created_at,
          revoked_at ?? '-',
        ]);
        say(table([['ID', 'KIND', 'MADE', 'REVOKED'], ...rows]));
      }),
  );

  withPlace(
    command
      .command('add')
      .description('add a key and show it, this once')
      .addArgument(new Argument('<kind>', 'what it opens').choices(keys.keyKinds))
      .option('--from-env <name>', 'take one its users have already, from this environment variable'),
  ).action((kind: keys.KeyKind, { fromEnv, ...place }: PlaceOptions & { fromEnv?: string }) =>
    using(place, async (records) => {
      if (fromEnv === undefined) {
        const { key, record } = keys.newKey(kind, new Date());
        await records.addKey(record);
        say(`${key}\n`);
        return;
      }
      const record = keys.knownKey(kind, process.env[fromEnv] ?? '', new Date());
      await records.addKey(record);
      note(`boxwright: added as ${record.id}.`);
    }),
  );

  withPlace(
    command
      .command('revoke')
      .description('revoke a key: within a second it opens nothing any more')
      .argument('<id>', 'of the key; see boxwright keys list'),
  ).action((id: string, place: PlaceOptions) =>
    using(place, async (records) => {
      if (!(await records.revokeKey(id, keys.timeOf(new Date()))))
        throw new RangeError(`there is no key ${id} that could be revoked`);
      note(`boxwright: ${id} is revoked.`);
    }),
  );
};

const using = (place: PlaceOptions, work: (records: Records) => Promise<void>): Promise<void> =>
  orComplain(async () => {
    const records = await openRecords(placeOf(place));
    try {
      await work(records);
    } finally {
      await records.close();
    }
  });
