/** What the server accepts. The README names these numbers. */

/** A JSON body, in bytes: the longest request that makes sense has some thousand. */
export const BODY = 1024 * 1024;

/** Requests under way at once; one more is told to come again. */
export const REQUESTS = 256;

/** Uploads under way at once: each may hold an artwork in memory. */
export const UPLOADS = 8;

/** Fields of a form, unknown ones too, and how long a known one may be, in bytes. */
export const FIELDS = 1000;
export const FIELD = 1000;

/** How long somebody who looks at a mockup waits for its page, in ms. */
export const LONGEST_LOOK = 10_000;

/** How long a request may take to arrive, in ms. */
export const ARRIVAL = 60_000;

/** How long what is under way may take to end once the server is told to stop, in ms. */
export const GRACE = 10_000;
