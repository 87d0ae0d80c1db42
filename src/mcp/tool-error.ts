import { ApiError } from '../api/index.ts';
import { errorText } from '../engine/index.ts';

/** A tool cannot do what it is asked. The message is for the agent, and names something that works. */
export class ToolError extends Error {}

/** The text of an error that whoever called can act on; undefined for an error of the program. */
export const textOfError = (error: unknown): string | undefined => {
  if (error instanceof ApiError) return errorText(error);
  if (error instanceof ToolError) return error.message;
  if (error instanceof Error && error.name === 'UnreadableError') return `The file cannot be read: ${error.message}`;
  return undefined;
};
