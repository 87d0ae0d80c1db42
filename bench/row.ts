import type { Time } from './measure.ts';

/** One line of the report. */
export interface Row {
  readonly what: string;
  /** Milliseconds a call. */
  readonly time: Time;
  /** What the same numbers take to be formatted and nothing else; left out where nothing is formatted. */
  readonly floor?: Time;
}
