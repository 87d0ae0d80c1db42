import type { DielineBody, NestingBody } from '../../api/index.ts';
import type { MockupRecord } from './own-page.ts';
import type { ListQuery, RecordRef, Store, StoredFile } from './store.ts';

/** Some items of a list, and how many there are in all. */
export type Listed<T> = Promise<{ readonly total: number; readonly items: readonly T[] }>;

/** Restricts a store to one kind and account. @param isRepeatable - ids follow from the request: an existing record is the one to add. */
const collection = <Body extends object>(store: Store, kind: string, account: string, isRepeatable = false) => {
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
    /** @returns what is stored. */
    async add(id: string, parent: string, body: Body, files?: readonly StoredFile[]): Promise<Body> {
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
    /** Oldest first. */
    list: (parent: string, skip: number, take: number): Listed<Body> => page({ parent, skip, take }),
    /** Records of all parents, newest first. */
    listAll: (skip: number, take: number): Listed<Body> => page({ skip, take, newestFirst: true }),
    change: async (id: string, parent: string, patch: Partial<Body>, files?: readonly StoredFile[]) =>
      (await store.change<Body>(ref(id, parent), patch, files))?.body,
    remove: (id: string, parent: string) => store.remove(ref(id, parent)),
  };
};

/** Records of an account, by kind. @param isRepeatable - see `collection` */
export const recordsOf = (store: Store, account: string, isRepeatable = false) => ({
  dielines: collection<DielineBody>(store, 'dieline', account, isRepeatable),
  mockups: collection<MockupRecord>(store, 'mockup', account, isRepeatable),
  nestingRecords: collection<NestingBody>(store, 'nesting', account, isRepeatable),
});

export type AccountRecords = ReturnType<typeof recordsOf>;
