/** Holds a server, or this process, against the clauses of the service's interface. */
export { askClauses, type Clause, type ClauseResult, clauses, remoteAsked } from '../service/conformance/index.ts';
export { boxwright } from './service.ts';
