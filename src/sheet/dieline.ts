import type { LineType } from '../board/index.ts';
import type { Curve, Point } from '../geometry/index.ts';

/** The drawing of one blank or several: shared corners, and the lines between them, each once. */
export interface Dieline {
  /** Corners in mm, y up. */
  readonly nodes: readonly Point[];
  readonly lines: readonly Line[];
  /** Names of the parts, in the order of `Line.part`. */
  readonly parts: readonly string[];
}

export interface Line {
  /** Index of its first corner in `nodes`. */
  readonly from: number;
  readonly to: number;
  /** Ends exactly in its corners. */
  readonly curve: Curve;
  readonly line: LineType;
  /** The panel that draws it, or the panels that share it. */
  readonly panels: readonly string[];
  /** Index of its part in `parts`. */
  readonly part: number;
  /** How a fold line bends, where the folded box or the flat pack tells. */
  readonly folds?: FoldKind | undefined;
}

/**
 * How a fold line bends: `inward` away from the print, `outward` towards it; `double` by 180°, which thick board needs two creases for;
 * `pack` in the flat pack alone, and flat in the box.
 */
export type FoldKind = `${'inward' | 'outward'}${'' | '-double' | '-pack'}`;
