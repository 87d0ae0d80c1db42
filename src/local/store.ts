/** A file as it is handed out. Under a key there is one file for ever. */
export interface StoredFile {
  /** The last part of its address. */
  readonly key: string;
  /** The name it is saved as. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly data: Uint8Array;
}

/** Says which record: of a kind, of an account, made from a parent. */
export interface RecordRef {
  /** `dieline`, `mockup`, … A new kind needs no code in a store. */
  readonly kind: string;
  /** Unique among the records of its kind. */
  readonly id: string;
  /** Whose record it is; empty without accounts. */
  readonly account: string;
  /** What it was made from: the template of a dieline, the dieline of a mockup. */
  readonly parent: string;
}

/** What is known of one thing. The body is JSON. */
export interface StoredRecord<Body = unknown> extends RecordRef {
  readonly body: Body;
}

/** One page of the records of a kind that an account has, oldest first. */
export interface ListQuery extends Omit<RecordRef, 'id' | 'parent'> {
  /** What they were made from. @defaultValue anything */
  readonly parent?: string;
  /** @defaultValue false */
  readonly newestFirst?: boolean;
  readonly skip: number;
  readonly take: number;
}

/**
 * Records, their files and credits. A record owns its files: they come and go with it. Each call happens whole or not at
 * all, and is on the disk when it is answered, where the store has one.
 */
export interface Store {
  /** @throws Error for an id or a key that is taken. */
  add(record: StoredRecord, files?: readonly StoredFile[]): Promise<void>;
  find<Body>(kind: string, id: string): Promise<StoredRecord<Body> | undefined>;
  /** `total` counts all, on every page. */
  list<Body>(query: ListQuery): Promise<{ readonly total: number; readonly records: readonly StoredRecord<Body>[] }>;
  /**
   * Changes the fields that `patch` names. Files, where given, take the place of those the record has.
   * @returns the record after the change; undefined where there is none.
   */
  change<Body extends object>(
    record: RecordRef,
    patch: Partial<Body>,
    files?: readonly StoredFile[],
  ): Promise<StoredRecord<Body> | undefined>;
  /** @returns whether it was there. */
  remove(record: RecordRef): Promise<boolean>;
  file(key: string): Promise<StoredFile | undefined>;
  /** @returns false where no credit is left. */
  spendCredit(charge: CreditCharge): Promise<boolean>;
}

/** A request that costs a credit. */
export interface CreditCharge {
  readonly account: string;
  /** Equal for equal requests. */
  readonly request: string;
  readonly at: Date;
  /** An equal request charged after this time is free. */
  readonly since: Date;
  /** Credits of the account in all; unlimited where undefined. */
  readonly limit: number | undefined;
}

/** A store that cannot do what it was asked now. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault';
  /** `full`: nothing more can be written, reads go on. `unavailable`: it cannot be reached. */
  readonly reason: 'full' | 'unavailable';

  constructor(reason: StoreFault['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
