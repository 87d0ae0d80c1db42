import { extname } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { catalogue, drawOne, formatNames, formats, isFormat } from '../entry/engine.ts';
import {
  blanksOf,
  drawLayout,
  isLayoutId,
  type Layout,
  type LayoutId,
  layoutIds,
  layoutTitle,
  type Nesting,
  type NestThreads,
  nestThreads,
  parseSheet,
  type RunFacts,
  runFacts,
  type Sheet,
} from '../entry/nest.ts';
import { type NamedValue, readBoxArguments, templateArgument, valuesArgument } from './box-arguments.ts';
import type { AddCommand, CommandContext } from './command-context.ts';
import { readInput, writeOutput } from './files.ts';
import { outputPath } from './output-path.ts';
import { table } from './table.ts';
import { CommandError, UsageError } from './usage-error.ts';

const ENDINGS = formatNames.map((name) => `.${formats[name].extension}`);

const EXAMPLES = `
Blanks keep their grain (carton) or flutes (corrugated) as they run in the drawing, at 0° or 180°, unless --grain free also
allows 90° and 270°. Every layout is verified: no two blanks are closer than the gutter, and none leaves the sheet's
margins. The same command gives the same layouts. Ctrl-C ends the search with what was found so far.

Examples:
  $ boxwright nest becf-10101 length=80 width=40 height=120 --sheet 1000x700
  $ boxwright nest becf-10101 --sheet B1 --gripper 12 --gutter 3 --grain free --out layout.dxf
  $ boxwright nest becf-21d01 --sheet 48x96in --layout tumbled-rows-0 --out layout.svg
  $ boxwright nest becf-10101 --sheets sheets.txt --run 10000 --grammage 300 --price-per-m2 0.62
`;

