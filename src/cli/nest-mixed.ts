import { extname } from 'node:path';
import { catalogue, drawOne, formats, isFormat } from '../entry/engine.ts';
import {
  drawMixed,
  type MixedBox,
  type MixedNesting,
  mixedRunFacts,
  nestThreads,
  type RunFacts,
} from '../entry/nest.ts';
import { type NamedValue, readBoxArguments } from './box-arguments.ts';
import type { CommandContext } from './command-context.ts';
import { writeOutput } from './files.ts';
import { ENDINGS, type Options, sheetsOf } from './nest-options.ts';
import { metres, percent, round, round6, sentence } from './nest-report.ts';
import { watch } from './nest-watch.ts';
import { table } from './table.ts';
import { CommandError, UsageError } from './usage-error.ts';

/** Different boxes on one sheet: `a=becf-10101,length=80 b=becf-10901`. A box of several parts brings all of them. */
export const nestDifferent = async (
  context: CommandContext,
  first: string,
  others: readonly NamedValue[] = [],
  options: Options,
): Promise<void> => {
  if (options.layout !== undefined || options.part !== undefined)
    throw new UsageError('--layout and --part are for one box: different boxes are laid freely, with all their parts.');
  const { boxes, board } = boxesOf(context, [namedValue(first), ...others], options);
  const { gutter, grain, blankGrain, sheetGrain, search, seed, evaluations } = options;
  const sheets = await sheetsOf(options);
  const threads = nestThreads();
  const stop = new AbortController();
  context.untilStopped().then(() => stop.abort());
  try {
    const all: MixedNesting[] = [];
    for (const sheet of sheets)
      all.push(
        await watch(context, stop, (watched) =>
          threads.nestMixed(boxes, sheet, {
            gutter,
            grain,
            board,
            ...(blankGrain && { blankGrain }),
            ...(sheetGrain && { sheetGrain }),
            seed,
            ...(search ? evaluations !== undefined && { evaluations } : { evaluations: 0 }),
            ...watched,
          }),
        ),
      );
    all.sort((a, b) => b.utilisation - a.utilisation || b.sets - a.sets);
    await report(context, all, options);
  } finally {
    await threads.close();
  }
};

const namedValue = (text: string): NamedValue => {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1)
    throw new UsageError(`"${text}" is not a name and a value. Write a=becf-10101,length=80,width=40.`);
  return { name: text.slice(0, at), text: text.slice(at + 1) };
};

const boxesOf = (context: CommandContext, named: readonly NamedValue[], { ratio }: Options) => {
  if (ratio && ratio.length !== named.length)
    throw new UsageError(
      `--ratio has ${ratio.length} numbers for ${named.length} boxes. Give one for each, as ${named.map(() => 1).join(':')}.`,
    );
  const read = named.map(({ name, text }, k) => {
    const [template, ...values] = text.split(',');
    const { entry, variables } = readBoxArguments(context, template!, values.map(namedValue));
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
    board: read[0]!.category === 'Corrugated Cardboards' ? ('corrugated' as const) : ('carton' as const),
  };
};

/** @param nestings - The best first. */
const report = async (context: CommandContext, nestings: readonly MixedNesting[], options: Options): Promise<void> => {
  const [best] = nestings;
  const file = options.out && (await write(best!, options.out));
  if (options.json) {
    const [first, ...others] = nestings.map((nesting) => bodyOf(nesting, options));
    context.printJson({ ...first!, ...(others.length && { sheets: [first, ...others] }), ...(file && { file }) });
    return;
  }
  context.print(nestings.length > 1 ? sheetTable(nestings, options) : blankTable(best!));
  const facts = factsOf(best!, options);
  if (facts && nestings.length === 1) context.print(`\n${sentence(facts)}\n`);
  if (file) context.log(`written: ${file}`);
};

const factsOf = (nesting: MixedNesting, { run, grammage, pricePerM2 }: Options): RunFacts | undefined =>
  run === undefined
    ? undefined
    : mixedRunFacts(nesting, {
        boxes: run,
        ...(grammage !== undefined && { grammage }),
        ...(pricePerM2 !== undefined && { pricePerM2 }),
      });

const write = async (nesting: MixedNesting, out: string): Promise<string> => {
  if (nesting.sets === 0)
    throw new CommandError('Not one whole set fits the sheet. Try a larger sheet, or a smaller --ratio.');
  const format = extname(out).slice(1).toLowerCase();
  if (!isFormat(format)) throw new UsageError(`--out ${out}: a layout is written as ${ENDINGS.join(', ')}.`);
  const drawing = drawMixed(nesting);
  return writeOutput(out, await formats[format].write(drawing.dieline, drawing.labels, drawing.options));
};

const blankTable = (nesting: MixedNesting): string => {
  const { blanks, sets, count, utilisation, ofAreaBound, lengths } = nesting;
  const rows = blanks.map(({ name, ratio, placements }) => [name, String(ratio), String(placements.length)]);
  const all = `${sets} sets, ${count} blanks: ${percent(utilisation)} of the sheet, ${percent(ofAreaBound)} of the area bound, ${metres(lengths.cut)} of cut, ${metres(lengths.crease)} of crease.`;
  return `${table([['box', 'in a set', 'count'], ...rows])}\n${all}\n`;
};

const sheetTable = (nestings: readonly MixedNesting[], options: Options): string =>
  table([
    ['sheet', 'sets', 'count', 'utilisation', 'sheets', 'board m2', 'weight kg', 'price'],
    ...nestings.map((nesting) => {
      const facts = factsOf(nesting, { ...options, run: options.run ?? 1000 });
      return [
        `${round(nesting.sheet.width)} x ${round(nesting.sheet.height)}`,
        String(nesting.sets),
        String(nesting.count),
        percent(nesting.utilisation),
        facts ? String(facts.sheets) : '',
        facts ? facts.board.toFixed(1) : '',
        facts?.weight === undefined ? '' : facts.weight.toFixed(1),
        facts?.boardPrice === undefined ? '' : facts.boardPrice.toFixed(2),
      ];
    }),
  ]);

const bodyOf = (nesting: MixedNesting, options: Options) => {
  const { sheet, lengths, shared } = nesting;
  const layout = {
    id: 'mixed',
    sets: nesting.sets,
    count: nesting.count,
    width: round6(nesting.width),
    height: round6(nesting.height),
    utilisation: round6(nesting.utilisation),
    waste: round6(nesting.waste),
    of_area_bound: round6(nesting.ofAreaBound),
    lengths: {
      cut: round6(lengths.cut),
      crease: round6(lengths.crease),
      total: round6(lengths.total),
      shared: round6(shared),
    },
    boxes: nesting.blanks.map(({ name, ratio, placements }) => ({
      name,
      ratio,
      count: placements.length,
      placements: placements.map(({ x, y, rotation }) => ({ x: round6(x), y: round6(y), rotation })),
    })),
  };
  return {
    sheet: { unit: 'mm', width: sheet.width, height: sheet.height },
    layouts: [layout],
    best: layout,
    area_bound: nesting.areaBound,
    ...(options.run !== undefined && { run: factsOf(nesting, options) ?? null }),
  };
};
