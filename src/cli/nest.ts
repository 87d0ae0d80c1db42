import { extname } from 'node:path';
import { catalogue, drawOne } from '../entry/engine.ts';
import {
  blanksOf,
  drawLayout,
  fitsTurned,
  layoutIds,
  leastSheet,
  type Nesting,
  type NestThreads,
  nestThreads,
  type Sheet,
} from '../entry/nest.ts';
import { type NamedValue, readBoxArguments, templateArgument, valuesArgument } from './box-arguments.ts';
import type { AddCommand, CommandContext } from './command-context.ts';
import { describeCount } from './describe.ts';
import { translatorOf } from './dimensions-option.ts';
import { nestDifferent } from './nest-mixed.ts';
import {
  checkOptions,
  layoutOptions,
  nestOptions,
  type Options,
  rowsBoardOf,
  saveLayout,
  sheetArgument,
  sheetsOf,
  withMargins,
} from './nest-options.ts';
import { chosen, layoutTable, nestingFacts, nestingsBody, ranked, sentence, sheetTable } from './nest-report.ts';
import { onEverySheet } from './nest-sheets.ts';
import { watch } from './nest-watch.ts';
import { stopSignal } from './shutdown-signal.ts';
import { CommandError, UsageError } from './usage-error.ts';

const EXAMPLES = `
Blanks keep the grain (carton) or flutes (corrugated) of the drawing, at 0° or 180°, unless --grain free also allows 90° and
270°. With --sheet-grain x or y they are rotated so that both directions match. By default the grain runs around a carton (x)
and flutes stand upright (y); --blank-grain changes that. Every layout is verified: no two blanks are closer than the
gutter, and all lie inside the margins of the sheet. The same command gives the same layouts. Ctrl-C ends the search with
the best layout so far.

Different boxes share a sheet as name=template, with their sizes after commas; --ratio sets how many of each make a set.

Examples:
  $ boxwright nest becf-10101 length=80 width=40 height=120 --sheet 1000x700
  $ boxwright nest becf-10101 --sheet B1 --gripper 12 --gutter 3 --grain free --out layout.dxf
  $ boxwright nest becf-21d01 --sheet 48x96in --layout tumbled-rows-0 --out layout.svg
  $ boxwright nest becf-10101 --sheets sheets.txt --run 10000 --grammage 300 --price-per-m2 0.62
  $ boxwright nest a=becf-10101,length=80,width=40,height=120 b=becf-10901,length=60 --ratio 2:1 --sheet B1
`;

/** boxwright nest: places as many blanks as possible on a sheet. */
export const addNest: AddCommand = (command, context) => {
  command.addArgument(templateArgument()).addArgument(valuesArgument());
  for (const option of nestOptions()) command.addOption(option);
  command
    .addHelpText('after', EXAMPLES)
    .action(async (template: string, values: readonly NamedValue[] | undefined, options: Options) => {
      checkOptions(options);
      if (template.includes('=')) return nestDifferent(context, template, values, options);
      if (options.ratio)
        throw new UsageError('--ratio is for different boxes on one sheet: name them as a=becf-10101 b=becf-10901.');
      const { entry, variables } = readBoxArguments(context, template, values, await translatorOf(options));
      const { drawing } = drawOne(catalogue, entry, variables);
      const blanks = blanksOf(drawing).map((blank) => blank.id);
      const parts = options.part === undefined ? blanks : [options.part];
      const board = rowsBoardOf(entry.group.category);
      const sheets = await sheetsOf(options);
      const threads = (context.nestThreads ?? nestThreads)();
      const stop = stopSignal(context);
      try {
        const all: Nesting[][] = [];
        for (const part of parts)
          all.push(
            await onEverySheet(sheets, (sheet, smallerSheets: readonly Nesting[]) =>
              nestOne(context, threads, { drawing, part, board, sheet, smallerSheets, options, stop }),
            ),
          );
        await report(context, all, options, board);
      } finally {
        await threads.close();
      }
    });
};

interface Task {
  readonly drawing: ReturnType<typeof drawOne>['drawing'];
  readonly part: string;
  readonly board: 'carton' | 'corrugated';
  readonly sheet: Sheet;
  readonly smallerSheets: readonly Nesting[];
  readonly options: Options;
  readonly stop: AbortSignal;
}

