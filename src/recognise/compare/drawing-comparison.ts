import type { LineType } from '../../board/index.ts';
import type { Box, Point } from '../../geometry/index.ts';
import type { TypedCurve } from '../lines/typed-curve.ts';
import type { Alignment } from './align.ts';
import type { Deviation } from './deviation.ts';
import type { Similarity } from './similarity.ts';

/** Their drawing compared with ours, in mm. */
export interface DrawingComparison {
  /** Parts of lines that only one drawing has, the farthest first, in the frame of ours. */
  readonly deviations: readonly Deviation[];
  /** The farthest point of all; undefined where everything is within rounding. */
  readonly largest: Pick<Deviation, 'distance' | 'at' | 'of' | 'line'> | undefined;
  /** Their lines, each piece aligned with ours. */
  readonly aligned: readonly TypedCurve[];
  /** The alignments of the pieces, the largest piece first. */
  readonly alignments: readonly Alignment[];
  /** True when their drawing shows the other side of the sheet. */
  readonly mirrored: boolean;
  /** Rotation of their drawing against ours, including quarter turns, and its scale. */
  readonly similarity: Similarity;
  readonly pieces: { readonly theirs: number; readonly ours: number };
  /** Ids of our parts that are missing in theirs, and boxes of their pieces that are too many; empty where sizes do not tell which. */
  readonly missing: readonly string[];
  readonly extra: readonly Box[];
  readonly lengths: readonly { readonly line: LineType; readonly theirs: number; readonly ours: number }[];
  /** Width and height of each piece, in the frame of ours. */
  readonly sizes: readonly { readonly theirs: Point; readonly ours: Point }[];
}

export const isSame = ({ deviations: all, pieces }: DrawingComparison): boolean =>
  all.length === 0 && pieces.theirs === pieces.ours;
