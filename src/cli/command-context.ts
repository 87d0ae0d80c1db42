import type { NestThreads } from '../entry/nest.ts';

export interface CommandContext {
  readonly printJson: (body: unknown) => void;
  readonly print: (answer: string | Uint8Array) => void;
  /** Prints a line on standard error. */
  readonly log: (text: string) => void;
  /** Shows a progress line and updates it in place; undefined removes it. Present only in a terminal. */
  readonly showProgress?: (line: string | undefined) => void;
  /** True to print errors as JSON. */
  readonly json: boolean;
  /** Resolves when a running command should stop, with the signal where it was one. @defaultValue at the first SIGINT or SIGTERM */
  readonly untilStopped: () => Promise<unknown>;
  /** Threads for nesting; the command closes them. @defaultValue threads of its own */
  readonly nestThreads?: () => NestThreads;
}
