import type { DielineFiles } from '../entry/engine.ts';
import { layoutBoardOf } from '../entry/inside.ts';
import { blanksOf, drawMixed, type MixedBox, type MixedNesting, mixedRunFacts, sheetForSet } from '../entry/nest.ts';
import { drawArguments, type NamedValue, namedValue, valueOrSizes } from './box-arguments.ts';
import type { CommandContext } from './command-context.ts';
import { formatTable } from './describe.ts';
import { layoutOptions, type Options, searchOptions } from './nest-options.ts';
import {
  lengthsBody,
  measuresBody,
  metres,
  type NestingReport,
  type NestJobs,
  percent,
  placementsBody,
  sheetBody,
} from './nest-report.ts';
import { sheetArgument, withMargins } from './nest-sheets.ts';
import { UsageError } from './usage-error.ts';

/** Nests different boxes on one sheet: `a=becf-10101,length=80 b=becf-10901`. Includes all parts of each box. */
export const severalBoxes = async (
  context: CommandContext,
  first: string,
  others: readonly NamedValue[] = [],
  options: Options,
): Promise<NestJobs<MixedNesting>> => {
  if (options.layout !== undefined || options.part !== undefined)
    throw new UsageError(
      '--layout and --part are for one box: different boxes are placed freely, with all their parts.',
    );
  if (options.rows || options.sameRotation || options.stripWidth || options.artwork !== undefined)
    throw new UsageError(
      '--rows, --same-rotation, --strip-width and --artwork are for one box on the sheet. Leave them out.',
    );
  const { boxes, drawn, board } = await boxesOf(context, [namedValue(first, FORM), ...others], options);
  const shared = layoutOptions(options, board);
  return {
    boxes: drawn,
    jobs: [
      (threads, sheet, smallerSheets, watched) =>
        threads.nestMixed(boxes, sheet, { ...shared, ...searchOptions(options), smallerSheets, ...watched }),
    ],
    reportOf: reportOfMixed,
    leastSheet: (given) => {
      const blanks = boxes.map(({ drawing, part, ratio = 1 }) => ({
        blank: blanksOf(drawing).find(({ id }) => id === part)!,
        ratio,
      }));
      const { gutter } = options;
      return sheetForSet(blanks, typeof gutter === 'number' ? { x: gutter, y: gutter } : gutter, given, shared);
    },
    refusal: ([nestings]) => refusal(nestings!, shared),
  };
};

const FORM = 'Write a=becf-10101,length=80,width=40.';

const boxesOf = async (context: CommandContext, named: readonly NamedValue[], options: Options) => {
  const { ratio } = options;
  if (ratio && ratio.length !== named.length)
    throw new UsageError(
      `--ratio ${ratio.join(':')} must have one number for each box. Try ${named.map(() => 1).join(':')}.`,
    );
  const read: { readonly box: DielineFiles; readonly parts: readonly MixedBox[] }[] = [];
  for (const [k, { name, text }] of named.entries()) {
    const [template, ...values] = text.split(',');
    const given = values.map((value) => valueOrSizes(value, FORM));
    const box = await drawArguments(context, template!, given, options);
    const { drawing } = box;
    const several = drawing.parts.length > 1;
    const parts = drawing.parts.map(({ part: { id } }): MixedBox => {
      const own = several ? `${name}-${id}` : name;
      return { name: own, drawing, part: id, ratio: ratio?.[k] ?? 1 };
    });
    read.push({ box, parts });
  }
  const drawn = read.map(({ box }) => box);
  return { boxes: read.flatMap(({ parts }) => parts), drawn, board: layoutBoardOf(drawn[0]!.entry) };
};

export const reportOfMixed = (nesting: MixedNesting): NestingReport => ({
  part: { id: 'mixed', name: 'mixed' },
  sheet: nesting.sheet,
  unit: 'set',
  count: nesting.sets,
  utilisation: nesting.utilisation,
  table: () => blankTable(nesting),
  cells: { sets: `${nesting.sets}`, count: `${nesting.count}`, utilisation: percent(nesting.utilisation) },
  facts: (run) => mixedRunFacts(nesting, run),
  body: () => bodyOf(nesting),
  drawing: () => ({ ...drawMixed(nesting), count: nesting.sets, layout: nesting }),
});

const refusal = ([first, ...others]: readonly MixedNesting[], grain: ReturnType<typeof layoutOptions>): string => {
  const { blanks, gutter, sheet } = first!;
  const larger = sheetArgument(sheetForSet(blanks, gutter, sheet, grain));
  return `No complete set fits ${others.length ? 'any of the sheets' : 'the sheet'}. Try --sheet ${larger}, which holds one${withMargins(sheet)}.`;
};

const blankTable = (nesting: MixedNesting): string => {
  const { blanks, sets, count, utilisation, ofAreaBound, lengths } = nesting;
  const rows = blanks.map(({ name, ratio, placements }) => [name, String(ratio), String(placements.length)]);
  const all = `${sets} sets, ${count} blanks: ${percent(utilisation)} of the sheet, ${percent(ofAreaBound)} of the area bound, ${metres(lengths.cut)} of cut, ${metres(lengths.crease)} of crease.`;
  return `${formatTable([['box', 'in a set', 'count'], ...rows])}\n${all}\n`;
};

const bodyOf = (nesting: MixedNesting) => {
  const layout = {
    id: 'mixed',
    sets: nesting.sets,
    count: nesting.count,
    ...measuresBody(nesting),
    lengths: lengthsBody(nesting),
    boxes: nesting.blanks.map(({ name, ratio, placements }) => ({
      name,
      ratio,
      count: placements.length,
      placements: placementsBody(placements),
    })),
  };
  return { sheet: sheetBody(nesting.sheet), layouts: [layout], best: layout, area_bound: nesting.areaBound };
};
