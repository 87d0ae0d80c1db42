import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { debuglog } from 'node:util';
import { ApiError, errorText, TemplateFault } from '../entry/engine.ts';
import { outOfRangeAs } from '../entry/inside.ts';
import { MissingPartError } from '../entry/optional.ts';
import type { CommandContext } from './command-context.ts';
import { isSystemError, messageOf } from './system-error.ts';

export const json = (body: unknown): string => `${JSON.stringify(body, null, 2)}\n`;

/** A command cannot do what was requested. The message is for the user. */
export class CommandError extends Error {
  readonly exitCode: number = 1;
}

/** An error in the command line: contradicting options, a repeated name. */
export class UsageError extends CommandError {
  override readonly exitCode: number = 2;
}

/** Limits of the JavaScript engine, in the words of V8: our own RangeErrors tell what is wrong with a value. */
const ENGINE_LIMIT =
  /^(?:Maximum call stack|Invalid (?:string|array|typed array) length|(?:Map|Set) maximum|Array buffer alloc)/;

/** True for a mistake in the code, not in what it was given. `fetch` throws a TypeError with a cause. */
const isDefect = (error: Error): boolean =>
  error instanceof ReferenceError ||
  (error instanceof TypeError && !(error.cause instanceof Error)) ||
  (error instanceof RangeError && ENGINE_LIMIT.test(error.message));

/** Turns errors of the environment (database, folder, address in use) into a message without a stack. */
export const rethrowAsCommandError = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof CommandError || error instanceof MissingPartError) throw error;
    if (isDefect(error)) throw error;
    // When several addresses were tried, only the inner errors have a message.
    const inner = error instanceof AggregateError ? (error.errors[0] as Error) : error;
    throw new CommandError(messageOf(inner), { cause: error });
  }
};

/** Turns a RangeError, which says what is wrong with a value, into a message. */
export const orTellWhy = <T>(work: () => T | Promise<T>, words = (reason: string) => reason): Promise<T> =>
  outOfRangeAs((reason) => new CommandError(words(reason)), work);

/** A template's mistake with its place in the author's file. NODE_DEBUG=boxwright adds the stack. */
const faultText = ({ message, cause }: TemplateFault): string => {
  if (!(cause instanceof Error)) return message;
  if (debuglog('boxwright').enabled) return `${message}\n${cause.stack}`;
  const place = authorFrame(cause);
  return place === undefined ? message : `${message}\n(${place})`;
};

/** Exit code of an unexpected error. No command reports a result with it. */
export const UNEXPECTED = 3;

/** What is said of an unexpected error, in one line. NODE_DEBUG=boxwright adds the stack. */
export const unexpectedText = (error: unknown): string => {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const text = `Unexpected error: ${message.replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '') || 'without a message'}.`;
  if (debuglog('boxwright').enabled) return `${text}\n${stack}`;
  return `${text} This is a fault of Boxwright; NODE_DEBUG=boxwright shows its place.`;
};

/** Prints any error as `reportError` does, and an unexpected one in one line. @returns the exit code */
export const reportAny = (context: CommandContext, error: unknown): number => {
  const code = reportError(context, error);
  if (code !== undefined) return code;
  const message = unexpectedText(error);
  report(context, message, { message });
  return UNEXPECTED;
};

/** True for errors whose message tells the user what is wrong. */
export const isForUser = (error: unknown): error is Error =>
  [ApiError, TemplateFault, CommandError, MissingPartError].some((kind) => error instanceof kind) ||
  isSystemError(error);

/** Prints an error for the user, as JSON with --json. @returns the exit code; undefined, without printing, for a defect of the program. */
export const reportError = (context: CommandContext, error: unknown): number | undefined => {
  if (!isForUser(error)) return undefined;
  const message =
    error instanceof ApiError ? errorText(error) : error instanceof TemplateFault ? faultText(error) : messageOf(error);
  report(context, message, error instanceof ApiError ? error.body : { message });
  return error instanceof CommandError ? error.exitCode : 1;
};

const report = ({ log, json: asJson }: CommandContext, message: string, body: object): void =>
  log(asJson ? json(body).trimEnd() : `boxwright: ${message}`);

/** Folder of the engine: frames in it are not of an author. */
const ENGINE = fileURLToPath(new URL('..', import.meta.url));

const FRAME = /^\s+at .*?((?:file:\/\/|\/|[A-Z]:\\)[^()]+):(\d+):\d+\)?$/;

/** `templates/tags/hang-tag.ts:30`, the place in an author's file that led to an error; undefined if the stack has none. */
const authorFrame = ({ stack = '' }: Error): string | undefined => {
  for (const line of stack.split('\n')) {
    const [, file = '', number] = FRAME.exec(line) ?? [];
    const path = file.startsWith('file:') ? fileURLToPath(file) : file;
    if (number && !path.startsWith(ENGINE) && !path.includes('node_modules')) return `${relative('', path)}:${number}`;
  }
  return undefined;
};

/** Ends a successful command with an exit code that reports its result. */
export class ExitCode extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`exit code ${code}`);
    this.code = code;
  }
}
