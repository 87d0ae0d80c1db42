import { keptIn } from '../../geometry/index.ts';
import type { ListQuery, RecordRef, Store, StoredFile, StoredRecord } from './store.ts';

/** Number of records per kind. Files as data URLs are part of the record, about 10 kB each. */
const MAX_RECORDS = 1000;

/** Fewer mockups, because their artwork is much larger. */
const MAX_RECORDS_OF: Readonly<Record<string, number>> = { mockup: 100 };

/**
 * Keeps the latest records of each kind in memory until the process ends. Older records are dropped, so that memory stays bounded.
 * @param keep number of records per kind. @defaultValue 1,000, and 100 mockups
 * @example
 * const service = boxwright({ store: memoryStore() });
 */
export const memoryStore = ({ keep = {} }: { readonly keep?: Readonly<Record<string, number>> } = {}): Store => {
  // Maps keep the order of insertion.
  const kinds = new Map<string, Map<string, StoredRecord>>();
  const owned = new Map<StoredRecord['id'], readonly StoredFile[]>();
  /** Records by the id of their parent, which takes them along when it is dropped. */
  const children = new Map<string, Map<string, RecordRef>>();
  const files = new Map<string, StoredFile>();
  /** Time of the last charge per request, oldest first, and credits spent per account. */
  const charged = new Map<string, number>();
  const spent = new Map<string, number>();

  const of = (kind: string): Map<string, StoredRecord> => keptIn(kinds, kind, () => new Map());
  const key = ({ kind, id }: Pick<RecordRef, 'kind' | 'id'>): string => `${kind} ${id}`;
  const replaceFiles = (record: RecordRef, added: readonly StoredFile[]): void => {
    const name = key(record);
    for (const file of owned.get(name) ?? []) files.delete(file.key);
    if (added.length) owned.set(name, added);
    else owned.delete(name);
    for (const file of added) files.set(file.key, file);
  };
  const drop = (record: RecordRef): void => {
    of(record.kind).delete(record.id);
    replaceFiles(record, []);
    const siblings = children.get(record.parent);
    siblings?.delete(key(record));
    if (siblings?.size === 0) children.delete(record.parent);
    for (const child of children.get(record.id)?.values() ?? []) drop(child);
  };
  const own = ({ kind, id, account, parent }: RecordRef): StoredRecord | undefined => {
    const record = of(kind).get(id);
    return record?.account === account && record.parent === parent ? record : undefined;
  };

  return {
    async add(record, added = []) {
      const all = of(record.kind);
      all.set(record.id, record);
      replaceFiles(record, added);
      children.set(record.parent, (children.get(record.parent) ?? new Map()).set(key(record), record));
      const most = keep[record.kind] ?? MAX_RECORDS_OF[record.kind] ?? MAX_RECORDS;
      if (all.size > most) drop(all.values().next().value!);
    },
    async find<Body>(kind: string, id: string) {
      return of(kind).get(id) as StoredRecord<Body> | undefined;
    },
    async list<Body>({ kind, account, parent, newestFirst, skip, take }: ListQuery) {
      const all = [...of(kind).values()].filter(
        (record) => record.account === account && (parent === undefined || record.parent === parent),
      );
      if (newestFirst) all.reverse();
      return { total: all.length, records: all.slice(skip, skip + take) as StoredRecord<Body>[] };
    },
    async change<Body extends object>(ref: RecordRef, patch: Partial<Body>, added?: readonly StoredFile[]) {
      const before = own(ref) as StoredRecord<Body> | undefined;
      if (!before) return undefined;
      const after = { ...before, body: { ...before.body, ...patch } };
      of(ref.kind).set(ref.id, after);
      if (added) replaceFiles(ref, added);
      return after;
    },
    async remove(ref) {
      const record = own(ref);
      if (record) drop(record);
      return record !== undefined;
    },
    async file(name) {
      return files.get(name);
    },
    async spendCredit({ account, request, at, since, limit }) {
      // Do not count unlimited credits.
      if (limit === undefined) return true;
      for (const [old, when] of charged)
        if (when <= since.getTime()) charged.delete(old);
        else break;
      const name = `${account} ${request}`;
      if (charged.has(name)) return true;
      const sum = spent.get(account) ?? 0;
      if (sum >= limit) return false;
      spent.set(account, sum + 1);
      charged.set(name, at.getTime());
      return true;
    },
  };
};
