import type { Curve, Point } from '../../geometry/index.ts';
import type { FormatName } from '../format-facts.ts';
import type { LineKind } from '../line-types.ts';
import type { Profile } from '../profile.ts';

/** One line of a foreign drawing, in mm, y up. */
export interface ReadLine {
  readonly kind: LineKind | undefined;
  /** True where the kind is that of its colour alone, which tells little in files of others. */
  readonly byColour?: true;
  readonly curve: Curve;
  readonly look: LineLook;
  /** Position in the file: a line number or the number of an object. */
  readonly place: string;
}

/** Properties of a line in the file that determine its kind. */
export interface LineLook {
  /** Names around it, nearest first: layer, group, class, marked content. */
  readonly names: readonly string[];
  /** Name of its spot ink. */
  readonly ink?: string;
  /** `#rrggbb` */
  readonly colour?: string;
  /** True for a line with gaps. A map of kinds lists such lines as `dashed`, which takes precedence over names. */
  readonly dashed?: true;
}

export interface DrawnText {
  readonly value: string;
  /** Left end of the baseline. */
  readonly at: Point;
  readonly kind: LineKind | undefined;
}

/** Unread lines of the file. The drawing may be incomplete. */
export interface SkippedLines {
  /** Description and reason, for example `CIRCLE with radius 0`. */
  readonly what: string;
  readonly count: number;
  /** Position of the first such line. */
  readonly place: string;
}

/** The content of a file. */
export interface Reading {
  readonly format: FormatName;
  readonly lines: readonly ReadLine[];
  readonly texts: readonly DrawnText[];
  /** Length of a unit of the file in mm, and the source of this value. */
  readonly unit: { readonly mm: number; readonly from: string };
  /** Unread lines. A drawing with skipped lines is never "same" or "sound". */
  readonly skipped: readonly SkippedLines[];
  /** Sentences about assumptions, and about items left out because they are not lines of the drawing. */
  readonly notes: readonly string[];
}

/** Facts known to the caller about a file. */
export interface ReadOptions {
  /** Size of a unit of the file in mm, for files with a missing or wrong unit. */
  readonly mm?: number;
  /** Kinds of lines by layer, group, ink or colour (`#rrggbb`). The map takes precedence over known names and colours. */
  readonly kinds?: Readonly<Record<string, LineKind>>;
  /** The profile of a file with other names than usual. Its names take precedence over known ones. @defaultValue the hosted service's */
  readonly profile?: Profile;
}
