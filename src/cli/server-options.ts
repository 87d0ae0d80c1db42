import { keys, type Place } from '../entry/server.ts';
import type { OptionsOf } from './option-types.ts';
import { parserOf } from './option-values.ts';
import { UsageError } from './usage-error.ts';

export const rateOption = parserOf(keys.readRate);

export const usageLimits = (rate?: keys.Rate, concurrency?: number): keys.UsageLimits | undefined =>
  rate || concurrency ? { ...(rate && { rate }), ...(concurrency && { concurrency }) } : undefined;

/** @throws UsageError for an address that is not PostgreSQL. The message omits it, because it may contain a password. */
export const recordsLocation = ({ data, databaseUrl }: OptionsOf['records']): Place => {
  if (!databaseUrl) return { data };
  if (!/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new UsageError('--database-url must begin with postgresql://, for example postgresql://box@db/boxes.');
  return { databaseUrl };
};
