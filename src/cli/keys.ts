import { existsSync } from 'node:fs';
import { Argument } from 'commander';
import { keys, openRecords, type Records } from '../entry/server.ts';
import { formatTable } from './describe.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import type { OptionsOf } from './option-types.ts';
import { parserOf } from './option-values.ts';
import { rateOption, recordsLocation, usageLimits } from './server-options.ts';
import { CommandError, rethrowAsCommandError } from './usage-error.ts';

export const addKeys: AddCommand = (command, { print, log }) => {
  addOptions(
    command.command('list').description('list all keys, including revoked ones, without their secrets'),
  ).action((place: OptionsOf['records']) =>
    usingExisting(place, async (records) => {
      const rows = (await records.keys()).map(({ id, kind, account, limits, created_at, revoked_at }) => [
        id,
        kind,
        account || '-',
        limits?.rate ? `${limits.rate.requests} in ${limits.rate.seconds} s` : '-',
        limits?.concurrency ?? '-',
        created_at,
        revoked_at ?? '-',
      ]);
      const cells = rows.map((row) => row.map(String));
      print(formatTable([['ID', 'KIND', 'ACCOUNT', 'RATE', 'AT ONCE', 'MADE', 'REVOKED'], ...cells]));
    }),
  );

  addOptions(
    command
      .command('add')
      .description('add a key and show it once')
      .addArgument(new Argument('<kind>', 'family of endpoints').choices(keys.keyKinds)),
    { account: parserOf(keys.checkAccount), rate: rateOption },
  ).action((kind: keys.KeyKind, { fromEnv, account, rate, concurrency, ...place }: OptionsOf['add']) =>
    using(place, async (records) => {
      const limits = usageLimits(rate, concurrency);
      if (fromEnv === undefined) {
        const { key, record } = keys.newKey(kind, new Date(), account, limits);
        await records.addKey(record);
        return print(`${key}\n`);
      }
      const secret = process.env[fromEnv];
      if (secret === undefined) throw new CommandError(`The environment variable ${fromEnv} is not set.`);
      const record = keys.knownKey(kind, secret, new Date(), account, limits);
      const before = (await records.keys()).find(({ hash }) => hash === record.hash);
      if (before)
        throw new CommandError(
          `The key in ${fromEnv} was added before, as ${before.id}${before.revoked_at ? ', and revoked. Choose another key' : ''}.`,
        );
      await records.addKey(record);
      log(`boxwright: added as ${record.id}.`);
    }),
  );

  addOptions(command.command('revoke').description('revoke a key; it stops working within a second')).action(
    (id: string, place: OptionsOf['records']) =>
      usingExisting(place, async (records) => {
        if (!(await records.revokeKey(id, keys.timeOf(new Date()))))
          throw new RangeError(`Key ${id} is unknown or revoked already. See boxwright keys list.`);
        log(`boxwright: ${id} is revoked.`);
      }),
  );
};

/** Runs without creating a folder: missing records mean no keys. */
const usingExisting: typeof using = async (place, work) => {
  const location = recordsLocation(place);
  if ('data' in location && !existsSync(location.data))
    throw new CommandError(
      `The folder ${location.data} does not exist. Name the folder of the records with --data; boxwright keys add makes one.`,
    );
  await using(place, work);
};

const using = (place: OptionsOf['records'], work: (records: Records) => Promise<void>): Promise<void> =>
  rethrowAsCommandError(async () => {
    const records = await openRecords(recordsLocation(place));
    try {
      await work(records);
    } finally {
      await records.close();
    }
  });
