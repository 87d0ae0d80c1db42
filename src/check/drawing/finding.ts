import type { ReadOptions } from '../../formats/reading/index.ts';
import type { Curve, Point } from '../../geometry/index.ts';

/** Faults of lines. Public declarations cannot lead to a file of data, so they stand here, too. */
export type FaultOfLines =
  | 'skipped line'
  | 'unknown line'
  | 'duplicate'
  | 'overlap'
  | 'double line'
  | 'cut along crease'
  | 'crossing'
  | 'gap'
  | 'open outline'
  | 'outline not cut'
  | 'dangling crease'
  | 'speck';

/** One fault of a drawing, independent of the box. One cause gives one finding. */
export interface Finding {
  readonly kind: FaultOfLines | 'nothing cut' | 'not checked' | 'implausible size';
  /** A sentence without its full stop. */
  readonly text: string;
  /** Undefined for lines that were not read. */
  readonly at?: Point;
  /** Size of the fault in mm, where it has one. */
  readonly size?: number;
  /** Positions in the file of the lines concerned. */
  readonly places: readonly string[];
  /** Facts about the file that would settle it: other units, the likely type of its lines. */
  readonly fixes?: readonly ReadOptions[];
  /** The faulty parts of the lines. */
  readonly marks: readonly Curve[];
  /** How many further findings of its kind follow, which are left out: of the last one that is told of many. */
  readonly more?: number;
}

/** Where a line of a drawing stands in its file. */
export type LinePlace = (line: number) => string;

/** A finding that marks no lines and names none in the file. */
export const bareFinding = <K extends string>(
  kind: K,
  text: string,
  more: Partial<Pick<Finding, 'at' | 'size' | 'places' | 'fixes'>> = {},
) => ({ kind, text, places: [], marks: [], ...more });

export const notChecked = (parts: string, reason: string) =>
  bareFinding('not checked', capital(`${parts} were not checked in full: ${reason}`));

/** The first `most` findings of each kind; the last of them tells how many `more` follow. */
export const firstOfEachKind = <F extends { readonly kind: string }>(findings: readonly F[], most: number) => {
  const counts = new Map<string, number>();
  const kept = findings.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= most;
  });
  const last = new Map(kept.map(({ kind }, k) => [kind, k]));
  return kept.map((finding, k): F & { readonly more?: number } => {
    const more = counts.get(finding.kind)! - most;
    return more > 0 && last.get(finding.kind) === k ? { ...finding, more } : finding;
  });
};

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

export const somePlaces = (places: readonly string[]): string[] => [...new Set(places)].slice(0, 4);
