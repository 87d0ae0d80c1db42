/** Keeps what one use leaves for the next, because making it is costly. Another use meanwhile makes its own; a failed use keeps nothing. */
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
