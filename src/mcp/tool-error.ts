import { ApiError, errorText } from '../api/index.ts';
import { outOfRangeAs } from '../values/index.ts';

/** A tool cannot do what was requested. The message is for the agent and suggests something that works. */
export class ToolError extends Error {}

/** Text of an error that the caller can act on; undefined for a defect of the program. */
export const textOfError = (error: unknown): string | undefined => {
  if (error instanceof ApiError) return errorText(error);
  if (error instanceof ToolError) return error.message;
  if (error instanceof Error && error.name === 'UnreadableError') return `The file cannot be read: ${error.message}`;
  return undefined;
};

/** Values out of range are refused with the reason. @throws ToolError */
export const orExplain = <T>(work: () => T | Promise<T>, words = (reason: string) => reason): Promise<T> =>
  outOfRangeAs((reason) => new ToolError(words(reason)), work);
