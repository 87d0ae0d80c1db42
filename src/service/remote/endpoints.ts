import type { DielinesApi } from '../../api/index.ts';
import facts from './endpoints.json' with { type: 'json' };

/** What is known of an endpoint without code. */
export interface EndpointFacts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with variable parts as `:name`. */
  readonly path: string;
  readonly family: 'dielines' | 'dimensions';
  readonly calls: keyof DielinesApi;
  /** Its arguments: `body`, `query`, `form` (a body with a file), or names in the path or the query. */
  readonly takes: readonly string[];
  readonly summary: string;
  /** Refusal statuses in addition to those of every endpoint. */
  readonly refusals: readonly (400 | 404 | 413 | 503)[];
  /** True when an answer may use a credit. */
  readonly credits?: true;
}

/** Two paths of other families read what a method reads. Named here, because declarations of the package lead to no JSON. */
type EndpointName = keyof DielinesApi | 'listDimensionGroups' | 'readDimensions';

/** The endpoints of the service. A server answers them, `remoteApi` asks them. */
export const endpointTable = facts as Readonly<Record<EndpointName, EndpointFacts>>;
