import type { DielineBody, NestingBody } from '../../api/index.ts';
import type { MockupRecord } from './own-page.ts';
import type { ListQuery, RecordRef, Store, StoredFile } from './store.ts';

/** Some items of a list, and how many there are in all. */
export type Listed<T> = Promise<{ readonly total: number; readonly items: readonly T[] }>;

/** Records of one kind and one account. */
export interface Collection<Body extends object> {
  /** @returns what is stored. */
  readonly add: (id: string, parent: string, body: Body, files?: readonly StoredFile[]) => Promise<Body>;
  readonly find: (id: string) => Promise<Body | undefined>;
  /** Oldest first. */
  readonly list: (parent: string, skip: number, take: number) => Listed<Body>;
  /** Records of all parents, newest first. */
  readonly listAll: (skip: number, take: number) => Listed<Body>;
  readonly change: (
    id: string,
    parent: string,
    patch: Partial<Body>,
    files?: readonly StoredFile[],
  ) => Promise<Body | undefined>;
  readonly remove: (id: string, parent: string) => Promise<boolean>;
}

/** Restricts a store to one kind and account. @param isRepeatable - ids follow from the request: an existing record is the one to add. */
const collection = <Body extends object>(
  store: Store,
  kind: string,
  account: string,
  isRepeatable = false,
): Collection<Body> => {
  const ref = (id: string, parent: string): RecordRef => ({ kind, id, account, parent });
  const page = async (query: Omit<ListQuery, 'kind' | 'account'>) => {
    const { total, records } = await store.list<Body>({ kind, account, ...query });
    return { total, items: records.map(({ body }) => body) };
  };
  const find = async (id: string): Promise<Body | undefined> => {
    const record = await store.find<Body>(kind, id);
    return record?.account === account ? record.body : undefined;
  };
  return {
    async add(id, parent, body, files) {
      try {
        // Plain fields: object spreads would double the time here.
        await store.add({ kind, id, account, parent, body }, files);
        return body;
      } catch (error) {
        const before = isRepeatable ? await find(id) : undefined;
        if (!before) throw error;
        return before;
      }
    },
    find,
    list: (parent, skip, take) => page({ parent, skip, take }),
    listAll: (skip, take) => page({ skip, take, newestFirst: true }),
    change: async (id, parent, patch, files) => (await store.change<Body>(ref(id, parent), patch, files))?.body,
    remove: (id, parent) => store.remove(ref(id, parent)),
  };
};

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