const nestOne = (context: CommandContext, threads: NestThreads, task: Task): Promise<Nesting> => {
  const { search, evaluations } = task.options;
  return watch(context, task.stop, (watched) =>
    threads.nest(task.drawing, task.sheet, {
      part: task.part,
      smallerSheets: task.smallerSheets,
      ...layoutOptions(task.options, task.board),
      layouts: search ? layoutIds : layoutIds.filter((id) => id !== 'free'),
      ...(evaluations !== undefined && { evaluations }),
      ...watched,
    }),
  );
};

/** A layout in a file. */
interface SavedLayout {
  readonly path: string;
  readonly url: string;
  readonly count: number;
}

const report = async (
  context: CommandContext,
  parts: readonly (readonly Nesting[])[],
  options: Options,
  board: 'carton' | 'corrugated',
): Promise<void> => {
  if (!options.json || options.out) refuseEmpty(parts, options, board);
  const outs: (SavedLayout | undefined)[] = [];
  for (const nestings of parts) {
    const [best] = ranked(nestings);
    outs.push(options.out ? await write(best!, options, options.out, parts.length > 1) : undefined);
  }
  if (options.json) {
    const bodies = parts.map((nestings, k) => nestingsBody(nestings, options, outs[k]?.url));
    context.printJson(parts.length === 1 ? bodies[0] : { components: bodies });
    return;
  }
  parts.forEach((nestings, k) => {
    if (parts.length > 1) context.print(`${k ? '\n' : ''}${nestings[0]!.blank.id} (${nestings[0]!.blank.name})\n`);
    context.print(nestings.length > 1 ? sheetTable(nestings, options) : layoutTable(nestings[0]!));
    const [best] = ranked(nestings);
    const facts = options.run === undefined ? undefined : nestingFacts(best!, options);
    if (facts && nestings.length === 1) context.print(`\n${sentence(facts)}\n`);
    if (outs[k]) context.print(`\n${outs[k].path}: ${describeCount(outs[k].count, 'blank')}\n`);
  });
};

const write = async (nesting: Nesting, options: Options, out: string, several: boolean): Promise<SavedLayout> => {
  const { layout: id } = options;
  const layout = chosen(nesting, options);
  if (id !== undefined && layout.id !== id)
    throw new CommandError(`The layout ${id} is rotated by 90°, but the grain is kept. Try ${freeGrain(options)}.`);
  if (layout.count === 0)
    throw new CommandError(
      `The layout ${layout.id} holds no blank on this sheet. ${nesting.best.id} holds ${nesting.best.count}.`,
    );
  const ending = extname(out);
  const path = several ? `${out.slice(0, -ending.length)}-${nesting.blank.id}${ending}` : out;
  return { path, url: await saveLayout(path, drawLayout(nesting, layout)), count: layout.count };
};

/** The option that allows all rotations, and those that contradict it. */
const freeGrain = ({ blankGrain, sheetGrain }: Options): string => {
  const left = [blankGrain && '--blank-grain', sheetGrain && '--sheet-grain'].filter((option) => option !== undefined);
  return left.length ? `--grain free instead of ${left.join(' and ')}` : '--grain free';
};

/** @throws CommandError if no sheet holds a blank of some part. The message names a sheet that holds one of each part. */
const refuseEmpty = (
  parts: readonly (readonly Nesting[])[],
  options: Options,
  board: 'carton' | 'corrugated',
): void => {
  const empty = parts.filter((nestings) => nestings.every(({ best }) => best.count === 0));
  const [nestings] = empty;
  if (!nestings) return;
  const grain = layoutOptions(options, board);
  const { blank, sheet } = nestings[0]!;
  const named = nestings.length > 1 ? 'any of the sheets' : 'the sheet';
  const [what, holds] =
    parts.length > 1 ? [`No ${blank.id}`, 'which holds one of each part'] : ['No blank', 'the least that holds one'];
  const blanks = parts.map(([first]) => first!.blank);
  const tips = [`--sheet ${sheetArgument(leastSheet(blanks, sheet, grain))}, ${holds}${withMargins(sheet)}`];
  if (empty.every((part) => part.some((each) => fitsTurned(each.blank, each.sheet, grain))))
    tips.push(`${freeGrain(options)}, which turns it by 90°`);
  throw new CommandError(
    `${what} fits ${named}: its bounding box is ${sizeOf(nestings[0]!)}. Try ${tips.join(', or ')}.`,
  );
};

const sizeOf = ({ blank }: Nesting): string => {
  const spread = (first: 0 | 1): string => {
    const along = blank.loop.filter((_, k) => k % 2 === first);
    return ((Math.max(...along) - Math.min(...along)) / 1000).toFixed(1);
  };
  return `${spread(0)} × ${spread(1)} mm`;
};
