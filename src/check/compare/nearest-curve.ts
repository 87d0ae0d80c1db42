import { boundsOf, type Curve, flatten, type Point } from '../../geometry/index.ts';

/** How near the chords are to their curves, in mm: a hundredth of what anyone measures on board. */
export const CHORD_GAP = 0.001;

/** Side of a cell in mm, unless the drawing is so large that a line would run through too many of them. */
const CELL = 8;
const CELLS = 4096;

interface NearestHit {
  /** In mm. */
  readonly distance: number;
  /** Index of the nearest curve. */
  readonly of: number;
}

/** Numbers that a chord takes: its start, what leads to its end, and whose it is. */
const CHORD = 5;

/** Curves by the cells they run through: finds the nearest one to a point, within `NEAR`. */
export class NearestCurve {
  readonly #cells = new Map<number, number[]>();
  readonly #chords: number[] = [];
  readonly #cell: number;

  constructor(curves: readonly Curve[]) {
    const { left, right, bottom, top } = boundsOf(curves);
    this.#cell = Math.max(CELL, (right - left) / CELLS, (top - bottom) / CELLS);
    curves.forEach((curve, of) => {
      let p = curve.from;
      for (const q of flatten(curve, CHORD_GAP)) {
        this.#add(p, q, of);
        p = q;
      }
    });
  }

  /** Notes a chord in every cell it touches, column by column. */
  #add(p: Point, q: Point, of: number): void {
    const chord = this.#chords.push(p[0], p[1], q[0] - p[0], q[1] - p[1], of) - CHORD;
    const [a, b] = p[0] <= q[0] ? [p, q] : [q, p];
    const [first, last] = [this.#cellAt(a[0] - SLACK), this.#cellAt(b[0] + SLACK)];
    const slope = (b[1] - a[1]) / (b[0] - a[0] || 1);
    for (let i = first; i <= last; i++) {
      // Upright chords are within one column, from end to end.
      const from = i === first ? a[1] : a[1] + slope * (i * this.#cell - a[0]);
      const to = i === last ? b[1] : a[1] + slope * ((i + 1) * this.#cell - a[0]);
      const top = this.#cellAt(Math.max(from, to) + SLACK);
      for (let j = this.#cellAt(Math.min(from, to) - SLACK); j <= top; j++) {
        const chords = this.#cells.get(key(i, j));
        if (chords) chords.push(chord);
        else this.#cells.set(key(i, j), [chord]);
      }
    }
  }

  /** The nearest curve within `reach` mm; undefined where there is none. `besides`: a curve that does not count. */
  find([x, y]: Point, reach: number, besides = -1): NearestHit | undefined {
    const [i, j] = [this.#cellAt(x), this.#cellAt(y)];
    const cell = this.#cell;
    const [u, v] = [x - i * cell, y - j * cell];
    /** To the nearest side of the point's own cell: a ring of cells further out lies a cell further off. */
    const side = Math.min(u, cell - u, v, cell - v);
    const best = { distance: reach, of: -1 };
    this.#look(i, j, x, y, besides, best);
    for (let ring = 1; (ring - 1) * cell + side <= best.distance; ring++)
      for (let d = -ring; d <= ring; d++) {
        this.#look(i + d, j - ring, x, y, besides, best);
        this.#look(i + d, j + ring, x, y, besides, best);
        if (Math.abs(d) === ring) continue;
        this.#look(i - ring, j + d, x, y, besides, best);
        this.#look(i + ring, j + d, x, y, besides, best);
      }
    return best.of < 0 ? undefined : best;
  }

  #cellAt(x: number): number {
    return Math.floor(x / this.#cell);
  }

  /** Looks for a chord in a cell that is nearer than the best. */
  #look(i: number, j: number, x: number, y: number, besides: number, best: { distance: number; of: number }): void {
    const chords = this.#cells.get(key(i, j));
    if (!chords) return;
    for (const chord of chords) {
      const of = this.#chords[chord + 4]!;
      if (of === besides) continue;
      const far = this.#far(x, y, chord);
      if (far < best.distance || (far === best.distance && best.of < 0)) {
        best.distance = far;
        best.of = of;
      }
    }
  }

  /** From a point to a chord. */
  #far(x: number, y: number, chord: number): number {
    const dx = this.#chords[chord + 2]!;
    const dy = this.#chords[chord + 3]!;
    const px = x - this.#chords[chord]!;
    const py = y - this.#chords[chord + 1]!;
    const t = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(px - t * dx, py - t * dy);
  }
}

/** What runs along a side of a cell is in both, in mm. */
const SLACK = 1e-6;

const key = (i: number, j: number): number => i * 0x200000 + j;
