import { type Command, Option } from 'commander';
import type { Place } from '../index.ts';
import { UsageError } from './usage-error.ts';

/** What was said of where records are. */
export interface RecordsOptions {
  readonly data: string;
  readonly databaseUrl?: string;
}

/** The options that say where records are. */
export const addRecordsOptions = (command: Command): Command =>
  command
    .option('-d, --data <dir>', 'folder the records are kept in; it is made where it is missing', 'boxwright-data')
    .addOption(
      new Option('--database-url <url>', 'PostgreSQL database instead, which several servers may share').env(
        'BOXWRIGHT_DATABASE_URL',
      ),
    );

/** @throws Complaint for a database that is none of PostgreSQL; its address is not repeated, for it may hold a password. */
export const recordsLocation = ({ data, databaseUrl }: RecordsOptions): Place => {
  if (!databaseUrl) return { data };
  if (!/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new UsageError('the address of a database begins with postgresql://, for example postgresql://box@db/boxes.');
  return { databaseUrl };
};
