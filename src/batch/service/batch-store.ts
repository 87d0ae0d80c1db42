import type { RawRequest } from '../request.ts';
import type { BatchFile, BatchResult } from '../result.ts';

/** A file of a batch that was kept, and where it can be had. */
export interface KeptFile extends BatchFile {
  /** Whole, or a path under the base address. */
  readonly url: string;
}

export type KeptResult = BatchResult<KeptFile>;

/** `receiving` while its requests arrive, then `running`; `cancelled` once it was. */
export type BatchState = 'receiving' | 'running' | 'cancelled';

export interface BatchRecord {
  readonly id: string;
  /** Whose batch it is; empty without accounts. */
  readonly account: string;
  readonly state: BatchState;
  /** How many requests it has. */
  readonly total: number;
  readonly created_at: string;
}

/** A batch, and what became of its requests so far. */
export interface BatchCounts extends BatchRecord {
  readonly made: number;
  readonly refused: number;
}

/** A batch whose requests arrive, and how many signs of life its server gave. */
export interface ArrivingBatch {
  readonly id: string;
  readonly signs: number;
}

/** Names a chunk: the requests that one worker makes at once. */
export interface ChunkRef {
  readonly batch: string;
  /** From 0, in the order of the requests. */
  readonly chunk: number;
}

export interface Chunk extends ChunkRef {
  /** Number of its first request in the batch, from 1. */
  readonly first: number;
  readonly requests: readonly RawRequest[];
}

export interface FinishedChunk extends ChunkRef {
  readonly results: readonly KeptResult[];
  /** Files that the store keeps; none where they are kept elsewhere. */
  readonly files: readonly {
    readonly key: string;
    readonly name: string;
    readonly type: string;
    readonly data: Uint8Array;
  }[];
}

/** The results of a chunk; none while it waits. */
export interface ChunkResult {
  readonly chunk: number;
  readonly results: readonly KeptResult[] | undefined;
}

/** Keeps batches. Each call happens whole or not at all. */
export interface BatchStore {
  add(batch: BatchRecord): Promise<void>;
  /** @returns false, and keeps nothing, where the batch does not arrive any more: it was cancelled. */
  addChunks(batch: string, chunks: readonly Omit<Chunk, 'batch'>[]): Promise<boolean>;
  /** Counts a sign of life of a batch that arrives. */
  sign(batch: string): Promise<void>;
  /** All that arrive, on any server. */
  arriving(): Promise<readonly ArrivingBatch[]>;
  /** Cancels a batch that arrives, unless it gave another sign. */
  abandon(batch: ArrivingBatch): Promise<void>;
  /** All its requests have arrived. */
  complete(id: string, total: number): Promise<void>;
  find(id: string, account: string): Promise<BatchCounts | undefined>;
  /** What is made stays, what waits is not made any more. @returns false where there is no such batch. */
  cancel(id: string, account: string): Promise<boolean>;
  /** The oldest chunks that wait. */
  waiting(limit: number): Promise<readonly ChunkRef[]>;
  /** Undefined for a chunk that does not wait: it was made, or cancelled. */
  chunk(ref: ChunkRef): Promise<Chunk | undefined>;
  /** @returns false, and keeps nothing, where the chunk does not wait any more: a chunk is made once. */
  finish(finished: FinishedChunk): Promise<boolean>;
  /** The results of so many chunks in their order, from one on. */
  results(batch: string, chunk: number, limit: number): Promise<readonly ChunkResult[]>;
}
