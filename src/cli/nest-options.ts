import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { type DielineFiles, formatNames, formats, isFormat } from '../entry/engine.ts';
import { defined, layoutBoardOf } from '../entry/inside.ts';
import {
  type LayoutDrawing,
  type LayoutId,
  layoutIds,
  layoutXjdf,
  type NestOptions,
  type OrderCosts,
  type RunOptions,
  type SheetLayout,
  savedLayout,
} from '../entry/nest.ts';
import type { PressPdfOptions } from '../entry/press.ts';
import type { DimensionsOption } from './dimensions-option.ts';
import { writeOutput } from './files.ts';
import { marginOption, type SheetOptions, sheetOption } from './nest-sheets.ts';
import { layoutWithTool } from './nest-tool.ts';
import { fitting, lengthFrom, lengthFromZero, numberFrom, oneOf } from './option-values.ts';
import { outputPath } from './output-path.ts';
import { checkFormats, type ProfileOptions, readPressOptions, readProfileOptions } from './profile-options.ts';
import { json, orTellWhy, UsageError } from './usage-error.ts';

export type LyingOptions = Required<Pick<NestOptions, 'gutter' | 'grain'>> &
  Pick<NestOptions, 'blankGrain' | 'sheetGrain' | 'rows' | 'sameRotation' | 'stripWidth'>;

export interface Options
  extends DimensionsOption,
    ProfileOptions,
    SheetOptions,
    LyingOptions,
    Required<Pick<NestOptions, 'seed'>>,
    Pick<NestOptions, 'part' | 'evaluations'>,
    Pick<PressPdfOptions, 'bleed'>,
    Pick<RunOptions, 'grammage' | 'pricePerM2'>,
    Pick<OrderCosts, 'makeReady' | 'diePerMetre' | 'sheetsPerHour' | 'pricePerHour'> {
  readonly ratio?: readonly number[];
  readonly artwork?: string;
  readonly inside?: string;
  readonly marks: boolean;
  readonly sideLay: 'left' | 'right';
  readonly layout?: LayoutId;
  /** Width of a web, and the range of its cut-off, in mm. */
  readonly web?: number;
  readonly cutOff?: readonly [number, number];
  readonly search: boolean;
  readonly run?: number;
  readonly orders?: string;
  readonly waste?: Pick<OrderCosts, 'wasteSheets' | 'wastePercent'>;
  readonly json?: true;
  readonly out?: string;
  readonly open?: string;
  /** Blanks of it that stay: those of these names, or with true those that it fixes. */
  readonly keep?: true | readonly string[];
}

const ENDINGS = formatNames.map((name) => `.${name}`);
const WRITTEN_AS = `A layout is written as ${[...ENDINGS, '.xjdf', '.layout.json'].join(', ')}.`;

/** @throws UsageError for options that contradict each other. */
export const checkOptions = (options: Options): void => {
  const { layout, search, grain, blankGrain, sheetGrain, sheet, run, orders, grammage, pricePerM2 } = options;
  if (options.keep && options.open === undefined)
    throw new UsageError('--keep is for a saved layout: add --open, for example --open form.layout.json.');
  if (layout === 'free' && !search) throw new UsageError('--layout free needs the search: leave --no-search out.');
  if (grain === 'free' && (blankGrain || sheetGrain))
    throw new UsageError('--grain free ignores the grain: leave it out, or leave --blank-grain and --sheet-grain out.');
  if (sheet && run === undefined && orders === undefined && (grammage !== undefined || pricePerM2 !== undefined))
    throw new UsageError('--grammage and --price-per-m2 are for a run of boxes: add --run, for example --run 1000.');
  if ((options.stripping || options.blanking) && !(options.tool && options.out))
    throw new UsageError('--stripping and --blanking write boards of a tool beside it: add --tool --out die.cf2.');
  const forOrders = ['makeReady', 'diePerMetre', 'sheetsPerHour', 'pricePerHour', 'waste'] as const;
  if (orders === undefined && forOrders.some((name) => options[name] !== undefined))
    throw new UsageError(
      '--make-ready, --die-per-metre, --sheets-per-hour, --price-per-hour, --waste are for --orders.',
    );
};

/** Options shared by nesting one box and nesting several. */
export const layoutOptions = (options: LyingOptions & Pick<NestOptions, 'seed'>, board: 'carton' | 'corrugated') => {
  const { gutter, grain, blankGrain, sheetGrain, rows, sameRotation, stripWidth, seed } = options;
  return { board, gutter, grain, ...defined({ blankGrain, sheetGrain, rows, sameRotation, stripWidth, seed }) };
};

/** How long free layouts are searched for: not at all with --no-search. */
export const searchOptions = ({ search, evaluations }: Pick<Options, 'search' | 'evaluations'>) =>
  defined({ evaluations: search ? evaluations : 0 });

