/** Halves of a graph, head to tail. */
export interface Walk {
  readonly halves: readonly number[];
  readonly closed: boolean;
}

/** State of a line while a graph is taken apart. */
export const UNKNOWN = 0;
export const OPEN = 1;
export const DONE = 2;
