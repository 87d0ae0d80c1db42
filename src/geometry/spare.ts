/**
 * Keeps what one use leaves behind for the next, because making it anew takes much of the time or memory. While it is taken, another use
 * makes its own; a use that fails gives nothing back.
 */
export class Spare<T> {
  readonly #make: () => T;
  #kept: T | undefined;

  constructor(make: () => T) {
    this.#make = make;
  }

  take(): T {
    const kept = this.#kept ?? this.#make();
    this.#kept = undefined;
    return kept;
  }

  giveBack(used: T): void {
    this.#kept = used;
  }
}
