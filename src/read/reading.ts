import type { LineType } from '../board/index.ts';
import { bounds, type Curve, centreForm, distance, type Point, straight } from '../geometry/index.ts';

/** What a line of a drawing is for. */
export type LineKind = LineType | 'dimensions' | 'legend';

/** Is it written beside the drawing, and no part of what is made? */
export const isAnnotation = (kind: LineKind | undefined): boolean => kind === 'dimensions' || kind === 'legend';

/** One line of somebody else's drawing. In mm, y up. */
export interface ReadLine {
  /** What it is for; undefined where nothing tells. */
  readonly kind: LineKind | undefined;
  readonly curve: Curve;
  readonly look: LineLook;
  /** Where it stands in the file: a line number or the number of an object. */
  readonly place: string;
}

/** What a file says of a line, by which its kind is told. */
export interface LineLook {
  /** Names that it stands under, the nearest first: layer, group, class, marked content. */
  readonly names: readonly string[];
  /** Name of the spot ink it is drawn with. */
  readonly ink?: string;
  /** `#rrggbb` */
  readonly colour?: string;
}

/** A text of the drawing: its left end on the base line. */
export interface DrawnText {
  readonly value: string;
  readonly at: Point;
  readonly kind: LineKind | undefined;
}

/** What was read of a file. */
export interface Reading {
  readonly format: ReadFormat;
  readonly strokes: readonly ReadLine[];
  readonly texts: readonly DrawnText[];
  /** How many mm a unit of the file is, and how that is known. */
  readonly unit: { readonly mm: number; readonly from: string };
  /** What was passed over or taken for granted, in sentences. */
  readonly notes: readonly string[];
}

export type ReadFormat = 'dxf' | 'svg' | 'pdf';

/** What is asked of a file beside what it says itself. */
export interface ReadOptions {
  /** mm in a unit of the file, where the file does not say or says it wrongly. */
  readonly mm?: number;
  /** What lines under a name (of layer, group or ink) or of a colour (`#rrggbb`) are for; goes before what is known of such names. */
  readonly kinds?: Readonly<Record<string, LineKind>>;
}

/** A file that cannot be read, and where it breaks. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
  readonly reason: string;
  /** A line, a byte or an object of the file. */
  readonly place: string | undefined;

  constructor(reason: string, place?: string) {
    super(place === undefined ? reason : `${reason} (${place})`);
    this.reason = reason;
    this.place = place;
  }
}

/** What is read at most: a drawing is far below, a hostile file is not read to its end. `reach`: from the origin, in mm. */
export const LIMITS = { bytes: 32 * 2 ** 20, strokes: 100_000, depth: 64, reach: 1e6 } as const;

/** An arc that rises less than a nanometre above its chord is straight: programs write such bulges by rounding. In mm. */
const FLAT_ARC = 1e-6;

/** Collects strokes and texts, and gives up where they never end. */
export class ReadingBuilder {
  readonly strokes: ReadLine[] = [];
  readonly texts: DrawnText[] = [];
  readonly #notes = new Map<string, number>();

  stroke(stroke: ReadLine): void {
    if (this.strokes.length >= LIMITS.strokes)
      throw new UnreadableError(`more than ${LIMITS.strokes} lines`, stroke.place);
    const curve = withoutFlatArc(stroke.curve);
    if (!coordinatesOf(curve).every(Number.isFinite)) throw new UnreadableError('a number that is none', stroke.place);
    if (!isInReach(curve))
      throw new UnreadableError(
        `a line more than ${LIMITS.reach / 1e6} km away: is the unit of the file right?`,
        stroke.place,
      );
    // A point is no line; some programs close an outline with one.
    if (curve.kind === 'line' && distance(curve.from, curve.to) === 0) return;
    this.strokes.push({ ...stroke, curve });
  }

  text(text: DrawnText): void {
    if (this.texts.length >= LIMITS.strokes) throw new UnreadableError(`more than ${LIMITS.strokes} texts`);
    this.texts.push(text);
  }

  /** Says something once, however often it happens. */
  note(sentence: string): void {
    this.#notes.set(sentence, (this.#notes.get(sentence) ?? 0) + 1);
  }

  get notes(): string[] {
    return [...this.#notes].map(([sentence, times]) => (times > 1 ? `${sentence} (${times} times)` : sentence));
  }
}

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

/** Does all of a curve lie within reach? */
const isInReach = (curve: Curve): boolean => {
  const { left, right, bottom, top } = bounds(curve);
  const inReach = (v: number): boolean => Math.abs(v) <= LIMITS.reach;
  const controls = curve.kind === 'cubic' ? [...curve.c1, ...curve.c2] : [];
  return [left, right, bottom, top, ...controls].every(inReach);
};
