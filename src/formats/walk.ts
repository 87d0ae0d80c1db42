/** Halves of a graph in walks, head to tail, one walk after another: a list for each would take several times the memory. */
export class Walks {
  readonly halves: number[] = [];
  /** Number of halves. */
  length = 0;
  /** Number of walks. */
  count = 0;
  /** Per walk, the end of its halves. */
  readonly #end: number[] = [];
  readonly #closed: boolean[] = [];

  clear(): void {
    this.length = 0;
    this.count = 0;
  }

  /** Adds a half to the walk that has not ended. */
  add(half: number): void {
    this.halves[this.length++] = half;
  }

  /** Ends a walk. */
  end(closed: boolean): void {
    this.#end[this.count] = this.length;
    this.#closed[this.count++] = closed;
  }

  /** Start of a walk in `halves`. It ends where the next one starts. */
  start(walk: number): number {
    return walk === 0 ? 0 : this.#end[walk - 1]!;
  }

  isClosed(walk: number): boolean {
    return this.#closed[walk]!;
  }
}

/** State of a line while a graph is taken apart. */
export const UNKNOWN = 0;
export const OPEN = 1;
export const DONE = 2;
