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

/** @param isRepeatable - see `collection` */
export const recordsOf = (store: Store, account: string, isRepeatable = false): AccountRecords => ({
  dielines: collection(store, 'dieline', account, isRepeatable),
  mockups: collection(store, 'mockup', account, isRepeatable),
  nestingRecords: collection(store, 'nesting', account, isRepeatable),
});
