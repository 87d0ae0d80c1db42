import { type Curve, flatten, type Point } from '../geometry/index.ts';

/** A straight piece of a curve, and whose it is. */
interface Chord {
  readonly p: Point;
  readonly q: Point;
  readonly of: number;
}

/** How near the chords are to their curves, in mm: a hundredth of what anyone measures on board. */
export const NEAR = 0.001;

/** Side of a cell in mm. */
const CELL = 8;

export interface Found {
  /** In mm. */
  readonly distance: number;
  /** Index of the nearest curve. */
  readonly of: number;
}

/** Curves by where they are: finds the nearest one to a point, within `NEAR`. */
export class Nearby {
  readonly #cells = new Map<number, Chord[]>();
  readonly #many: number;

  constructor(curves: readonly Curve[]) {
    this.#many = curves.length;
    curves.forEach((curve, of) => {
      let p = curve.from;
      for (const q of flatten(curve, NEAR)) {
        this.#add({ p, q, of });
        p = q;
      }
    });
  }

  #add(chord: Chord): void {
    const { p, q } = chord;
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    // A cell at a time along the chord, and those beside: it crosses no others.
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / CELL));
    const seen = new Set<number>();
    for (let k = 0; k <= steps; k++) {
      const i = Math.floor((p[0] + (dx * k) / steps) / CELL);
      const j = Math.floor((p[1] + (dy * k) / steps) / CELL);
      for (let di = -1; di <= 1; di++) for (let dj = -1; dj <= 1; dj++) seen.add(key(i + di, j + dj));
    }
    for (const cell of seen) {
      const chords = this.#cells.get(cell);
      if (chords) chords.push(chord);
      else this.#cells.set(cell, [chord]);
    }
  }

  /** The nearest curve within `reach` mm; undefined where there is none. `besides`: a curve that does not count. */
  find(point: Point, reach: number, besides = -1): Found | undefined {
    if (!this.#many) return undefined;
    let best: Found | undefined;
    const rings = Math.ceil(reach / CELL);
    const [ci, cj] = [Math.floor(point[0] / CELL), Math.floor(point[1] / CELL)];
    for (let ring = 0; ring <= rings; ring++) {
      // What a cell holds may be a cell away from it.
      if (best && best.distance <= (ring - 1) * CELL) break;
      for (const cell of around(ci, cj, ring))
        for (const { p, q, of } of this.#cells.get(cell) ?? []) {
          if (of === besides) continue;
          const distance = toChord(point, p, q);
          if (distance <= reach && (!best || distance < best.distance)) best = { distance, of };
        }
    }
    return best;
  }
}

const key = (i: number, j: number): number => i * 0x200000 + j;

/** Cells of a square ring. */
function* around(i: number, j: number, ring: number): Generator<number> {
  if (ring === 0) {
    yield key(i, j);
    return;
  }
  for (let d = -ring; d <= ring; d++) {
    yield key(i + d, j - ring);
    yield key(i + d, j + ring);
    if (Math.abs(d) < ring) {
      yield key(i - ring, j + d);
      yield key(i + ring, j + d);
    }
  }
}

const toChord = ([x, y]: Point, [px, py]: Point, [qx, qy]: Point): number => {
  const [u, v] = [qx - px, qy - py];
  const t = Math.min(1, Math.max(0, ((x - px) * u + (y - py) * v) / (u * u + v * v || 1)));
  return Math.hypot(x - px - t * u, y - py - t * v);
};
