import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { type DielineFiles, formats, isFormat } from '../entry/engine.ts';
import { defined, layoutBoardOf } from '../entry/inside.ts';
import { type LayoutDrawing, layoutXjdf, type SheetLayout, savedLayout } from '../entry/nest.ts';
import { writeOutput } from './files.ts';
import { layoutEndings, writtenAs } from './nest-readers.ts';
import { layoutWithTool } from './nest-tool.ts';
import type { OptionsOf } from './option-types.ts';
import { checkFormats, readPressOptions, readProfileOptions } from './profile-options.ts';
import { json, orTellWhy, UsageError } from './usage-error.ts';

export type Options = OptionsOf['nest'];

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
export const layoutOptions = (
  options: OptionsOf['on-sheet'] & Partial<Pick<Options, 'seed'>>,
  board: 'carton' | 'corrugated',
) => {
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
  given: Options,
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
  if (!isFormat(format)) throw new UsageError(`--out ${path} has another ending. ${writtenAs}`);
  const profile = await readProfileOptions(given);
  checkFormats(profile, [format]);
  const tool = given.tool && (await layoutWithTool(drawn, boxes, profile));
  const forPress = await readPressOptions(given, profile);
  const others = layoutEndings.filter((ending) => ending !== `.${format}`);
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
