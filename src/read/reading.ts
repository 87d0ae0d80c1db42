import type { LineType } from '../board/index.ts';
import type { Curve, Point } from '../geometry/index.ts';

/** What a line of a drawing is for. */
export type LineKind = LineType | 'dimensions' | 'legend';

/** Lines and texts that explain the drawing and are not made: dimensions, title block. */
export const isAnnotation = (kind: LineKind | undefined): boolean => kind === 'dimensions' || kind === 'legend';

/** One line of a foreign drawing. In mm, y up. */
export interface ReadLine {
  /** What it is for; undefined where the file does not tell. */
  readonly kind: LineKind | undefined;
  readonly curve: Curve;
  readonly look: LineLook;
  /** Where it stands in the file: a line number or the number of an object. */
  readonly place: string;
}

/** What a file says of a line, by which its kind is told. */
export interface LineLook {
  /** Names it stands under, the nearest first: layer, group, class, marked content. */
  readonly names: readonly string[];
  /** Name of its spot ink. */
  readonly ink?: string;
  /** `#rrggbb` */
  readonly colour?: string;
  /** Drawn with gaps: a map of kinds knows such lines as `dashed`, before any name. */
  readonly dashed?: true;
}

/** A text of the drawing. */
export interface DrawnText {
  readonly value: string;
  /** The left end of its base line. */
  readonly at: Point;
  readonly kind: LineKind | undefined;
}

/** Lines of the file that were not read: the drawing may be incomplete. */
export interface SkippedLines {
  /** What they are and why, for example `CIRCLE with radius 0`. */
  readonly what: string;
  readonly count: number;
  /** Where the first one stands. */
  readonly place: string;
}

/** What was read of a file. */
export interface Reading {
  readonly format: ReadFormat;
  readonly lines: readonly ReadLine[];
  readonly texts: readonly DrawnText[];
  /** How many mm a unit of the file is, and how that is known. */
  readonly unit: { readonly mm: number; readonly from: string };
  /** Lines that were not read. A drawing with skipped lines is never "same" or "sound". */
  readonly skipped: readonly SkippedLines[];
  /** What was assumed, and what was left out because it is no line of the drawing, in sentences. */
  readonly notes: readonly string[];
}

export type ReadFormat = 'dxf' | 'svg' | 'pdf' | 'cf2';

/** What the caller knows about a file. */
export interface ReadOptions {
  /** Size of a unit of the file in mm, where the file does not name it or names it wrongly. */
  readonly mm?: number;
  /** What lines of a layer, group, ink or colour (`#rrggbb`) are for. It goes before names and colours that are known. */
  readonly kinds?: Readonly<Record<string, LineKind>>;
}
