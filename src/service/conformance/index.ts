/** Holds an implementation of the service against the clauses of its interface. */
import { type RemoteOptions, remoteApi } from '../remote/index.ts';
import { type Asked, checks } from './checks.ts';
import data from './clauses.json' with { type: 'json' };

export interface Clause {
  readonly id: string;
  readonly section: string;
  readonly says: string;
  /** The interface itself, a stored answer or a known request, a drawing of the service, or a guess. */
  readonly evidence: 'interface' | 'answer' | 'drawing' | 'guess';
  readonly note?: string;
  /** Where it can be asked: `http` cannot be asked in process. */
  readonly door?: 'http';
}

export const clauses = data as readonly Clause[];

/** A clause with what was found. */
export interface ClauseResult extends Clause {
  readonly result: 'holds' | 'fails' | 'not asked';
  /** What does not hold. */
  readonly reason?: string;
}

/** Asks each clause in turn. It makes dielines and mockups; the mockups are deleted. */
export async function* askClauses(asked: Asked): AsyncGenerator<ClauseResult> {
  for (const clause of clauses) {
    if (clause.door === 'http' && !asked.get) {
      yield { ...clause, result: 'not asked', reason: 'only over HTTP' };
      continue;
    }
    try {
      await checks[clause.id]!(asked);
      yield { ...clause, result: 'holds' };
    } catch (error) {
      yield { ...clause, result: 'fails', reason: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** A server to ask, with keys of both families. */
export const remoteAsked = ({ fetch = globalThis.fetch, ...options }: RemoteOptions): Asked => ({
  api: remoteApi({ ...options, fetch, asIs: true }),
  get: (path, withKey) => {
    const key = path.startsWith('/dimensions') ? options.dimensionsKey : options.dielinesKey;
    return fetch(options.baseUrl.replace(/\/+$/, '') + path, {
      headers: withKey && key !== undefined ? { Authorization: `Bearer ${key}` } : {},
      signal: AbortSignal.timeout(options.timeout ?? 60_000),
    });
  },
});
