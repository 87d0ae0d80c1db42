import type { DielineBody, NestingBody } from '../../api/index.ts';
import { type Collection, collection } from './collection.ts';
import type { MockupRecord } from './mockup-record.ts';
import type { Store } from './store.ts';

/** Records of an account, by kind. */
export interface AccountRecords {
  readonly dielines: Collection<DielineBody>;
  readonly mockups: Collection<MockupRecord>;
  readonly nestingRecords: Collection<NestingBody>;
}

export const recordsOf = (store: Store, account: string): AccountRecords => ({
  dielines: collection(store, 'dieline', account),
  mockups: collection(store, 'mockup', account),
  nestingRecords: collection(store, 'nesting', account),
});
