/** A request with an idempotency key, as it was first seen. */
export interface Claim {
  readonly fingerprint: string;
  /** Ids of new records follow from it, so that a repeat finds what the first try has stored. */
  readonly seed: string;
  /** Its answer, once there was one. */
  readonly answer?: string;
}

export interface AnswerStore {
  /** Finds the claim of a key, or makes this one. Claims from before `since`, in ms since 1970, do not count. */
  claim(claim: Claim & { account: string; key: string; at: number; since: number }): Promise<Claim>;
  keepAnswer(answer: { account: string; key: string; answer: string }): Promise<void>;
}

export interface StoredUsage {
  readonly dielines: number;
  readonly mockups: number;
  readonly nestings: number;
  readonly batches: number;
  /** Requests of all its batches. */
  readonly batch_requests: number;
  readonly credits_spent: number;
}

export interface UsageStore {
  usage(account: string): Promise<StoredUsage>;
  creditsSpent(account: string): Promise<number>;
}
