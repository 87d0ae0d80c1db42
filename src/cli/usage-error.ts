import { ApiError } from '../index.ts';
import { json } from './json.ts';

/** What the command line says and ends with, without where in the program it happened. */
export class UsageError extends Error {}

/** Whatever the surroundings refuse (a database, a folder, an address that is taken) is said and not thrown on. */
export const rethrowAsUsageError = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Where several addresses were tried, the error itself says nothing.
    const inner = error instanceof AggregateError ? (error.errors[0] as Error) : error;
    throw new UsageError(inner.message, { cause: error });
  }
};

/** What is said of an error that is somebody's to mend; undefined for one that is ours. */
export const messageOf = (error: unknown): string | undefined => {
  if (error instanceof ApiError) return json(error.body);
  return isSystemError(error) || error instanceof UsageError ? `boxwright: ${error.message}\n` : undefined;
};

/** A file that cannot be read or written, a folder that is not there. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error;
