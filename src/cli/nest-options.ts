import { extname } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { type Entry, type FormatName, formatNames, formats, isFormat } from '../entry/engine.ts';
import { type Axis, type drawLayout, isLayoutId, type LayoutId, layoutIds } from '../entry/nest.ts';
import { type DimensionsOption, dimensionsOption } from './dimensions-option.ts';
import { writeOutput } from './files.ts';
import { type SheetOptions, sheetOption } from './nest-sheets.ts';
import { fromZero, lengthFromZero, numberFrom, oneOf } from './option-values.ts';
import { outputPath } from './output-path.ts';
import {
  formatsFor,
  type ProfileOptions,
  profileOptions,
  readPressOptions,
  readProfileOptions,
} from './profile-options.ts';
import { CommandError, UsageError } from './usage-error.ts';

export interface Options extends DimensionsOption, ProfileOptions, SheetOptions {
  readonly gutter: number | { readonly x: number; readonly y: number };
  readonly grain: 'keep' | 'free';
  readonly blankGrain?: Axis;
  readonly sheetGrain?: Axis;
  readonly ratio?: readonly number[];
  readonly part?: string;
  readonly layout?: LayoutId;
  readonly search: boolean;
  readonly seed: number;
  readonly evaluations?: number;
  readonly run?: number;
  readonly grammage?: number;
  readonly pricePerM2?: number;
  readonly json?: true;
  readonly out?: string;
}

/** File extensions of layouts. */
const ENDINGS = formatNames.map((name) => `.${name}`);

export const nestOptions = (): Option[] => [
  new Option('-s, --sheet <size>', 'width x height, as 1000x700, 100x70cm or 28x40in, or a name, as B1').argParser(
    sheetOption,
  ),
  new Option('--sheets <file>', 'compare the sheets of a list, one per line; best first'),
  new Option('--gripper <mm>', 'free space along the lower edge').argParser(lengthFromZero).default(0),
  new Option('--margin <mm>', 'free space along every edge').argParser(lengthFromZero).default(0),
  new Option('--gutter <mm>', 'gap between blanks, as 3 or 3x5 (along x and y)').argParser(gutter).default(0),
  oneOf(new Option('--grain <grain>', 'keep: 0° and 180°; free: also 90° and 270°'), ['keep', 'free']).default('keep'),
  oneOf(new Option('--blank-grain <axis>', 'direction of grain or flutes in the drawing'), ['x', 'y']),
  oneOf(new Option('--sheet-grain <axis>', 'their direction in the sheet; blanks are rotated to match'), ['x', 'y']),
  new Option('--ratio <a:b>', 'how many of each of several boxes make a set, as 2:1').argParser(ratio),
  dimensionsOption(),
  ...profileOptions(),
  new Option('--part <id>', 'one part of a box of several; by default each part separately'),
  new Option('--layout <id>', 'the layout to write, instead of the best').argParser(layout),
  new Option('--no-search', 'patterns only, without the free search'),
  new Option('--seed <number>', 'seed of the search').argParser(whole).default(1),
  new Option('--evaluations <number>', 'limit of the search (105 million takes some seconds)').argParser(whole),
  new Option('--run <boxes>', 'figures of a run of this many boxes').argParser(whole),
  new Option('--grammage <g/m2>', 'grammage of the board, for its weight').argParser(fromZero),
  new Option('--price-per-m2 <price>', 'price of the board, in any currency').argParser(fromZero),
  new Option('--json', 'print all figures and placements as JSON'),
  new Option('-o, --out <file>', `file for the best layout: ${ENDINGS.join(', ')}`).argParser(
    outputPath(`A layout is written as ${ENDINGS.join(', ')}.`, ...ENDINGS),
  ),
];

/** @throws UsageError for options that contradict each other. */
export const checkOptions = (options: Options): void => {
  const { layout, search, grain, blankGrain, sheetGrain, sheet, run, grammage, pricePerM2 } = options;
  if (layout === 'free' && !search) throw new UsageError('--layout free needs the search: leave --no-search out.');
  if (grain === 'free' && (blankGrain || sheetGrain))
    throw new UsageError('--grain free ignores the grain: leave it out, or leave --blank-grain and --sheet-grain out.');
  if (sheet && run === undefined && (grammage !== undefined || pricePerM2 !== undefined))
    throw new UsageError('--grammage and --price-per-m2 are for a run of boxes: add --run, for example --run 1000.');
};

/** Board type, which sets the default direction of grain or flutes on the sheet. */
export const rowsBoardOf = (category: Entry['group']['category']): 'carton' | 'corrugated' =>
  category === 'Corrugated Cardboards' ? 'corrugated' : 'carton';

/** Options shared by nesting one box and nesting several. */
export const layoutOptions = (
  { gutter, grain, blankGrain, sheetGrain, seed }: Options,
  board: 'carton' | 'corrugated',
) => ({
  board,
  gutter,
  grain,
  ...(blankGrain && { blankGrain }),
  ...(sheetGrain && { sheetGrain }),
  seed,
});

export const saveLayout = async (
  path: string,
  { dieline, labels, options }: ReturnType<typeof drawLayout>,
  given: ProfileOptions,
): Promise<string> => {
  const format = extname(path).slice(1).toLowerCase();
  if (!isFormat(format)) throw new UsageError(`--out ${path}: a layout is written as ${ENDINGS.join(', ')}.`);
  const profile = await readProfileOptions(given);
  formatsFor(profile, [format]);
  const written = await writeSheet(format, {
    dieline,
    labels,
    options: { ...options, ...(profile && { profile }), ...(await readPressOptions(given, profile)) },
  });
  return writeOutput(path, written);
};

/** @throws CommandError if the format has no page of that size. */
const writeSheet = async (
  format: FormatName,
  { dieline, labels, options }: ReturnType<typeof drawLayout>,
): Promise<string | Uint8Array> => {
  try {
    return await formats[format].write(dieline, labels, options);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const others = ENDINGS.filter((ending) => ending !== `.${format}`);
    throw new CommandError(`${error.message}. Choose another extension (${others.join(', ')}) or a smaller sheet.`);
  }
};

const whole = (text: string): number => {
  const value = numberFrom(text);
  if (!(Number.isSafeInteger(value) && value > 0)) throw new InvalidArgumentError('It must be a whole number above 0.');
  return value;
};

const gutter = (text: string): number | { x: number; y: number } => {
  const [x, y, ...more] = text.split(/[x×]/).map(lengthFromZero);
  if (more.length || x === undefined) throw new InvalidArgumentError('Write 3, or 3x5 for x and y.');
  return y === undefined ? x : { x, y };
};

const layout = (text: string): LayoutId => {
  const id = text.toLowerCase();
  if (!isLayoutId(id)) throw new InvalidArgumentError(`Choose one of: ${layoutIds.join(', ')}.`);
  return id;
};

const ratio = (text: string): number[] => {
  const parts = text.split(':').map(numberFrom);
  if (!parts.every((part) => Number.isSafeInteger(part) && part > 0))
    throw new InvalidArgumentError('Write whole numbers with colons, for example 2:1.');
  return parts;
};
