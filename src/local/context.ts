import type { Catalogue } from '../template/index.ts';
import type { Files } from './files.ts';
import type { Store } from './store.ts';

/** What every answer is made from. */
export interface Context {
  readonly catalogue: Catalogue;
  readonly store: Store;
  readonly files: Files;
  readonly clock: () => Date;
  /** Parts calculations there are to spend; no end to them where undefined. */
  readonly credits: number | undefined;
  /** What pictures and pages hang under; an empty string makes paths of their addresses. */
  readonly baseUrl: string;
}

/** `YYYY-MM-DDThh:mm:ssZ`. */
export const timestamp = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;
