import type { Name, OperationInput } from './operations.ts';

/** Messages between the request thread and the database thread. */

export interface ThreadData {
  readonly folder: string;
  readonly maxBytes: number | undefined;
}

/** An error as plain data, for messages between threads. */
export interface ThreadError {
  readonly message: string;
  readonly code: string;
}

export type Batch = readonly { readonly [N in Name]: { readonly name: N; readonly input: OperationInput<N> } }[Name][];

export type OperationResults = readonly ({ readonly value: unknown } | { readonly error: ThreadError })[];

/** First message of the database thread. */
export type OpenedDatabase = { readonly ready: true } | { readonly error: ThreadError };

export const toThreadError = (error: unknown): ThreadError => ({
  message: error instanceof Error ? error.message : String(error),
  code: error instanceof Error && 'code' in error ? String(error.code) : '',
});

/** True for an error of SQLite on a full disk. */
export const isFull = ({ message, code }: ThreadError): boolean =>
  /SQLITE_FULL|SQLITE_IOERR_WRITE/.test(code) || /disk is full|disk I\/O error/.test(message);

/** Error code for a database file that was removed or replaced while open. */
export const GONE = 'BOXWRIGHT_GONE';
