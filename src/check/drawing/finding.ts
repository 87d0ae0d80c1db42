import type { Curve, Point } from '../../geometry/index.ts';

/** One fault of a drawing, whatever box it is of. One cause is one finding. */
export interface Finding {
  readonly kind:
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
    | 'nothing cut';
  /** A sentence without its full stop. */
  readonly text: string;
  /** Undefined for lines that were not read. */
  readonly at?: Point;
  /** In mm, where the fault has a size. */
  readonly size?: number;
  /** Where the lines concerned stand in the file. */
  readonly places: readonly string[];
  /** The faulty parts of the lines. */
  readonly marks: readonly Curve[];
}

/** A sentence with its first letter large. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** The first few of many places, each once. */
export const somePlaces = (places: readonly string[]): string[] => [...new Set(places)].slice(0, 4);
