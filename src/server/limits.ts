/** Limits of the server. `src/docs/service.md` names these numbers. */

/** JSON body, in bytes. Realistic requests have a few thousand. */
export const BODY = 1024 * 1024;

/** Concurrent requests; further ones are told to retry. */
export const REQUESTS = 256;

/** Requests of one connection that run at the same time, and that wait for those. */
export const CONNECTION_REQUESTS = 4;
export const CONNECTION_WAITING = 64;

/** Time in which a request with the same Idempotency-Key gets the same answer, in ms. */
export const IDEMPOTENCY_MS = 24 * 60 * 60 * 1000;

/** Concurrent uploads. Each may hold an artwork in memory. */
export const UPLOADS = 8;

/** Number of form fields, including unknown ones, and the length of a known field in bytes. */
export const FIELDS = 1000;
export const FIELD = 1000;

/** Maximum wait for the page of a mockup, in ms. */
export const LONGEST_LOOK = 10_000;

/** Maximum time for a request to arrive, in ms. */
export const ARRIVAL = 60_000;

/** Time after which a client that takes nothing of its answer is disconnected, in ms. */
export const STALLED_CLIENT_MS = 30_000;

/** Maximum time for accepted requests after a stop, in ms. */
export const STOP_GRACE_MS = 10_000;

/** Time for a client to read the reason before its connection is closed, in ms. */
export const LINGER_MS = 1000;
