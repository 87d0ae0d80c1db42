import type { Place } from '../entry/server.ts';
import { UsageError } from './usage-error.ts';

/** Options that locate the records. */
export interface RecordsOptions {
  readonly data: string;
  readonly databaseUrl?: string;
}

/** @throws UsageError for an address that is not PostgreSQL. The message omits it, because it may contain a password. */
export const recordsLocation = ({ data, databaseUrl }: RecordsOptions): Place => {
  if (!databaseUrl) return { data };
  if (!/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new UsageError('--database-url must begin with postgresql://, for example postgresql://box@db/boxes.');
  return { databaseUrl };
};
