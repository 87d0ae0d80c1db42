import { catalogue, drawOne, type SizeTranslator } from '../entry/engine.ts';
import {
  drawMixed,
  type MixedBox,
  type MixedNesting,
  mixedRunFacts,
  nestThreads,
  type RunFacts,
  sheetForSet,
  sheetTitle,
} from '../entry/nest.ts';
import { type NamedValue, namedValue, namedValues, readBoxArguments } from './box-arguments.ts';
import type { CommandContext } from './command-context.ts';
import { describeCount } from './describe.ts';
import { translatorOf } from './dimensions-option.ts';
import {
  layoutOptions,
  type Options,
  rowsBoardOf,
  saveLayout,
  sheetArgument,
  sheetsOf,
  withMargins,
} from './nest-options.ts';
import {
  lengthsBody,
  metres,
  percent,
  round6,
  runCells,
  runHead,
  runOf,
  runOptions,
  sentence,
  sheetBody,
} from './nest-report.ts';
import { onEverySheet } from './nest-sheets.ts';
import { watch } from './nest-watch.ts';
import { stopSignal } from './shutdown-signal.ts';
import { formatTable } from './table.ts';
import { CommandError, UsageError } from './usage-error.ts';

/** Nests different boxes on one sheet: `a=becf-10101,length=80 b=becf-10901`. Includes all parts of each box. */
export const nestDifferent = async (
  context: CommandContext,
  first: string,
  others: readonly NamedValue[] = [],
  options: Options,
): Promise<void> => {
  if (options.layout !== undefined || options.part !== undefined)
    throw new UsageError(
      '--layout and --part are for one box: different boxes are placed freely, with all their parts.',
    );
  const { boxes, board } = boxesOf(context, [namedValue(first, FORM), ...others], options, await translatorOf(options));
  const { search, evaluations } = options;
  const sheets = await sheetsOf(options);
  const threads = (context.nestThreads ?? nestThreads)();
  const stop = stopSignal(context);
  try {
    const all = await onEverySheet(sheets, (sheet, smallerSheets: readonly MixedNesting[]) =>
      watch(context, stop, (watched) =>
        threads.nestMixed(boxes, sheet, {
          ...layoutOptions(options, board),
          ...(search ? evaluations !== undefined && { evaluations } : { evaluations: 0 }),
          smallerSheets,
          ...watched,
        }),
      ),
    );
    all.sort((a, b) => b.utilisation - a.utilisation || b.sets - a.sets);
    if (!options.json || options.out) refuseEmpty(all, layoutOptions(options, board));
    await report(context, all, options);
  } finally {
    await threads.close();
  }
};

const FORM = 'Write a=becf-10101,length=80,width=40.';

const boxesOf = (
  context: CommandContext,
  named: readonly NamedValue[],
  { ratio }: Options,
  translate: SizeTranslator | undefined,
) => {
  if (ratio && ratio.length !== named.length)
    throw new UsageError(
      `--ratio ${ratio.join(':')} must have one number for each box. Try ${named.map(() => 1).join(':')}.`,
    );
  const read = named.map(({ name, text }, k) => {
    const [template, ...values] = text.split(',');
    const { entry, variables } = readBoxArguments(
      context,
      template!,
      values.flatMap((value) => namedValues(value, FORM)),
      translate,
    );
    const { drawing } = drawOne(catalogue, entry, variables);
    const several = drawing.parts.length > 1;
    const parts = drawing.parts.map(
      ({ part }): MixedBox => ({
        name: several ? `${name}-${part.id}` : name,
        drawing,
        part: part.id,
        ratio: ratio?.[k] ?? 1,
      }),
    );
    return { parts, category: entry.group.category };
  });
  return {
    boxes: read.flatMap(({ parts }) => parts),
    board: rowsBoardOf(read[0]!.category),
  };
};

/** @param nestings - Best first. */
const report = async (context: CommandContext, nestings: readonly MixedNesting[], options: Options): Promise<void> => {
  const [best] = nestings;
  const file = options.out && (await saveLayout(options.out, drawMixed(best!)));
  if (options.json) {
    const [first, ...others] = nestings.map((nesting) => bodyOf(nesting, options));
    context.printJson({ ...first!, ...(others.length && { sheets: [first, ...others] }), ...(file && { file }) });
    return;
  }
  context.print(nestings.length > 1 ? sheetTable(nestings, options) : blankTable(best!));
  const facts = factsOf(best!, options);
  if (facts && nestings.length === 1) context.print(`\n${sentence(facts, 'sets')}\n`);
  if (file) context.print(`\n${options.out}: ${describeCount(best!.sets, 'set')}\n`);
};

const factsOf = (nesting: MixedNesting, options: Options): RunFacts | undefined =>
  options.run === undefined ? undefined : mixedRunFacts(nesting, runOptions(options));

/** @throws CommandError if no sheet holds a set. The message names one that does. */
const refuseEmpty = ([best, ...others]: readonly MixedNesting[], grain: Parameters<typeof sheetForSet>[3]): void => {
  if (!best || best.sets > 0) return;
  const named = others.length ? 'any of the sheets' : 'the sheet';
  const { blanks, gutter, sheet } = best;
  const larger = sheetArgument(sheetForSet(blanks, gutter, sheet, grain));
  throw new CommandError(`No complete set fits ${named}. Try --sheet ${larger}, which holds one${withMargins(sheet)}.`);
};

const blankTable = (nesting: MixedNesting): string => {
  const { blanks, sets, count, utilisation, ofAreaBound, lengths } = nesting;
  const rows = blanks.map(({ name, ratio, placements }) => [name, String(ratio), String(placements.length)]);
  const all = `${sets} sets, ${count} blanks: ${percent(utilisation)} of the sheet, ${percent(ofAreaBound)} of the area bound, ${metres(lengths.cut)} of cut, ${metres(lengths.crease)} of crease.`;
  return `${formatTable([['box', 'in a set', 'count'], ...rows])}\n${all}\n`;
};

const sheetTable = (nestings: readonly MixedNesting[], options: Options): string =>
  formatTable([
    ['sheet', 'sets', 'count', 'utilisation', ...runHead(options)],
    ...nestings.map((nesting) => {
      const facts = factsOf(nesting, { ...options, run: runOf(options) });
      return [
        sheetTitle(nesting.sheet),
        String(nesting.sets),
        String(nesting.count),
        percent(nesting.utilisation),
        ...runCells(facts),
      ];
    }),
  ]);

const bodyOf = (nesting: MixedNesting, options: Options) => {
  const { sheet } = nesting;
  const layout = {
    id: 'mixed',
    sets: nesting.sets,
    count: nesting.count,
    width: round6(nesting.width),
    height: round6(nesting.height),
    utilisation: round6(nesting.utilisation),
    waste: round6(nesting.waste),
    of_area_bound: round6(nesting.ofAreaBound),
    lengths: lengthsBody(nesting),
    boxes: nesting.blanks.map(({ name, ratio, placements }) => ({
      name,
      ratio,
      count: placements.length,
      placements: placements.map(({ x, y, rotation }) => ({ x: round6(x), y: round6(y), rotation })),
    })),
  };
  return {
    sheet: sheetBody(sheet),
    layouts: [layout],
    best: layout,
    area_bound: nesting.areaBound,
    ...(options.run !== undefined && { run: factsOf(nesting, options) ?? null }),
  };
};
