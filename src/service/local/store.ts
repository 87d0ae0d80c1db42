/** A stored file. A key always belongs to the same file. */
export interface StoredFile {
  /** Last segment of its address. */
  readonly key: string;
  /** File name for downloads. */
  readonly name: string;
  readonly type: string;
  readonly data: Uint8Array;
}

/** Identifies a record: kind, account and parent. */
export interface RecordRef {
  /** `dieline`, `mockup`, … Stores need no code for a new kind. */
  readonly kind: string;
  /** Unique among the records of its kind. */
  readonly id: string;
  /** Account of the record; empty without accounts. */
  readonly account: string;
  /** Id of the parent: the template of a dieline, the dieline of a mockup. */
  readonly parent: string;
}

export interface StoredRecord<Body = unknown> extends RecordRef {
  readonly body: Body;
}

/** One page of the records of one kind and account, oldest first. */
export interface ListQuery extends Omit<RecordRef, 'id' | 'parent'> {
  /** Only records of this parent. @defaultValue all */
  readonly parent?: string;
  /** @defaultValue false */
  readonly newestFirst?: boolean;
  readonly skip: number;
  readonly take: number;
}

/** Stores records, with files that are deleted with them, and credits. Each call is atomic and, on disk, durable when it resolves. */
export interface Store {
  /** @throws Error for an existing id or key. */
  add(record: StoredRecord, files?: readonly StoredFile[]): Promise<void>;
  find<Body>(kind: string, id: string): Promise<StoredRecord<Body> | undefined>;
  /** `total` is the number of all records, on every page. */
  list<Body>(query: ListQuery): Promise<{ readonly total: number; readonly records: readonly StoredRecord<Body>[] }>;
  /** Changes the fields in `patch`; given files replace those of the record. Returns the changed record; undefined for an unknown one. */
  change<Body extends object>(
    record: RecordRef,
    patch: Partial<Body>,
    files?: readonly StoredFile[],
  ): Promise<StoredRecord<Body> | undefined>;
  /** @returns false for an unknown record. */
  remove(record: RecordRef): Promise<boolean>;
  file(key: string): Promise<StoredFile | undefined>;
  /** @returns false when no credit is left. */
  spendCredit(charge: CreditCharge): Promise<boolean>;
}

export interface CreditCharge {
  readonly account: string;
  /** A text that is equal for equivalent requests. */
  readonly request: string;
  readonly at: Date;
  /** An equal request charged after this time is free. */
  readonly since: Date;
  /** Total credits of the account; undefined means unlimited. */
  readonly limit: number | undefined;
}

/** A temporary failure of a store. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
  /** `full`: writes fail, reads work. `unavailable`: the store cannot be reached. */
  readonly reason: 'full' | 'unavailable';

  constructor(reason: StoreFault['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
