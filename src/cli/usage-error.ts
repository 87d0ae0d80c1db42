import { ApiError, errorText } from '../entry/engine.ts';
import { MissingPartError } from '../entry/optional.ts';
import type { CommandContext } from './command-context.ts';
import { json } from './json.ts';
import { isSystemError, messageOf } from './system-error.ts';

/** A command cannot do what it is told. The message is for the person who typed it. */
export class CommandError extends Error {
  readonly exitCode: number = 1;
}

/** The command line itself is wrong: an option that does not fit another, a name given twice. */
export class UsageError extends CommandError {
  override readonly exitCode: number = 2;
}

/** Turns whatever the surroundings refuse (a database, a folder, an address in use) into a message without a stack. */
export const rethrowAsCommandError = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof CommandError || error instanceof MissingPartError) throw error;
    // Where several addresses were tried, the error itself says nothing.
    const inner = error instanceof AggregateError ? (error.errors[0] as Error) : error;
    throw new CommandError(messageOf(inner), { cause: error });
  }
};

/**
 * Prints an error that its reader can act on: as JSON where the command was given --json, as text otherwise.
 * @returns the exit code; undefined, with nothing printed, for an error of the program itself.
 */
export const reportError = ({ log, json: asJson }: CommandContext, error: unknown): number | undefined => {
  if (error instanceof ApiError) {
    log(asJson ? json(error.body).trimEnd() : `boxwright: ${errorText(error)}`);
    return 1;
  }
  if (!(error instanceof CommandError || error instanceof MissingPartError || isSystemError(error))) return undefined;
  const message = messageOf(error);
  log(asJson ? json({ message }).trimEnd() : `boxwright: ${message}`);
  return error instanceof CommandError ? error.exitCode : 1;
};
