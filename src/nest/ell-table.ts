import type { Ell } from './ell.ts';
import type { Way } from './ell-cuts.ts';

const FIRST_CAPACITY = 2 ** 14;

/** The Ls of a search with what is known of them, by number: a hash table, because there may be a million. */
export class EllTable {
  ells = new Int32Array(FIRST_CAPACITY);
  /** Most boxes found. */
  least = new Uint8Array(FIRST_CAPACITY);
  /** Bound of the number of boxes. */
  most = new Uint8Array(FIRST_CAPACITY);
  /** The cut that gives the most found; -1 for a grid. */
  ways = new Int32Array(FIRST_CAPACITY);
  count = 0;
  /** Numbers plus one, by hash; twice as many as Ls. */
  #slots = new Int32Array(2 * FIRST_CAPACITY);

  /** The number of an L, or -1 for one that is not in the table yet. */
  find(ell: Ell): number {
    return this.#slots[this.#slotOf(ell)]! - 1;
  }

  add(ell: Ell, least: number, most: number, way: Way): number {
    if (this.count === this.ells.length) this.#grow();
    const number = this.count++;
    this.#slots[this.#slotOf(ell)] = number + 1;
    this.ells[number] = ell;
    this.least[number] = least;
    this.most[number] = most;
    this.ways[number] = way;
    return number;
  }

  /** Its slot, or the free one in which it belongs. */
  #slotOf(ell: Ell): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    const mixed = Math.imul(ell ^ (ell >>> 15), 0x9e3779b1);
    let slot = (mixed ^ (mixed >>> 13)) & mask;
    while (slots[slot]! > 0 && this.ells[slots[slot]! - 1] !== ell) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const room = 2 * this.ells.length;
    const wider = <T extends Int32Array | Uint8Array>(made: T, from: T): T => {
      made.set(from);
      return made;
    };
    this.ells = wider(new Int32Array(room), this.ells);
    this.least = wider(new Uint8Array(room), this.least);
    this.most = wider(new Uint8Array(room), this.most);
    this.ways = wider(new Int32Array(room), this.ways);
    this.#slots = new Int32Array(2 * room);
    for (let number = 0; number < this.count; number++) this.#slots[this.#slotOf(this.ells[number]!)] = number + 1;
  }
}
