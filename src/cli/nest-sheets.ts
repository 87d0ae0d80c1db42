import { type NamedSheet, parseSheet, type Sheet } from '../entry/nest.ts';
import { readInput } from './files.ts';
import { parserOf } from './option-values.ts';
import { CommandError, UsageError } from './usage-error.ts';

/** Parses a sheet, in mm: `1000x700`, `100x70cm`, `28x40in` or a name such as `B1`. */
export const sheetOption = parserOf(parseSheet);

/** Options that name sheets. Lengths in mm. */
export interface SheetOptions {
  readonly sheet?: NamedSheet;
  readonly sheets?: string;
  readonly leastSheet?: true;
  readonly gripper: number;
  readonly margin: number;
}

/** @param leastOf - the least sheet with the margins of a given one. */
export const sheetsOf = async (options: SheetOptions, leastOf: (given: Sheet) => NamedSheet): Promise<Sheet[]> => {
  const { sheet: one, sheets: list, leastSheet } = options;
  if ([one, list, leastSheet].filter((given) => given !== undefined).length !== 1)
    throw new UsageError(
      'Name one sheet with --sheet 1000x700, or a file of sheets with --sheets, or ask for the --least-sheet.',
    );
  const inMargins = (size: NamedSheet): Sheet => withFreeEdges(size, options);
  if (leastSheet) return [inMargins(leastOf(inMargins({ width: 1, height: 1 })))];
  return (one ? [one] : linesOf((await readInput(list!)).toString('utf8'), list!)).map(inMargins);
};

/** A sheet with the gripper and the margin of the options. */
export const withFreeEdges = (
  size: NamedSheet,
  { margin, gripper }: Pick<SheetOptions, 'margin' | 'gripper'>,
): Sheet => ({ ...size, gripper, margins: { top: margin, bottom: margin, left: margin, right: margin } });

/** A sheet as the option `--sheet` reads it. */
export const sheetArgument = ({ width, height }: NamedSheet): string => `${width}x${height}`;

/** Ends a sentence about a proposed sheet: it counts margins and gripper of the given one, where it has any. */
export const withMargins = ({ margins = {}, gripper = 0 }: Sheet): string =>
  [gripper, ...Object.values(margins)].some((mm) => mm > 0) ? ' with these margins' : '';

/** Reads one sheet per line. Skips empty lines and comments after #. */
const linesOf = (text: string, file: string): NamedSheet[] => {
  const all = text.split(/\r?\n/).flatMap((line, k) => {
    const words = line.replace(/#.*/, '').trim();
    if (!words) return [];
    try {
      return [parseSheet(words)];
    } catch (error) {
      throw new CommandError(`${file}, line ${k + 1}: ${(error as Error).message}`);
    }
  });
  if (!all.length) throw new CommandError(`${file} lists no sheet. Write one per line, for example 1000x700.`);
  return all;
};

/** Nests on every sheet, the smallest first, and gives larger ones its results, so that they hold no fewer. Results are in list order. */
export const onEverySheet = async <T>(
  sheets: readonly Sheet[],
  nestOn: (sheet: Sheet, smallerSheets: readonly T[]) => Promise<T>,
): Promise<T[]> => {
  const area = ({ width, height }: Sheet): number => width * height;
  const found = new Map<Sheet, T>();
  for (const sheet of [...sheets].sort((a, b) => area(a) - area(b)))
    found.set(sheet, await nestOn(sheet, [...found.values()]));
  return sheets.map((sheet) => found.get(sheet)!);
};
