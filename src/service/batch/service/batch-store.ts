import type { StoredFile } from '../../local/index.ts';
import type { BatchFile, BatchResult, RawRequest } from '../request.ts';

/** Who gives signs of life, with their number. */
export interface Signed {
  readonly id: string;
  readonly signs: number;
}

interface KeptFile extends BatchFile {
  /** A full address, or a path under the base address. */
  readonly url: string;
}

export type KeptResult = BatchResult<KeptFile>;

/** Where the end of a batch is to be told, and the id of the API key that signs; the id is empty without keys. */
export type WebhookOrder = Readonly<Record<'url' | 'key', string>>;

/** Where the end of a batch is told. */
export interface Webhook {
  readonly batch: string;
  readonly url: string;
  /** `failed` when it was tried for the last time. */
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly tries: number;
  /** Why the last try failed. */
  readonly error?: string;
}

export interface BatchRecord {
  readonly id: string;
  /** Account of the batch; empty without accounts. */
  readonly account: string;
  /** `receiving` while its requests arrive, then `running`; `cancelled` after a cancellation. */
  readonly state: 'receiving' | 'running' | 'cancelled';
  /** Number of requests. */
  readonly total: number;
  readonly created_at: string;
}

/** A batch with the counts of its results so far. */
export interface BatchCounts extends BatchRecord {
  readonly webhook?: Webhook;
  readonly made: number;
  readonly refused: number;
}

/** Identifies a chunk: the requests that one worker makes at once. */
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

export interface TakenChunk extends Chunk {
  readonly account: string;
  /** How often it was taken, this time included. */
  readonly tries: number;
}

export interface FinishedChunk extends ChunkRef {
  readonly results: readonly KeptResult[];
  /** Files to store; empty when they are stored elsewhere. */
  readonly files: readonly StoredFile[];
}

/** Results of a chunk; undefined while it waits. */
export interface ChunkResult {
  readonly chunk: number;
  readonly results: readonly KeptResult[] | undefined;
}

/** Storage of batches. Each call is atomic. */
export interface BatchStore {
  addBatch(batch: BatchRecord & { readonly webhook?: WebhookOrder | undefined }): Promise<void>;
  /** @returns false, and stores nothing, when the batch is no longer being received: it was cancelled. */
  addChunks(of: { readonly id: string; readonly chunks: readonly Omit<Chunk, 'batch'>[] }): Promise<boolean>;
  /** Counts a heartbeat of a batch being received. */
  signBatch(id: string): Promise<void>;
  /** All batches being received, on any server. */
  arrivingBatches(): Promise<readonly Signed[]>;
  /** Cancels a batch being received, unless it had another heartbeat. */
  abandonBatch(batch: Signed): Promise<void>;
  /** Marks a batch as fully received. */
  completeBatch(batch: Pick<BatchRecord, 'id' | 'total'>): Promise<void>;
  findBatch(of: Pick<BatchRecord, 'id' | 'account'>): Promise<BatchCounts | undefined>;
  /** Finished results stay, waiting requests are not made. @returns false for an unknown batch. */
  cancelBatch(of: Pick<BatchRecord, 'id' | 'account'>): Promise<boolean>;
  /** Takes a waiting chunk of the account with the fewest in work, of equals the next after `after`; undefined when none waits. */
  takeChunk(by: { readonly worker: string; readonly after: string }): Promise<TakenChunk | undefined>;
  /** Gives a chunk back that this worker took; `isTried` is true when this try counts. */
  releaseChunk(of: ChunkRef & { readonly worker: string; readonly isTried: boolean }): Promise<void>;
  /** Counts a heartbeat of a process with chunks in work. */
  signWorker(worker: string): Promise<void>;
  /** All processes with chunks in work, and some that had. */
  workers(): Promise<readonly Signed[]>;
  /** Frees the chunks of a process, unless it had another heartbeat. */
  dismissWorker(worker: Signed): Promise<void>;
  /** @returns false, and stores nothing, unless the chunk is waiting: a chunk is made once. */
  finishChunk(finished: FinishedChunk): Promise<boolean>;
  /** Results of `limit` chunks in order, starting at `chunk`. */
  chunkResults(from: ChunkRef & { readonly limit: number }): Promise<readonly ChunkResult[]>;
}
