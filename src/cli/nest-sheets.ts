import { InvalidArgumentError } from 'commander';
import type { Margins, NamedSheet, Sheet } from '../entry/nest.ts';
import { parseSheet } from '../entry/sheet-names.ts';
import { readInput } from './files.ts';
import type { OptionsOf } from './option-types.ts';
import { lengthFromZero, parserOf } from './option-values.ts';
import { CommandError, UsageError } from './usage-error.ts';

/** Parses a sheet, in mm: `1000x700`, `100x70cm`, `28x40in` or a name such as `B1`; its price follows, as in `B1 @ 0.42`. */
export const sheetOption = parserOf((text) => {
  const [size, price, ...more] = text.split('@');
  if (price === undefined) return parseSheet(text);
  if (!/^\s*\d+(\.\d+)?\s*$/.test(price) || more.length)
    throw new RangeError(`"${text}" has no price after @. Write 1000x700 @ 0.42.`);
  return { ...parseSheet(size!), price: Number(price) };
});

const EDGES = ['top', 'bottom', 'left', 'right'] as const;

/** Parses a margin: `5` along every edge, or `left=5,top=8` along those named. */
export const marginOption = (text: string): Margins => {
  const named = text.includes('=') ? text.split(',').map((part) => part.split('=')) : EDGES.map((edge) => [edge, text]);
  const given = new Map(named.map(([edge, length = '']) => [edge!.trim(), lengthFromZero(length)]));
  const unknown = [...given.keys()].find((edge) => !EDGES.some((one) => one === edge));
  if (unknown !== undefined)
    throw new InvalidArgumentError(`"${unknown}" is not an edge. Write 5, or left=5,top=8, of ${EDGES.join(', ')}.`);
  const [top, bottom, left, right] = EDGES.map((edge) => given.get(edge) ?? 0);
  return { top: top!, bottom: bottom!, left: left!, right: right! };
};

/** @param leastOf - the least sheet with the margins of a given one. */
export const sheetsOf = async (
  options: OptionsOf['on-sheet'] & Partial<OptionsOf['nest']>,
  leastOf?: (given: Sheet) => NamedSheet,
): Promise<Sheet[]> => {
  const { sheet: one, sheets: list, leastSheet } = options;
  if ([one, list, leastSheet].filter((given) => given !== undefined).length !== 1)
    throw new UsageError(
      'Name one sheet with --sheet 1000x700, or a file of sheets with --sheets, or ask for the --least-sheet.',
    );
  if (leastSheet && options.printArea)
    throw new UsageError('--print-area is for a sheet that is known: leave it out, or name the sheet with --sheet.');
  const inMargins = (size: NamedSheet): Sheet => withFreeEdges(size, options);
  if (leastSheet && leastOf) return [inMargins(leastOf(inMargins({ width: 1, height: 1 })))];
  return (one ? [one] : linesOf((await readInput(list!)).toString('utf8'), list!)).map(inMargins);
};

export const withFreeEdges = (
  size: NamedSheet,
  { margin, gripper, rear, printArea }: OptionsOf['on-sheet'],
): Sheet => ({ ...size, gripper, rear, ...(margin && { margins: margin }), ...(printArea && { printArea }) });

/** A sheet as the option `--sheet` reads it. */
export const sheetArgument = ({ width, height }: NamedSheet): string => `${width}x${height}`;

/** Ends a sentence about a proposed sheet: it counts margins and gripper of the given one, where it has any. */
export const withMargins = ({ margins = {}, gripper = 0, rear = 0, printArea }: Sheet): string => {
  if (printArea) return ' without --print-area';
  return [gripper, rear, ...Object.values(margins)].some((mm) => mm > 0) ? ' with these margins' : '';
};

/** Reads one sheet per line. Skips empty lines and comments after #. */
const linesOf = (text: string, file: string): NamedSheet[] => {
  const all = text.split(/\r?\n/).flatMap((line, k) => {
    const words = line.replace(/#.*/, '').trim();
    if (!words) return [];
    try {
      return [sheetOption(words)];
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
