import {
  bounds,
  type Curve,
  centreForm,
  distance,
  keptIn,
  mapCurve,
  type Point,
  straight,
} from '../../geometry/index.ts';
import type { LineKind } from '../line-types.ts';
import { type Affine, transformCurve } from './affine.ts';
import { lineKindOf, unusedKinds } from './line-kinds.ts';
import type { DrawnText, LineLook, Reading, ReadLine, ReadOptions } from './reading.ts';
import { LIMITS, UnreadableError } from './unreadable.ts';

/** Arcs with a smaller rise above the chord count as straight, in mm. Programs write such bulges by rounding. */
const FLAT_ARC = 1e-6;

const MAX_NAMES_SHOWN = 12;

/** A line found by the reader of a format. `kind` is set when the format itself defines the kind. */
type FoundLine = Pick<ReadLine, 'curve' | 'look' | 'place'> & Partial<Pick<ReadLine, 'kind'>>;

/** Collects the lines and texts of one file, and stops at the limits. */
export class ReadingBuilder {
  readonly #lines: ReadLine[] = [];
  readonly #texts: DrawnText[] = [];
  readonly #notes = new Map<string, number>();
  readonly #skipped = new Map<string, { count: number; readonly place: string }>();
  readonly #options: ReadOptions;
  /** What else was asked for its kind, as texts. */
  readonly #looks: LineLook[] = [];

  /** Positions are measured from here. Far from it the numbers are too coarse for the geometry. */
  #origin: Point | undefined;

  constructor(options: ReadOptions) {
    this.#options = options;
  }

