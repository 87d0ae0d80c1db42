import { type Command, Option } from 'commander';
import type { Place } from '../index.ts';
import { Complaint } from './complaint.ts';

/** What was said of where records are. */
export interface PlaceOptions {
  readonly data: string;
  readonly databaseUrl?: string;
}

/** The options that say where records are. */
export const withPlace = (command: Command): Command =>
  command
    .option('-d, --data <dir>', 'folder the records are kept in; it is made where it is missing', 'boxwright-data')
    .addOption(
      new Option('--database-url <url>', 'PostgreSQL database instead, which several servers may share').env(
        'BOXWRIGHT_DATABASE_URL',
      ),
    );

/** @throws Complaint for a database that is none of PostgreSQL; its address is not repeated, for it may hold a password. */
export const placeOf = ({ data, databaseUrl }: PlaceOptions): Place => {
  if (!databaseUrl) return { data };
  if (!/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new Complaint('the address of a database begins with postgresql://, for example postgresql://box@db/boxes.');
  return { databaseUrl };
};
