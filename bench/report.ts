import type { Batch } from './batch.ts';
import type { Whole } from './catalogue.ts';
import type { Many } from './many.ts';
import type { Time } from './measure.ts';
import type { Row } from './row.ts';
import type { Server } from './server.ts';
import type { Startup } from './startup.ts';

/** Everything one run found out. */
export interface Report {
  readonly id: string;
  /** Lines of its drawing, and numbers in a file of it. */
  readonly lines: number;
  readonly numbers: number;
  readonly floor: Time;
  readonly machine: string;
  /** The day of the measurement. */
  readonly date?: string;
  readonly rows: readonly Row[];
  readonly many: Many;
  readonly catalogue: Whole;
  readonly server?: Server;
  readonly startup?: Startup;
  readonly batch?: Batch;
}
