import type { Command } from 'commander';
import type { NestThreads } from '../entry/nest.ts';

/** Input, output and threads of a command. */
export interface CommandContext {
  readonly printJson: (body: unknown) => void;
  readonly print: (answer: string | Uint8Array) => void;
  /** Prints a line on standard error. */
  readonly log: (text: string) => void;
  /** Shows a progress line and updates it in place; undefined removes it. Present only in a terminal. */
  readonly showProgress?: (line: string | undefined) => void;
  /** True to print errors as JSON. */
  readonly json: boolean;
  /** Resolves when a running command should stop, with the signal where it was one. */
  readonly untilStopped: () => Promise<unknown>;
  /** Threads for nesting; the command closes them. @defaultValue threads of its own */
  readonly nestThreads?: () => NestThreads;
}

/** Adds arguments, options and the action to a named command. */
export type AddCommand = (command: Command, context: CommandContext) => void;

/** One command. Its module is loaded only when it runs. */
export interface CommandRow {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<AddCommand>;
}

/** Ends a successful command with an exit code that reports its result. */
export class ExitCode extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`exit code ${code}`);
    this.code = code;
  }
}
