import type { StoredFile, StoredRecord } from '../../src/service/local/index.ts';

/** A record of a kind that no store has special code for. */
export const record = (id: string, more: Partial<StoredRecord> = {}): StoredRecord => ({
  kind: 'sheet',
  id,
  account: '',
  parent: 'press-1',
  body: { id, name: "Robert'); drop table records; -- ünï", count: 3 },
  ...more,
});

export const file = (key: string, data = new Uint8Array([0, 255, 10, 13, 39, 92])): StoredFile => ({
  key,
  name: `„${key}“.svg`,
  type: 'image/svg+xml',
  data,
});
