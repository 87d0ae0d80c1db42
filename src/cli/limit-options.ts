import { keys } from '../entry/server.ts';
import { parserOf } from './option-values.ts';

/** What a key or an account may use. */
export interface LimitOptions {
  readonly rate?: keys.Rate | undefined;
  readonly concurrency?: number | undefined;
}

export const rateOption = parserOf(keys.readRate);

export const usageLimits = ({ rate, concurrency }: LimitOptions): keys.UsageLimits | undefined =>
  rate || concurrency ? { ...(rate && { rate }), ...(concurrency && { concurrency }) } : undefined;
