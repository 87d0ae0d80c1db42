/** Why an artwork is not drawn. */
export class Refusal extends Error {}

/** What the process that draws ends with where the artwork is to blame. */
export const REFUSED = 3;
