import type { Generated } from 'kysely';

/**
 * The tables, the same in every database: texts, whole numbers and bytes, nothing that one of them has and another
 * has not. Records are JSON, and what is asked for stands beside them.
 */
export interface Tables {
  dielines: { seq: Generated<number>; id: string; template_id: string; record: string };
  mockups: { seq: Generated<number>; id: string; dieline_id: string; record: string };
  files: { key: string; name: string; type: string; data: Uint8Array };
  /** When each request was paid for last, in ms since 1970. */
  payments: { request: string; paid_at: number };
  /** One row, id 1: credits that were spent, and whether the first keys were made (0 or 1). */
  account: { id: number; spent: number; first_keys: number };
  keys: {
    seq: Generated<number>;
    id: string;
    kind: string;
    hash: string;
    created_at: string;
    revoked_at: string | null;
  };
}
