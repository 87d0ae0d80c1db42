import type { LineType } from '../board/index.ts';
import type { Curve, Point } from '../geometry/index.ts';

/** Kind of a line in a drawing. */
export type LineKind = LineType | 'dimensions' | 'legend';

/** Lines and texts that explain the drawing and are not made: dimensions, title block. */
export const isAnnotation = (kind: LineKind | undefined): boolean => kind === 'dimensions' || kind === 'legend';

/** One line of a foreign drawing. In mm, y up. */
export interface ReadLine {
  /** Its kind; undefined if the file does not tell. */
  readonly kind: LineKind | undefined;
  readonly curve: Curve;
  readonly look: LineLook;
  /** Position in the file: a line number or the number of an object. */
  readonly place: string;
}

/** Properties of a line in the file that decide about its kind. */
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
  /** Description and reason, for example `CIRCLE with radius 0`. */
  readonly what: string;
  readonly count: number;
  /** Position of the first one. */
  readonly place: string;
}

/** The content of a file. */
export interface Reading {
  readonly format: ReadFormat;
  readonly lines: readonly ReadLine[];
  readonly texts: readonly DrawnText[];
  /** Length of a unit of the file in mm, and the source of this fact. */
  readonly unit: { readonly mm: number; readonly from: string };
  /** Lines that were not read. A drawing with skipped lines is never "same" or "sound". */
  readonly skipped: readonly SkippedLines[];
  /** Assumptions, and items left out because they are no lines of the drawing, in sentences. */
  readonly notes: readonly string[];
}

export type ReadFormat = 'dxf' | 'svg' | 'pdf' | 'cf2';

/** Facts that the caller knows about a file. */
export interface ReadOptions {
  /** Size of a unit of the file in mm, where the file does not name it or names it wrongly. */
  readonly mm?: number;
  /** Kinds of lines by their layer, group, ink or colour (`#rrggbb`). The map goes before known names and colours. */
  readonly kinds?: Readonly<Record<string, LineKind>>;
}