  /** Kind of lines with this look, from the caller's map or the names. */
  kindOf(look: LineLook): LineKind | undefined {
    if (this.#options.kinds) this.#looks.push(look);
    return lineKindOf(look, this.#options)?.kind;
  }

  line({ curve: drawn, look, place, kind }: FoundLine): void {
    if (this.#lines.length >= LIMITS.strokes)
      throw new UnreadableError(`The file has more than ${LIMITS.strokes} lines.`, place);
    const flat = withoutFlatArc(drawn);
    if (!coordinatesOf(flat).every(Number.isFinite)) {
      this.skip('line with a coordinate that is not a finite number', place);
      return;
    }
    this.#origin ??= this.#originFor(flat.from);
    const origin = this.#origin;
    const curve = origin === SHEET_ORIGIN ? flat : mapCurve(flat, (p) => minus(p, origin));
    if (!isInReach(curve))
      throw new UnreadableError(
        `The lines reach over more than ${LIMITS.reach / 1e6} km. Check the unit of the file.`,
        place,
      );
    // Some programs close an outline with a line between equal points.
    if (curve.kind === 'line' && distance(curve.from, curve.to) === 0) {
      this.note('Lines without length were left out');
      return;
    }
    const known = kind === undefined ? lineKindOf(look, this.#options) : { kind, byColour: false };
    this.#lines.push({ kind: known?.kind, ...(known?.byColour && { byColour: true }), curve, look, place });
  }

  /** Adds curves of the file where a matrix places them. */
  lines(curves: readonly Curve[], matrix: Affine, { look, place, kind }: Omit<FoundLine, 'curve'>): void {
    for (const each of curves)
      for (const curve of transformCurve(matrix, each)) this.line({ curve, look, place, kind });
  }

  /** The origin of the file, or the first point of a drawing that lies far from it, as on a map. */
  #originFor(first: Point): Point {
    if (first.every((v) => Math.abs(v) <= LIMITS.reach)) return SHEET_ORIGIN;
    const [x, y] = first.map(Math.round) as [number, number];
    this.note(`The drawing lies far from the origin: positions are measured from ${x}, ${y} mm`);
    return [x, y];
  }

  text(text: DrawnText): void {
    if (this.#texts.length >= LIMITS.strokes)
      throw new UnreadableError(`The file has more than ${LIMITS.strokes} texts.`);
    this.#texts.push(text);
  }

  /** Adds a note once. The sentence has no full stop. */
  readonly note = (sentence: string): void => {
    this.#notes.set(sentence, (this.#notes.get(sentence) ?? 0) + 1);
  };

  /** Counts an unreadable line by its description and reason. */
  skip(what: string, place: string): void {
    keptIn(this.#skipped, what, () => ({ count: 0, place })).count++;
  }

  /** Draws a thing of the file. What is wrong with one does not stop the others. */
  orSkip(what: string, place: string, draw: () => void): void {
    try {
      draw();
    } catch (error) {
      if (error instanceof UnreadableError) throw error;
      this.skip(`${what} with ${(error as Error).message}`, place);
    }
  }

  finish(format: Reading['format'], unit: Reading['unit']): Reading {
    const lines = this.#lines;
    mustBeApart(lines);
    this.#noteUnusedKinds();
    const origin = this.#origin ?? SHEET_ORIGIN;
    const texts = this.#texts.map((text) => ({ ...text, at: minus(text.at, origin) }));
    const skipped = [...this.#skipped].map(([what, times]) => ({ what, ...times }));
    const notes = [...this.#notes].map(([said, times]) => (times > 1 ? `${said} (${times} times).` : `${said}.`));
    return { format, unit, lines, texts, skipped, notes };
  }

  /** A misspelt name in the map of kinds changes nothing, so it is told. */
  #noteUnusedKinds(): void {
    const { kinds } = this.#options;
    if (!kinds) return;
    const { unused, known } = unusedKinds([...this.#lines.map(({ look }) => look), ...this.#looks], kinds);
    const shown = [...known.slice(0, MAX_NAMES_SHOWN), ...(known.length > MAX_NAMES_SHOWN ? ['…'] : [])].join(', ');
    for (const name of unused)
      this.note(
        `Nothing has the layer, group, ink or colour "${name}", which was mapped to ${kinds[name]}${shown && `. The file has ${shown}`}`,
      );
  }
}

/** Lines longer than this whose ends are in the same cells of this size lie on one another, in mm. So many pairs of them are no drawing. */
const [LONG_LINE, CELL, MOST_PAIRS] = [5, 0.3, 200_000] as const;

/** Counts lines that lie on one another before any of their pairs are made. @throws UnreadableError for too many. */
const mustBeApart = (lines: readonly ReadLine[]): void => {
  const counts = new Map<string, number>();
  let pairs = 0;
  for (const { curve, place } of lines) {
    if (distance(curve.from, curve.to) < LONG_LINE) continue;
    const [a, b] = [curve.from, curve.to].map((end) => end.map((v) => Math.round(v / CELL)).join()).sort();
    const key = `${curve.kind},${a},${b}`;
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    pairs += before;
    if (pairs > MOST_PAIRS)
      throw new UnreadableError(
        `More than ${MOST_PAIRS.toLocaleString('en')} pairs of lines lie within ${CELL} mm of one another: delete the copies.`,
        place,
      );
  }
};

const SHEET_ORIGIN: Point = [0, 0];

const minus = ([x, y]: Point, [left, bottom]: Point): Point => [x - left, y - bottom];

const withoutFlatArc = (curve: Curve): Curve =>
  curve.kind === 'arc' && (Math.abs(curve.bulge) * distance(curve.from, curve.to)) / 2 < FLAT_ARC
    ? straight(curve.from, curve.to)
    : curve;

const coordinatesOf = (curve: Curve): number[] => [
  ...curve.from,
  ...curve.to,
  ...(curve.kind === 'cubic' ? [...curve.c1, ...curve.c2] : []),
  ...(curve.kind === 'arc' ? [centreForm(curve).radius] : []),
];

const isInReach = (curve: Curve): boolean => {
  const { left, right, bottom, top } = bounds(curve);
  const controls = curve.kind === 'cubic' ? [...curve.c1, ...curve.c2] : [];
  return [left, right, bottom, top, ...controls].every((v) => Math.abs(v) <= LIMITS.reach);
};
