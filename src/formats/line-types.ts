import type { LineType } from '../board/index.ts';
import type { FoldKind, ToolCut } from '../sheet/index.ts';
import table from './line-types.json' with { type: 'json' };

/** Kind of a line in a file: a line type of the tool, or what explains the drawing. */
export type LineKind = LineType | 'dimensions' | 'legend';

/**
 * A line of a file by its fold, for profiles that tell folds apart: `reverse` towards the print, `double` by 180°, `pack` in the flat
 * pack alone; or a cut of a tool by its use. A profile without such a row writes it as the row of its direction, or else of its line type.
 */
export type FoldedLine = `${'crease' | 'combination' | 'half-cut'}-${Exclude<FoldName, ''>}` | `cut-${ToolCut}`;
export type FileLine = LineType | FoldedLine;
type FoldName = '' | 'reverse' | 'double' | 'double-reverse' | 'pack' | 'pack-reverse';

/** What a file calls the kinds of folds, and of cuts of a tool. */
export const foldNames = table.folds as Readonly<Record<FoldKind, FoldName> & { [Cut in ToolCut]: Cut }>;

/** What holds for a line type whoever takes the file. Names and looks are those of a `Profile`. */
export interface LineFacts {
  /** Rank where lines coincide: the die does the strongest. */
  readonly strength: number;
  /** True for a line that is set rule by rule; others may run round corners. */
  readonly ruled?: true;
  /** Hues in degrees of lines without a known name: ours and the service's, also back from CMYK (`#ff0000` comes back as `#ed1c24`). */
  readonly hues: readonly [from: number, to: number];
}

/** Every line type of the tool, in the order in which people are shown them. */
export const lineTypes = table.types as unknown as Readonly<Record<LineType, LineFacts>>;

export const lineTypeNames = Object.keys(lineTypes) as readonly LineType[];

/** Every kind of line that a file may have. */
export const lineKinds: readonly LineKind[] = [...lineTypeNames, 'dimensions', 'legend'];

/** True for lines and texts that explain the drawing: dimensions, title block. */
export const isAnnotation = (kind: LineKind | undefined): boolean => kind === 'dimensions' || kind === 'legend';
