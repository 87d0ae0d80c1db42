import type { DielineBody, NestingBody } from '../api/index.ts';
import type { Catalogue } from '../template/index.ts';
import type { Collection } from './collection.ts';
import type { DielineDrawer } from './draw-dieline.ts';
import type { Files } from './files.ts';
import type { MockupRecord } from './mockup-record.ts';
import type { RememberedNestings } from './nesting/nestings.ts';
import type { Store } from './store.ts';

/** What every answer is made from. */
export interface Context {
  readonly catalogue: Catalogue;
  readonly store: Store;
  /** The caller's own records. */
  readonly dielines: Collection<DielineBody>;
  readonly mockups: Collection<MockupRecord>;
  readonly nestingRecords: Collection<NestingBody>;
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
export const timestamp = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;
