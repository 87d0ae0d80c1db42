import type { Catalogue, DielinesApi } from '../index.ts';

/** What a command works with. */
export interface CommandContext {
  readonly api: DielinesApi;
  readonly catalogue: Catalogue;
  /** Shows a body. */
  readonly printJson: (body: unknown) => void;
  /** Shows a text as it is. */
  readonly print: (text: string) => void;
  /** Says something beside the answer. */
  readonly log: (text: string) => void;
  /** Ends when somebody wants what runs to stop. */
  readonly untilStopped: () => Promise<void>;
}
