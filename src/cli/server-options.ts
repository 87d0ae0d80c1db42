import { keys, type Place } from '../entry/server.ts';
import { parserOf } from './option-values.ts';
import { UsageError } from './usage-error.ts';

/** What a key or an account may use. */
export interface LimitOptions {
  readonly rate?: keys.Rate | undefined;
  readonly concurrency?: number | undefined;
}

export const rateOption = parserOf(keys.readRate);

export const usageLimits = ({ rate, concurrency }: LimitOptions): keys.UsageLimits | undefined =>
  rate || concurrency ? { ...(rate && { rate }), ...(concurrency && { concurrency }) } : undefined;

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
