import { ApiError } from '../../api/index.ts';

/** Every further request would be refused as well. */
export const isShut = (error: unknown): boolean => error instanceof ApiError && [401, 402, 403].includes(error.status);

export const failureSentence = (error: unknown): string => {
  if (error instanceof ApiError) return `it answered ${error.status}: ${error.message}`;
  if (!(error instanceof Error)) throw error;
  // The message of a service has its cause; for a download, fetch hides it.
  if (!(error instanceof TypeError)) return error.message;
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};
