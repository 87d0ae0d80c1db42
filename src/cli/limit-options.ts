import type { Command } from 'commander';
import { keys } from '../entry/server.ts';
import { parserOf, wholeNumber } from './option-values.ts';

/** What a key or an account may use. */
export interface LimitOptions {
  readonly rate?: keys.Rate | undefined;
  readonly concurrency?: number | undefined;
}

/** Adds --rate and --concurrency. @param whose - `of this key` or `of each account`. */
export const addLimitOptions = (command: Command, whose: string): Command =>
  command
    .option(
      '--rate <rate>',
      `requests ${whose}, such as 10/s, 600/m or 5000/h; unlimited by default`,
      parserOf(keys.readRate),
    )
    .option('--concurrency <number>', `requests ${whose} at the same time; unlimited by default`, wholeNumber);

export const usageLimits = ({ rate, concurrency }: LimitOptions): keys.UsageLimits | undefined =>
  rate || concurrency ? { ...(rate && { rate }), ...(concurrency && { concurrency }) } : undefined;
