import { dieline, type FoundBox, type FoundBoxes, valuesInUnit } from '../entry/engine.ts';
import { layoutBoardOf } from '../entry/inside.ts';
import { blanksOf, type NamedSheet, nest, type Sheet, usable } from '../entry/nest.ts';
import { formatTable } from './describe.ts';
import { layoutOptions } from './nest-options.ts';
import { boardForThousand, sheetBody } from './nest-report.ts';
import { withFreeEdges } from './nest-sheets.ts';
import type { OptionsOf } from './option-types.ts';
import { orTellWhy } from './usage-error.ts';

export interface BoxOnSheet {
  readonly box: FoundBox;
  /** Of each part in the order of the drawing, each on sheets of its own. */
  readonly counts: readonly number[];
  /** Board of all sheets for 1000 boxes, in m²; undefined where it could not be laid. */
  readonly board?: number;
  readonly why?: string;
}

/** The sheet with its free edges. @throws UsageError when they leave nothing of it. */
export const usableSheet = (size: NamedSheet, options: OptionsOf['on-sheet']): Promise<Sheet> =>
  orTellWhy(() => {
    const sheet = withFreeEdges(size, options);
    usable(sheet);
    return sheet;
  });

/**
 * The boxes by board for 1000, the least first; last those that could not be laid. Counts are the first answers of `nest`.
 * @param laid - called after each box with how many are done.
 * @param sheet - `usable`.
 */
export const rankOnSheet = (
  { boxes, query }: Pick<FoundBoxes, 'boxes' | 'query'>,
  sheet: Sheet,
  options: OptionsOf['on-sheet'],
  laid: (done: number) => void,
): BoxOnSheet[] => {
  const all = boxes.map((box, k): BoxOnSheet => {
    const found = { box, ...layOn(sheet, box, query.unit ?? 'mm', options) };
    laid(k + 1);
    return found;
  });
  const [ranked, others] = [true, false].map((isLaid) => all.filter(({ board }) => (board !== undefined) === isLaid));
  return [...ranked!.toSorted((a, b) => a.board! - b.board!), ...others!];
};

const layOn = (sheet: Sheet, { entry, fit }: FoundBox, unit: 'mm' | 'in', options: OptionsOf['on-sheet']) => {
  if (fit && !fit.flat) return { counts: [], why: 'not in this size' };
  const shared = { ...layoutOptions(options, layoutBoardOf(entry)), quick: true };
  try {
    const values = fit ? valuesInUnit(fit.values, unit) : { unit };
    const { drawing } = dieline(entry, values);
    const counts = blanksOf(drawing).map(({ id }) => nest(drawing, sheet, { ...shared, part: id }).best.count);
    if (counts.includes(0)) return { counts, why: 'does not fit the sheet' };
    return { counts, board: counts.reduce((sum, count) => sum + boardForThousand(sheet, count), 0) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { counts: [], why: error.message };
  }
};

/** A row for each box: the blanks on a sheet, or why it could not be laid. */
export const describeOnSheet = (boxes: readonly BoxOnSheet[]): string =>
  formatTable([
    ['ID', 'ON A SHEET', 'M² FOR 1000', 'NAME'],
    ...boxes.map(({ box: { entry }, counts, board, why }) => [
      entry.id,
      why ?? counts.join(' + '),
      board?.toFixed(1) ?? '-',
      entry.template.name,
    ]),
  ]);

export const onSheetBody = (sheet: Sheet, { counts, board, why }: BoxOnSheet) => ({
  sheet: sheetBody(sheet),
  counts,
  board_m2_for_1000: board ?? null,
  ...(why && { why }),
});
