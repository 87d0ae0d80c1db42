import { OrientedBoxes } from './oriented-boxes.ts';
import type { Segments } from './segments.ts';

/** Labels that a drawing has, by a rough guess: with more, their boxes take more memory. */
const LABELS = 6;

/** What is there already: a label keeps clear of other labels and, with its text, of the lines of the drawing. */
export class LabelContext {
  /** Texts and arrow heads of the labels that are placed. */
  readonly solid = new OrientedBoxes(3 * LABELS);
  /** Their dimension lines. */
  readonly lines = new OrientedBoxes(2 * LABELS);
  readonly extensions = new OrientedBoxes(2 * LABELS);
  /** The boxes of the place that is being tried, and of the best one so far. */
  readonly tried = new OrientedBoxes(8);
  readonly best = new OrientedBoxes(8);
  readonly #drawn: Segments;
  /** How often a text was tried somewhere. */
  tries = 0;

  constructor(drawn: Segments) {
    this.#drawn = drawn;
  }

  /** Is another label in the way of a text? */
  hasLabel(boxes: OrientedBoxes, text: number): boolean {
    this.tries++;
    return (
      boxes.overlapsAny(text, this.solid) ||
      boxes.overlapsAny(text, this.lines) ||
      boxes.overlapsAny(text, this.extensions)
    );
  }

  /** How many lines of the drawing run through a box. */
  linesThrough(boxes: OrientedBoxes, k: number): number {
    return this.#drawn.countThrough(boxes, k);
  }
}
