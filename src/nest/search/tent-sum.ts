import { NO_FIT_ROUNDING_UM } from '../rows/row.ts';

const FIRST_CAPACITY = 32;

/**
 * Overlaps along a line. Over the stretch of one the way out grows from both ends to the middle, like a tent: a sum of tents is straight
 * between their feet and bends down at their tops. So it is least at a foot or at an end of the line, and the best place is found exactly.
 */
export class TentSum {
  count = 0;
  /** The best whole place of the last call of `least`. */
  best = 0;
  #room = 0;
  #from = new Float64Array(FIRST_CAPACITY);
  #to = new Float64Array(FIRST_CAPACITY);
  #weights = new Float64Array(FIRST_CAPACITY);

  /** Begins a line from 0 to `room`. */
  clear(room: number): void {
    this.count = 0;
    this.#room = room;
  }

  add(from: number, to: number, weight: number): void {
    if (to <= 0 || from >= this.#room) return;
    if (this.count === this.#from.length)
      [this.#from, this.#to, this.#weights] = [doubled(this.#from), doubled(this.#to), doubled(this.#weights)];
    this.#from[this.count] = from;
    this.#to[this.count] = to;
    this.#weights[this.count++] = weight;
  }

  /** The least sum on the line, at `best`; `most` where none is less. */
  least(most: number): number {
    const room = this.#room;
    let least = this.#sumBelow(0, most);
    least = this.#sumBelow(room, least);
    for (let k = 0; k < this.count && least > 0; k++) {
      const before = Math.floor(this.#from[k]! + NO_FIT_ROUNDING_UM);
      const after = Math.ceil(this.#to[k]! - NO_FIT_ROUNDING_UM);
      if (before > 0 && before < room) least = this.#sumBelow(before, least);
      if (after > 0 && after < room) least = this.#sumBelow(after, least);
    }
    return least;
  }

  /** The sum at a place, which becomes the best; `most` where it is not below that. */
  #sumBelow(place: number, most: number): number {
    const from = this.#from;
    const to = this.#to;
    const weights = this.#weights;
    let sum = 0;
    for (let k = 0; k < this.count; k++) {
      const before = place - from[k]!;
      const after = to[k]! - place;
      if (before <= NO_FIT_ROUNDING_UM || after <= NO_FIT_ROUNDING_UM) continue;
      sum += weights[k]! * Math.min(before, after);
      if (sum >= most) return most;
    }
    if (sum >= most) return most;
    this.best = place;
    return sum;
  }
}

const doubled = (values: Float64Array): Float64Array<ArrayBuffer> => {
  const wider = new Float64Array(2 * values.length);
  wider.set(values);
  return wider;
};
