import type { Line } from '../dieline.ts';
import { OrientedBoxes } from './oriented-boxes.ts';
import { Segments } from './segments.ts';

/** Largest context that is kept for reuse, in numbers: enough for some thousand lines. */
const MOST_KEPT = 2 ** 16;

/** Everything placed so far. A label keeps clear of other labels, and its text of the lines of the drawing. */
export class LabelContext {
  /** Texts and arrow heads of the labels that are placed. */
  readonly solid = new OrientedBoxes();
  /** Their dimension lines. */
  readonly lines = new OrientedBoxes();
  readonly extensions = new OrientedBoxes();
  /** The boxes of the current try, and of the best one so far. */
  tried = new OrientedBoxes();
  best = new OrientedBoxes();
  readonly #drawn = new Segments();
  /** Number of places tried for texts. */
  tries = 0;

  /** Starts with a drawing without labels. @param chord flattening tolerance of its lines, in mm. */
  begin(lines: readonly Line[], chord: number): void {
    this.#drawn.hold(lines, chord);
    this.solid.clear();
    this.lines.clear();
    this.extensions.clear();
    this.tries = 0;
  }

  /** True when the context is small enough to be reused for another drawing. */
  get isSmall(): boolean {
    return this.#drawn.room + this.solid.room + this.lines.room + this.extensions.room < MOST_KEPT;
  }

  /** Keeps the boxes of the current try as the best so far. */
  keepTried(): void {
    const { best } = this;
    this.best = this.tried;
    this.tried = best;
  }

  /** True when the text box overlaps another label. */
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
