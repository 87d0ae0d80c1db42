import type { Catalogue } from '../template/index.ts';
import type { DielineDrawer } from './draw-dieline.ts';
import type { Files } from './files.ts';
import type { RememberedNestings } from './nesting/nestings.ts';
import type { AccountRecords } from './records.ts';
import type { Store } from './store.ts';

/** What every answer is made from. */
export interface Context extends AccountRecords {
  readonly catalogue: Catalogue;
  readonly store: Store;
  /** Finds layouts, and remembers them. */
  readonly nestings: RememberedNestings;
  readonly files: Files;
  readonly draw: DielineDrawer;
  readonly clock: () => Date;
  /** Whose request it is; empty without accounts. */
  readonly account: string;
  /** Parts calculations that an account may make; unlimited where undefined. */
  readonly credits: number | undefined;
  /** What the addresses of pictures and pages begin with; empty for paths alone. */
  readonly baseUrl: string;
}

/** `YYYY-MM-DDThh:mm:ssZ`. */
export const timestamp = (at: Date): string => {
  const second = Math.floor(at.getTime() / 1000);
  if (second !== last.second) last = { second, text: `${at.toISOString().slice(0, 19)}Z` };
  return last.text;
};

/** Thousands of records may be made in a second. */
let last = { second: Number.NaN, text: '' };
