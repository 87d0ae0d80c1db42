import type { LineType } from '../board/index.ts';
import { type Curve, mapCurve, type Point } from '../geometry/index.ts';

/** The drawing of one blank or several: shared corners, and the lines between them, each once. */
export interface Dieline {
  /** Corners in mm, y up. */
  readonly nodes: readonly Point[];
  readonly lines: readonly Line[];
  /** Names of the parts, in the order of `Line.part`. */
  readonly parts: readonly string[];
  /** True where nicks open the outer contours, whose pieces come last. */
  readonly isNicked?: true;
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
  /** How a fold line bends, where the folded box or the flat pack tells; of a cut of a tool its use. */
  readonly folds?: LineUse | undefined;
}

/** How a line folds: `inward` from the print, `outward` to it; `double` by 180°, two creases in thick board; `pack` in flat packs only. */
export type FoldKind = `${'inward' | 'outward'}${'' | '-double' | '-pack'}`;

/** A cut of a tool that no blank has: a knife for waste, the edge of its wood, an outline of its upper or lower board. */
export type ToolCut = 'waste' | 'board' | 'upper' | 'lower';

export type LineUse = FoldKind | ToolCut;

/** Maps every point of a drawing with `f`. `sense` is -1 when it mirrors. */
export const mapDieline = (dieline: Dieline, f: (p: Point) => Point, sense?: -1): Dieline => ({
  ...dieline,
  nodes: dieline.nodes.map(f),
  lines: dieline.lines.map((line) => ({ ...line, curve: mapCurve(line.curve, f, sense) })),
});