interface Options {
  readonly sheet?: Pick<Sheet, 'width' | 'height'>;
  readonly sheets?: string;
  readonly gripper: number;
  readonly margin: number;
  readonly gutter: number | { readonly x: number; readonly y: number };
  readonly grain: 'keep' | 'free';
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

/** boxwright nest: as many blanks as a sheet holds. */
export const addNest: AddCommand = (command, context) => {
  command
    .addArgument(templateArgument())
    .addArgument(valuesArgument())
    .addOption(
      new Option('-s, --sheet <size>', 'width x height, as 1000x700 or 28x40in, or a name, as B1').argParser(sheet),
    )
    .option('--sheets <file>', 'compare sheets, one a line; the best comes first')
    .addOption(new Option('--gripper <mm>', 'free along the lower edge').argParser(fromZero).default(0))
    .addOption(new Option('--margin <mm>', 'free along every edge').argParser(fromZero).default(0))
    .addOption(
      new Option('--gutter <mm>', 'free between blanks, as 3 or 3x5 (along x and y)').argParser(gutter).default(0),
    )
    .addOption(
      new Option('--grain <grain>', 'keep: 0° and 180°; free: 90° and 270°, too')
        .choices(['keep', 'free'])
        .default('keep'),
    )
    .option('--part <id>', 'of a box of several parts; each is nested by itself unless told')
    .addOption(new Option('--layout <id>', 'the layout to write, instead of the best').argParser(layout))
    .option('--no-search', 'patterns only, without the search for the free optimum')
    .addOption(new Option('--seed <number>', 'of the search').argParser(whole).default(1))
    .addOption(
      new Option('--evaluations <number>', 'what the search may cost (60 million is some seconds)').argParser(whole),
    )
    .addOption(new Option('--run <boxes>', 'what a run of so many boxes takes').argParser(whole))
    .addOption(new Option('--grammage <g/m2>', 'of the board, for its weight').argParser(fromZero))
    .addOption(new Option('--price-per-m2 <price>', 'of the board, in any currency').argParser(fromZero))
    .option('--json', 'all figures and places')
    .addOption(
      new Option('-o, --out <file>', `where to write the best layout: ${ENDINGS.join(', ')}`).argParser(
        outputPath(`A layout is written as ${ENDINGS.join(', ')}.`, ...ENDINGS),
      ),
    )
    .addHelpText('after', EXAMPLES)
    .action(async (template: string, values: readonly NamedValue[] | undefined, options: Options) => {
      const { entry, variables } = readBoxArguments(context, template, values);
      const { drawing } = drawOne(catalogue, entry, variables);
      const blanks = blanksOf(drawing).map((blank) => blank.id);
      const parts = options.part === undefined ? blanks : [options.part];
      const sheets = await sheetsOf(options);
      const threads = nestThreads();
      const stop = new AbortController();
      context.untilStopped().then(() => stop.abort());
      try {
        const all: Nesting[][] = [];
        for (const part of parts) {
          const own: Nesting[] = [];
          for (const each of sheets)
            own.push(await nestOne(context, threads, { drawing, part, sheet: each, options, stop }));
          all.push(own);
        }
        await report(context, all, options);
      } finally {
        await threads.close();
      }
    });
};

interface Task {
  readonly drawing: ReturnType<typeof drawOne>['drawing'];
  readonly part: string;
  readonly sheet: Sheet;
  readonly options: Options;
  readonly stop: AbortController;
}

const nestOne = async ({ log }: CommandContext, threads: NestThreads, task: Task): Promise<Nesting> => {
  const { gutter: between, grain, search, seed, evaluations } = task.options;
  const wanted = search ? layoutIds : layoutIds.filter((id) => id !== 'free');
  let shown = 0;
  try {
    return await threads.nest(task.drawing, task.sheet, {
      part: task.part,
      gutter: between,
      grain,
      seed,
      layouts: wanted,
      ...(evaluations !== undefined && { evaluations }),
      signal: task.stop.signal,
      onProgress: ({ share, count }) => {
        if (share < shown + 0.2) return;
        shown = share;
        log(`${Math.round(100 * share)} %: ${count} blanks so far`);
      },
    });
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(error.message, { cause: error });
    throw error;
  }
};

/** The sheets that were named, with margins and gripper. */
const sheetsOf = async ({ sheet: one, sheets: list, margin, gripper }: Options): Promise<Sheet[]> => {
  if ((one === undefined) === (list === undefined))
    throw new UsageError('Name one sheet with --sheet 1000x700, or a file of sheets with --sheets.');
  const sizes = one ? [one] : linesOf((await readInput(list!)).toString('utf8'), list!);
  return sizes.map(({ width, height }) => ({
    width,
    height,
    gripper,
    margins: { top: margin, bottom: margin, left: margin, right: margin },
  }));
};

/** One sheet a line; empty lines and what follows a # are passed over. */
const linesOf = (text: string, file: string): Pick<Sheet, 'width' | 'height'>[] => {
  const all = text.split(/\r?\n/).flatMap((line, k) => {
    const words = line.replace(/#.*/, '').trim();
    if (!words) return [];
    try {
      return [parseSheet(words)];
    } catch (error) {
      throw new CommandError(`${file}, line ${k + 1}: ${(error as Error).message}`);
    }
  });
  if (!all.length) throw new CommandError(`${file} lists no sheet. Write one a line, for example 1000x700.`);
  return all;
};

const report = async (
  context: CommandContext,
  parts: readonly (readonly Nesting[])[],
  options: Options,
): Promise<void> => {
  const outs: (string | undefined)[] = [];
  for (const nestings of parts) {
    const [best] = ranked(nestings);
    outs.push(options.out && (await write(best!, options, options.out, parts.length > 1)));
  }
  if (options.json) {
    const bodies = parts.map((nestings, k) => bodyOf(nestings, options, outs[k]));
    context.printJson(parts.length === 1 ? bodies[0] : { components: bodies });
    return;
  }
  parts.forEach((nestings, k) => {
    if (parts.length > 1) context.print(`${k ? '\n' : ''}${nestings[0]!.blank.id} (${nestings[0]!.blank.name})\n`);
    context.print(nestings.length > 1 ? sheetTable(nestings, options) : layoutTable(nestings[0]!));
    const [best] = ranked(nestings);
    const facts = options.run === undefined ? undefined : factsOf(best!, options);
    if (facts && nestings.length === 1) context.print(`\n${sentence(facts)}\n`);
    if (outs[k]) context.log(`written: ${outs[k]}`);
  });
};

const chosen = ({ layouts, best }: Nesting, { layout: id }: Pick<Options, 'layout'>): Layout =>
  id === undefined ? best : (layouts.find((each) => each.id === id) ?? best);

const factsOf = (nesting: Nesting, options: Options): RunFacts | undefined => {
  const { run: boxes = 1, grammage, pricePerM2 } = options;
  return runFacts(nesting, chosen(nesting, options), {
    boxes,
    ...(grammage !== undefined && { grammage }),
    ...(pricePerM2 !== undefined && { pricePerM2 }),
  });
};

/** Least board for a blank first. */
const ranked = (nestings: readonly Nesting[]): Nesting[] =>
  [...nestings].sort((a, b) => b.best.utilisation - a.best.utilisation || b.best.count - a.best.count);

const write = async (nesting: Nesting, options: Options, out: string, several: boolean): Promise<string> => {
  const { layout: id } = options;
  const layout = chosen(nesting, options);
  if (id !== undefined && layout.id !== id)
    throw new CommandError(`The layout ${id} is turned by 90°, and the grain is kept. Try --grain free.`);
  if (layout.count === 0) throw new CommandError(`No blank fits the sheet: the box around it is ${sizeOf(nesting)}.`);
  const ending = extname(out);
  const format = ending.slice(1).toLowerCase();
  const path = several ? `${out.slice(0, -ending.length)}-${nesting.blank.id}${ending}` : out;
  if (!isFormat(format)) throw new UsageError(`--out ${out}: a layout is written as ${ENDINGS.join(', ')}.`);
  const drawing = drawLayout(nesting, layout);
  return writeOutput(path, await formats[format].write(drawing.dieline, drawing.labels, drawing.options));
};

const sizeOf = ({ layouts, blank }: Nesting): string => {
  const xs = blank.loop.filter((_, k) => k % 2 === 0);
  const ys = blank.loop.filter((_, k) => k % 2 === 1);
  void layouts;
  return `${(Math.max(...xs) / 1000).toFixed(1)} × ${(Math.max(...ys) / 1000).toFixed(1)} mm`;
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const metres = (mm: number): string => `${(mm / 1000).toFixed(2)} m`;

const layoutTable = ({ layouts, best, areaBound }: Nesting): string =>
  table([
    ['', 'layout', 'count', 'columns x rows', 'utilisation', 'of area', 'of lattice', 'cut', 'crease', 'name'],
    ...layouts.map((each) => [
      each === best ? '*' : '',
      each.id,
      String(each.count),
      each.id === 'free' ? '' : `${each.columns} x ${each.rows}`,
      percent(each.utilisation),
      areaBound ? percent(each.ofAreaBound) : '',
      percent(each.ofLatticeBound),
      metres(each.lengths.cut),
      metres(each.lengths.crease),
      layoutTitle(each.id),
    ]),
  ]);

const sheetTable = (nestings: readonly Nesting[], options: Options): string =>
  table([
    ['sheet', 'count', 'layout', 'utilisation', 'm2 for 1000', 'sheets', 'board m2', 'weight kg', 'price'],
    ...ranked(nestings).map((nesting) => {
      const { width, height } = nesting.sheet;
      const { count, id, utilisation } = nesting.best;
      const facts = factsOf(nesting, { ...options, run: options.run ?? 1000 });
      return [
        `${round(width)} x ${round(height)}`,
        String(count),
        count ? id : '',
        percent(utilisation),
        count ? ((1000 * width * height) / 1e6 / count).toFixed(1) : '',
        facts ? String(facts.sheets) : '',
        facts ? facts.board.toFixed(1) : '',
        facts?.weight === undefined ? '' : facts.weight.toFixed(1),
        facts?.boardPrice === undefined ? '' : facts.boardPrice.toFixed(2),
      ];
    }),
  ]);

const round = (mm: number): string => String(Math.round(mm * 100) / 100);

const sentence = (facts: RunFacts): string =>
  [
    `${facts.boxes} boxes take ${facts.sheets} sheets: ${facts.board.toFixed(1)} m2 of board`,
    facts.weight === undefined ? '' : `, ${facts.weight.toFixed(1)} kg`,
    `, of which ${facts.waste.toFixed(1)} m2 are waste; the tool has ${facts.knife.toFixed(2)} m of knife and ${facts.crease.toFixed(2)} m of crease`,
    facts.boardPrice === undefined ? '' : `; the board costs ${facts.boardPrice.toFixed(2)}`,
    '.',
  ].join('');

const round6 = (n: number): number => Math.round(n * 1e6) / 1e6;

const layoutBody = (layout: Layout) => ({
  id: layout.id,
  name: layoutTitle(layout.id),
  count: layout.count,
  num_x: layout.columns,
  num_y: layout.rows,
  width: round6(layout.width),
  height: round6(layout.height),
  utilisation: round6(layout.utilisation),
  waste: round6(layout.waste),
  of_area_bound: round6(layout.ofAreaBound),
  of_lattice_bound: round6(layout.ofLatticeBound),
  lengths: {
    cut: round6(layout.lengths.cut),
    crease: round6(layout.lengths.crease),
    total: round6(layout.lengths.total),
    shared: round6(layout.shared),
  },
  placements: layout.placements.map(({ x, y, rotation }) => ({ x: round6(x), y: round6(y), rotation })),
});

const nestingBody = (nesting: Nesting, options: Options) => ({
  part: nesting.blank.id,
  sheet: { unit: 'mm', width: nesting.sheet.width, height: nesting.sheet.height },
  layouts: nesting.layouts.map(layoutBody),
  best: layoutBody(nesting.best),
  area_bound: nesting.areaBound,
  lattice_bound: round6(nesting.latticeBound),
  ...(options.run !== undefined && { run: factsOf(nesting, options) ?? null }),
});

/** With several sheets the best comes first, and what it holds stands at the top, too. */
const bodyOf = (nestings: readonly Nesting[], options: Options, file: string | undefined) => {
  const [best, ...others] = ranked(nestings).map((nesting) => nestingBody(nesting, options));
  return { ...best!, ...(others.length && { sheets: [best, ...others] }), ...(file && { file }) };
};

const number = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

const fromZero = (text: string): number => {
  const value = number(text);
  if (!(value >= 0 && Number.isFinite(value))) throw new InvalidArgumentError('It must be a number from 0 up.');
  return value;
};

const whole = (text: string): number => {
  const value = number(text);
  if (!(Number.isSafeInteger(value) && value > 0)) throw new InvalidArgumentError('It must be a whole number above 0.');
  return value;
};

const gutter = (text: string): number | { x: number; y: number } => {
  const [x, y, ...more] = text.split(/[x×]/).map(fromZero);
  if (more.length || x === undefined) throw new InvalidArgumentError('Written as 3, or as 3x5 for x and y.');
  return y === undefined ? x : { x, y };
};

const sheet = (text: string): Pick<Sheet, 'width' | 'height'> => {
  try {
    return parseSheet(text);
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
};

const layout = (text: string): LayoutId => {
  if (!isLayoutId(text)) throw new InvalidArgumentError(`Choose one of: ${layoutIds.join(', ')}.`);
  return text;
};
