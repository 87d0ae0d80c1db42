import type { Command } from 'commander';
import type { NestThreads } from '../entry/nest.ts';

/** What a command works with. */
export interface CommandContext {
  /** Prints a body as JSON. */
  readonly printJson: (body: unknown) => void;
  /** Prints the answer: a text as it is, or a file. */
  readonly print: (answer: string | Uint8Array) => void;
  /** Prints a line beside the answer, on the standard error. */
  readonly log: (text: string) => void;
  /** Shows a line that is drawn anew in its place, or takes it away. Only where somebody looks: in a terminal. */
  readonly showProgress?: (line: string | undefined) => void;
  /** Whether errors are printed as JSON, too. */
  readonly json: boolean;
  /** Resolves when whoever started a command that runs on wants it to stop. */
  readonly untilStopped: () => Promise<void>;
  /** Threads that nest, which the command closes. @defaultValue threads of its own */
  readonly nestThreads?: () => NestThreads;
}

/** Adds arguments, options and action to a command that has its name and its summary. */
export type AddCommand = (command: Command, context: CommandContext) => void;
