import { type Command, Option } from 'commander';
import type { Place } from '../index.ts';

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

export const placeOf = ({ data, databaseUrl }: PlaceOptions): Place => (databaseUrl ? { databaseUrl } : { data });
