import type { Box, Point } from '../../geometry/index.ts';
import { CellIndex } from '../cell-index.ts';
import type { Line } from '../dieline.ts';
import { OrientedBoxes } from './oriented-boxes.ts';
import { PageRoom } from './page-room.ts';
import { Segments } from './segments.ts';

/** Content of a box of a placed label: text or arrow head, dimension line, extension line. As bits, so that a query asks for several. */
export const SOLID = 1;
export const LINE = 2;
export const EXTENSION = 4;

/** The boxes of all placed labels, found by their position. */
export class PlacedBoxes {
  readonly #boxes = new OrientedBoxes();
  readonly #kinds: number[] = [];
  readonly #grid = new CellIndex();

  /** Starts without boxes. @param extent of the drawing. @param cell side of a cell, in mm. */
  begin(extent: Box, cell: number): void {
    this.#boxes.clear();
    this.#grid.begin(extent, cell);
  }

  /** Copies some boxes of another list. */
  keep(other: OrientedBoxes, from: number, to: number, kind: number): void {
    for (let k = from; k < to; k++) {
      const box = this.#boxes.count;
      this.#boxes.copy(other, k);
      this.#kinds[box] = kind;
      this.#grid.add(box, other.left(k), other.bottom(k), other.right(k), other.top(k));
    }
  }

  /** The kinds of the boxes that a box overlaps, or `SOLID` and some of the others: it rules out everything. Touching boxes do not overlap. */
  kindsUnder(boxes: OrientedBoxes, k: number): number {
    const grid = this.#grid;
    const count = grid.select(boxes.left(k), boxes.bottom(k), boxes.right(k), boxes.top(k));
    let kinds = 0;
    for (let n = 0; n < count && !(kinds & SOLID); n++) {
      const box = grid.selected[n]!;
      const kind = this.#kinds[box]!;
      if ((kinds & kind) === 0 && boxes.overlaps(k, this.#boxes, box)) kinds |= kind;
    }
    return kinds;
  }
}

/** A measure written beside a drawing. Everything in mm on the sheet, y up. */
export interface Label {
  /** The variable it shows (`length`), or `overall_width`, `overall_height`. */
  readonly name: string;
  /** The measured points. */
  readonly from: Point;
  readonly to: Point;
  /** Strokes: the dimension line, in one or two pieces, and extension lines. */
  readonly lines: readonly (readonly [from: Point, to: Point])[];
  /** Arrow heads as filled triangles, tip first. */
  readonly arrows: readonly (readonly [tip: Point, left: Point, right: Point])[];
  readonly text: {
    readonly value: string;
    /** Left end of the base line. */
    readonly at: Point;
    /** 0, or 90 for text that reads from the right. */
    readonly rotation: 0 | 90;
    /** Cap height in mm. */
    readonly height: number;
  };
}

/** Largest drawing whose context is kept for reuse, in numbers: some thousand lines. Labels and cells are fewer than lines. */
const MOST_KEPT = 2 ** 16;

/** Flattening tolerance of curves, in text heights. */
const CHORD_SHARE = 0.02;

/** Side of a cell of the grid in which placed labels are looked for, in text heights: about the width of a text. */
const CELL_SHARE = 6;

/** Everything placed so far. A label keeps clear of other labels, and its text of the lines of the drawing. */
export class LabelContext {
  readonly placed = new PlacedBoxes();
  readonly room = new PageRoom();
  /** The boxes of the current try, and of the best one so far. */
  tried = new OrientedBoxes();
  best = new OrientedBoxes();
  readonly #drawn = new Segments();
  /** How far a curve may lie beside its straight pieces, in mm. */
  chord = 0;
  /** Number of places tried for texts. */
  tries = 0;

  /** Starts with a drawing without labels. @param extent of the drawing. @param height the least text height, in mm. */
  begin(lines: readonly Line[], extent: Box, height: number): void {
    this.chord = CHORD_SHARE * height;
    this.#drawn.hold(lines, this.chord, extent, CELL_SHARE * height);
    this.placed.begin(extent, CELL_SHARE * height);
    this.room.begin(extent);
  }

  /** True when the context is small enough to be reused for another drawing. */
  get isSmall(): boolean {
    return this.#drawn.room < MOST_KEPT;
  }

  /** Keeps the boxes of the current try as the best so far. */
  keepTried(): void {
    [this.best, this.tried] = [this.tried, this.best];
  }

  /** True when the text box overlaps another label. */
  hasLabel(boxes: OrientedBoxes, text: number): boolean {
    this.tries++;
    return this.placed.kindsUnder(boxes, text) !== 0;
  }

  /** Number of lines of the drawing through a box, counted up to `most`. */
  linesThrough(boxes: OrientedBoxes, k: number, most = Number.POSITIVE_INFINITY): number {
    return this.#drawn.countThrough(boxes, k, most);
  }
}

/** A text that measures nothing. `at`: its lower left corner; `height`: that of its capitals in mm. */
export const textLabel = (name: string, value: string, at: Point, height: number, rotation: 0 | 90 = 0): Label => ({
  ...{ name, from: at, to: at, lines: [], arrows: [] },
  text: { value, at, rotation, height },
});
