import type { Dieline } from '../api/index.ts';

/** What is remembered between requests. */
export interface Store {
  addDieline(dieline: Dieline): Promise<void>;
  /** Those of a template in the order they were made, `take` of them after the first `skip`; `total` counts all. */
  dielinesOf(templateId: string, skip: number, take: number): Promise<{ total: number; dielines: readonly Dieline[] }>;
  /** Settles what a calculation costs, in one step: false where it may not be made. */
  pay(charge: Charge): Promise<boolean>;
}

export interface Charge {
  /** Equal for equal requests. */
  readonly request: string;
  readonly at: Date;
  /** A request that was paid for after this is free. */
  readonly since: Date;
  /** How many credits there are in all; as many as wanted where undefined. */
  readonly limit: number | undefined;
}

/** A file that is a data URL is kept with its record: ten kilobytes or so each. */
const KEEP = 1000;

/** Remembers until the process ends, and of dielines the last so many: a process that runs for years does not grow. */
export const memoryStore = ({ keep = KEEP }: { readonly keep?: number } = {}): Store => {
  const dielines: Dieline[] = [];
  /** When each request was paid for last, the oldest first. */
  const paid = new Map<string, number>();
  let spent = 0;
  return {
    async addDieline(dieline) {
      dielines.push(dieline);
      if (dielines.length > keep) dielines.shift();
    },
    async dielinesOf(templateId, skip, take) {
      const made = dielines.filter((dieline) => dieline.dieline_template_id === templateId);
      return { total: made.length, dielines: made.slice(skip, skip + take) };
    },
    async pay({ request, at, since, limit }) {
      // Nothing is counted where there is no end of credits.
      if (limit === undefined) return true;
      for (const [old, when] of paid)
        if (when <= since.getTime()) paid.delete(old);
        else break;
      if (paid.has(request)) return true;
      if (spent >= limit) return false;
      spent++;
      paid.set(request, at.getTime());
      return true;
    },
  };
};
