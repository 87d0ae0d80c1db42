import { type OrientedBox, overlapsAny } from './oriented-box.ts';
import { countThrough, type Segments } from './segments.ts';

/** What is there already: a label keeps clear of other labels and, with its text, of the lines of the drawing. */
export class LabelContext {
  /** Texts and arrow heads of the labels that are placed. */
  readonly solid: OrientedBox[] = [];
  /** Their dimension lines. */
  readonly lines: OrientedBox[] = [];
  readonly extensions: OrientedBox[] = [];
  readonly #drawn: Segments;
  /** How often a text was tried somewhere. */
  tried = 0;

  constructor(drawn: Segments) {
    this.#drawn = drawn;
  }

  /** Is another label in the way of a text? */
  hasLabel(text: OrientedBox): boolean {
    this.tried++;
    return overlapsAny(text, this.solid) || overlapsAny(text, this.lines) || overlapsAny(text, this.extensions);
  }

  /** How many lines of the drawing run through the box. */
  linesThrough(box: OrientedBox): number {
    return countThrough(this.#drawn, box);
  }
}