export type DrawnSheet = LayoutDrawing & { readonly layout: SheetLayout };

export const saveLayout = async (
  path: string,
  drawn: DrawnSheet,
  given: ProfileOptions,
  { boxes, log }: { readonly boxes: readonly DielineFiles[]; readonly log: (text: string) => void },
): Promise<string> => {
  const format = extname(path).slice(1).toLowerCase();
  const { layout } = drawn;
  if (format === 'json') {
    // Different boxes have a blank for each of their parts.
    const parts = boxes.flatMap((box) => box.drawing.parts.map(() => box));
    return writeOutput(path, json(savedLayout(layout, boxes.length < layout.blanks.length ? parts : boxes)));
  }
  if (format === 'xjdf') {
    const [{ entry, values }] = boxes as [DielineFiles];
    const die = path.replace(/xjdf$/i, 'cf2');
    const dieFile = existsSync(die) ? encodeURIComponent(basename(die)) : undefined;
    const jobId = basename(path)
      .slice(0, -'.xjdf'.length)
      .replaceAll(/[^\w.-]/g, '_');
    const job = { jobId, board: layoutBoardOf(entry), thickness: values.material, dieFile };
    return writeOutput(path, layoutXjdf(layout, job));
  }
  if (!isFormat(format)) throw new UsageError(`--out ${path} has another ending. ${WRITTEN_AS}`);
  const profile = await readProfileOptions(given);
  checkFormats(profile, [format]);
  const tool = given.tool && (await layoutWithTool(drawn, boxes, profile));
  const forPress = await readPressOptions(given, profile);
  const others = ENDINGS.filter((ending) => ending !== `.${format}`);
  const save = async (to: string, { dieline, labels, options }: LayoutDrawing): Promise<string> => {
    const written = await orTellWhy(
      () => formats[format].write(dieline, labels, { ...options, ...(profile && { profile }), ...forPress }),
      // The format has no page of that size.
      (reason) => `${reason}. Choose another extension (${others.join(', ')}) or a smaller sheet.`,
    );
    return writeOutput(to, written);
  };
  if (!tool) return save(path, drawn);
  const boards = (['stripping', 'blanking'] as const).filter((board) => given[board]);
  for (const board of boards) await save(`${path.slice(0, -format.length - 1)}-${board}.${format}`, tool[board]);
  for (const note of [tool.die, ...boards.map((board) => tool[board])].flatMap(({ notes }) => notes)) log(note);
  return save(path, tool.die);
};

export const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

const whole = fitting(numberFrom, isCount, 'It must be a whole number above 0.');

const gutter = (text: string): Options['gutter'] => {
  const [x, y, ...more] = text.split(/[x×]/).map(lengthFromZero);
  if (more.length || x === undefined) throw new InvalidArgumentError('Write 3, or 3x5 for x and y.');
  return y === undefined ? x : { x, y };
};

const ratio = fitting(
  (text) => text.split(':').map(numberFrom),
  (parts) => parts.every(isCount),
  'Write whole numbers with colons, for example 2:1.',
);

/** The ends of a range of lengths: `600-1400`, `24-55in`. */
const cutOff = (text: string): Options['cutOff'] => {
  const [, from = '', to = '', unit = ''] = /^\s*([\d.,]+)\s*[-–]\s*([\d.,]+)\s*([a-z]*)\s*$/i.exec(text) ?? [];
  const [shortest, longest] = [from, to].map((mm) => lengthFrom(`${mm}${unit}`)) as [number, number];
  if (Number.isNaN(shortest + longest))
    throw new InvalidArgumentError('Write two lengths, the shorter first, for example 600-1400.');
  return [shortest, longest];
};

/** Sheets of each form, percent of its good sheets, or both: `50`, `3%`, `50+3%`. */
const waste = (text: string): Options['waste'] => {
  const [, sheets, percent] = /^(\d{1,6})?(?:(?:^|\+)(\d{1,2}(?:[.,]\d+)?)%)?$/.exec(text) ?? [];
  if (sheets === undefined && percent === undefined) throw new InvalidArgumentError('Write 50, 3% or 50+3%.');
  return { wasteSheets: Number(sheets ?? 0), wastePercent: Number((percent ?? '0').replace(',', '.')) };
};

/** Parsers of the options of nest, by the names that options.json has for them. */
export const nestReaders = {
  cutOff,
  gutter,
  keep: (text: string) => text.split(','),
  layout: oneOf(layoutIds),
  marginOption,
  layoutPath: outputPath(WRITTEN_AS, ...ENDINGS, '.xjdf', '.json'),
  ratio,
  sheetOption,
  waste,
  whole,
};
