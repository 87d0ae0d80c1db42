import { ApiError, type DielineBody, type Link, type NestingBody, type Page } from '../../api/index.ts';
import { numeric, quote } from '../../values/index.ts';
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

const LONGEST_PAGE = 1000;

/** Reads page and page size, from 1 up, as numbers or as text from a query. Throws ApiError 400 for other values. */
const readPage = (query: Page) => {
  const errors: { message: string }[] = [];
  const read = (name: keyof Page, usual: number, most: number): number => {
    const given: unknown = query[name];
    const value = given === undefined ? usual : numeric(given);
    if (value !== undefined && Number.isInteger(value) && value >= 1 && value <= most) return value;
    errors.push({ message: `${name} must be a whole number from 1 to ${most}, but is ${quote(given)}.` });
    return usual;
  };
  // Keep page × size an exact number.
  const page = read('page', 1, Math.floor(Number.MAX_SAFE_INTEGER / LONGEST_PAGE));
  const size = read('page_size', 100, LONGEST_PAGE);
  if (errors.length) throw new ApiError(400, { message: 'Validation failed for the page', errors });
  return { page, size, skip: (page - 1) * size };
};

/** A page of a list: where it is in the list, its items, and links to its neighbours. @throws ApiError 400 as `readPage`. */
export const pageOf = async <T>(path: string, query: Page, list: (skip: number, take: number) => Listed<T>) => {
  const pages = readPage(query);
  const { total, items } = await list(pages.skip, pages.size);
  return { place: { total, page: pages.page, page_size: pages.size }, items, links: pageLinks(path, pages, total) };
};

/** Links to the page itself and to its neighbours that have items. Beyond the end, the previous page is the last one. */
const pageLinks = (path: string, { page, size }: ReturnType<typeof readPage>, total: number): Link[] => {
  const previous = Math.min(page - 1, Math.ceil(total / size));
  const link = (rel: string, to: number): Link => ({
    rel,
    href: `${path}?page=${to}&page_size=${size}`,
    method: 'GET',
  });
  return [
    link('self', page),
    ...(previous > 0 ? [link('previous_page', previous)] : []),
    ...(page * size < total ? [link('next_page', page + 1)] : []),
  ];
};
