import type { Point } from '../../geometry/index.ts';

/** What is wrong with a drawing, whatever it is a drawing of. */
export interface Finding {
  readonly kind:
    | 'skipped line'
    | 'unknown line'
    | 'duplicate'
    | 'overlap'
    | 'cut along crease'
    | 'crossing'
    | 'gap'
    | 'open outline'
    | 'outline not cut'
    | 'dangling crease'
    | 'nothing cut';
  readonly text: string;
  /** Undefined for lines that were not read. */
  readonly at?: Point;
  /** In mm, where it has a size. */
  readonly size?: number;
  /** Where the lines concerned stand in the file. */
  readonly places: readonly string[];
}
