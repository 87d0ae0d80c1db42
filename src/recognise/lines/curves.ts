import Flatbush from 'flatbush';
import type { LineType } from '../../board/index.ts';
import {
  addTo,
  type Box,
  boundsOf,
  type Curve,
  chordCount,
  flatten,
  length,
  type Point,
} from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import { mustBeWithin, step } from './steps.ts';

/** A line of a drawing as far as it is compared: where it runs, and its line type. */
export type TypedCurve = Pick<Line, 'line' | 'curve'>;

export const totalLength = (lines: readonly Pick<TypedCurve, 'curve'>[]): number =>
  lines.reduce((sum, { curve }) => sum + length(curve), 0);

/** The box around all cuts, or around all lines where nothing is cut. */
export const cutBox = (lines: readonly TypedCurve[]): Box => {
  const cuts = lines.filter(({ line }) => line === 'cut');
  return boundsOf((cuts.length ? cuts : lines).map(({ curve }) => curve));
};

export const boxSize = ({ left, right, bottom, top }: Box): Point => [right - left, top - bottom];

/** Drops bleed lines. They lie beyond the board and belong to the print, so they are neither compared nor audited. */
export const withoutBleed = <L extends { readonly line: LineType }>(lines: readonly L[]): L[] =>
  lines.filter(({ line }) => line !== 'bleed');

/** The distance of the chords from their curves, in mm: a hundredth of what anyone measures on board. */
export const CHORD_GAP = 0.001;

/** Boxes that a long chord is split into: the box of a diagonal is large, and contains much that is far from it. */
const BOXES_PER_CHORD = 16;

/** A chord this short, in mm, has one box. */
const SHORT = 8;

/** Numbers of a chord: its start, the vector to its end, and its curve. */
const CHORD_FIELDS = 5;

/** Chords at most: 150 bytes each. */
const MAX_CHORDS = 1_500_000;

/** Finds the nearest of many curves to a point, within `CHORD_GAP`. An R-tree of chords (flatbush). */
export class NearestCurve {
  readonly curves: readonly Curve[];
  readonly #index: Flatbush | undefined;
  readonly #chords: Float64Array;

  /** @throws LimitError for curves that consist of more chords than fit into memory. */
  constructor(curves: readonly Curve[]) {
    this.curves = curves;
    const chords: number[] = [];
    curves.forEach((curve, of) => {
      const more = chordCount(curve, CHORD_GAP);
      mustBeWithin(MAX_CHORDS, chords.length / CHORD_FIELDS + more, 'chords in its curves');
      step(more);
      let p = curve.from;
      for (const q of flatten(curve, CHORD_GAP)) {
        addChord(chords, p, q, of);
        p = q;
      }
    });
    this.#chords = Float64Array.from(chords);
    const count = chords.length / CHORD_FIELDS;
    if (!count) return;
    this.#index = new Flatbush(count);
    for (let k = 0; k < chords.length; k += CHORD_FIELDS) {
      const [x, y, dx, dy] = [chords[k]!, chords[k + 1]!, chords[k + 2]!, chords[k + 3]!];
      this.#index.add(Math.min(x, x + dx), Math.min(y, y + dy), Math.max(x, x + dx), Math.max(y, y + dy));
    }
    this.#index.finish();
  }

  /** The index `of` the nearest curve within `reach` mm that `admit` accepts, and its distance in mm; undefined where there is none. */
  find([x, y]: Point, reach: number, admit?: (of: number) => boolean) {
    if (!this.#index) return undefined;
    step(FIND_STEPS);
    // Most points lie on a line: a small window sees few chords.
    for (let window = Math.min(reach, FIRST_WINDOW); ; window = Math.min(reach, 6 * window)) {
      const best = this.#nearestIn(x, y, window, admit);
      if (best || window >= reach) return best;
    }
  }

  #nearestIn(x: number, y: number, window: number, admit?: (of: number) => boolean) {
    let [distance, of] = [window, -1];
    // A filter that keeps nothing: a window may contain all chords.
    this.#index!.search(x - window, y - window, x + window, y + window, (chord) => {
      step();
      const at = chord * CHORD_FIELDS;
      const curve = this.#chords[at + 4]!;
      if (admit && !admit(curve)) return false;
      const gap = this.#distanceTo(x, y, at);
      if (gap < distance || (gap === distance && of < 0)) [distance, of] = [gap, curve];
      return false;
    });
    return of < 0 ? undefined : { distance, of };
  }

  #distanceTo(x: number, y: number, at: number): number {
    const [dx, dy] = [this.#chords[at + 2]!, this.#chords[at + 3]!];
    const [px, py] = [x - this.#chords[at]!, y - this.#chords[at + 1]!];
    const t = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(px - t * dx, py - t * dy);
  }
}

export const nearestByType = (lines: readonly TypedCurve[]): ReadonlyMap<LineType, NearestCurve> => {
  const curves = new Map<LineType, Curve[]>();
  for (const { line, curve } of lines) addTo(curves, line, curve);
  return new Map([...curves].map(([type, own]) => [type, new NearestCurve(own)]));
};

/** Steps to walk through the tree. */
const FIND_STEPS = 4;

/** Half a side of the first window that is searched, in mm. */
const FIRST_WINDOW = 0.1;

const addChord = (chords: number[], p: Point, q: Point, of: number): void => {
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  // Upright and level chords have thin boxes, however long they are.
  const parts = Math.min(Math.abs(dx), Math.abs(dy)) < SHORT ? 1 : BOXES_PER_CHORD;
  for (let k = 0; k < parts; k++)
    chords.push(p[0] + (k / parts) * dx, p[1] + (k / parts) * dy, dx / parts, dy / parts, of);
};

/** Pairs of boxes that touch, at most: a drawing of a box stays far below. */
const MAX_PAIRS = 1_000_000;

/** Visits pairs of boxes nearer than `gap` mm once, lower index first, by the higher. Throws LimitError for over a million pairs. */
export const eachNearPair = (boxes: readonly Box[], gap: number, visit: (lower: number, higher: number) => void) => {
  if (!boxes.length) return;
  const index = new Flatbush(boxes.length);
  for (const { left, bottom, right, top } of boxes) index.add(left, bottom, right, top);
  index.finish();
  let pairs = 0;
  boxes.forEach(({ left, bottom, right, top }, k) => {
    const lower = index.search(left - gap, bottom - gap, right + gap, top + gap, (other) => {
      step();
      if (other < k) mustBeWithin(MAX_PAIRS, ++pairs, 'pairs of lines lie beside one another');
      return other < k;
    });
    for (const other of lower.sort((a, b) => a - b)) visit(other, k);
  });
};
