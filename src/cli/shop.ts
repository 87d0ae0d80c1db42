import type { Catalogue, DielinesApi } from '../index.ts';

/** What a command works with. */
export interface Shop {
  readonly api: DielinesApi;
  readonly catalogue: Catalogue;
  /** Shows a body. */
  readonly answer: (body: unknown) => void;
  /** Shows a text as it is. */
  readonly say: (text: string) => void;
  /** Says something beside the answer. */
  readonly note: (text: string) => void;
  /** Ends when somebody wants what runs to stop. */
  readonly stopped: () => Promise<void>;
}
