import { debuglog } from 'node:util';
import { ApiError, errorText, TemplateFault } from '../entry/engine.ts';
import { MissingPartError } from '../entry/optional.ts';
import { authorFrame } from './author-frame.ts';
import type { CommandContext } from './command-context.ts';
import { json } from './json.ts';
import { isSystemError, messageOf } from './system-error.ts';

/** A command cannot do what was requested. The message is for the user. */
export class CommandError extends Error {
  readonly exitCode: number = 1;
}

/** An error in the command line: contradicting options, a repeated name. */
export class UsageError extends CommandError {
  override readonly exitCode: number = 2;
}

/** Turns errors of the environment (database, folder, address in use) into a message without a stack. */
export const rethrowAsCommandError = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof CommandError || error instanceof MissingPartError) throw error;
    // When several addresses were tried, only the inner errors have a message.
    const inner = error instanceof AggregateError ? (error.errors[0] as Error) : error;
    throw new CommandError(messageOf(inner), { cause: error });
  }
};

/** A template's mistake with its place in the author's file. NODE_DEBUG=boxwright adds the stack. */
const faultText = ({ message, cause }: TemplateFault): string => {
  if (!(cause instanceof Error)) return message;
  if (debuglog('boxwright').enabled) return `${message}\n${cause.stack}`;
  const place = authorFrame(cause);
  return place === undefined ? message : `${message}\n(${place})`;
};

/**
 * Prints an error for the user: as JSON with --json, otherwise as text.
 * @returns the exit code; undefined, with nothing printed, for a defect of the program.
 */
export const reportError = ({ log, json: asJson }: CommandContext, error: unknown): number | undefined => {
  if (error instanceof ApiError) {
    log(asJson ? json(error.body).trimEnd() : `boxwright: ${errorText(error)}`);
    return 1;
  }
  if (error instanceof TemplateFault) {
    const message = faultText(error);
    log(asJson ? json({ message }).trimEnd() : `boxwright: ${message}`);
    return 1;
  }
  if (!(error instanceof CommandError || error instanceof MissingPartError || isSystemError(error))) return undefined;
  const message = messageOf(error);
  log(asJson ? json({ message }).trimEnd() : `boxwright: ${message}`);
  return error instanceof CommandError ? error.exitCode : 1;
};
