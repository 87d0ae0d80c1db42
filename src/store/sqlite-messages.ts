import type { Name, OperationInput } from './operations.ts';

/** What the thread that holds the database and the one that asks it say to one another. */

export interface ThreadData {
  readonly folder: string;
  readonly maxBytes: number | undefined;
}

/** An error as it crosses between threads. */
export interface ThreadError {
  readonly message: string;
  readonly code: string;
}

/** Operations that came while the last ones were under way: they are committed together. */
export type Batch = readonly { readonly [N in Name]: { readonly name: N; readonly asked: OperationInput<N> } }[Name][];

export type OperationResults = readonly ({ readonly value: unknown } | { readonly error: ThreadError })[];

/** The first message of the thread. */
export type OpenedDatabase = { readonly ready: true } | { readonly error: ThreadError };

export const toThreadError = (error: unknown): ThreadError => ({
  message: error instanceof Error ? error.message : String(error),
  code: error instanceof Error && 'code' in error ? String(error.code) : '',
});

/** The database was removed or replaced while it was open. */
export const GONE = 'BOXWRIGHT_GONE';
