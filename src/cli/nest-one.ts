import { boundsOf } from '../entry/geometry.ts';
import { addTo, layoutBoardOf } from '../entry/inside.ts';
import {
  blanksOf,
  drawLayout,
  fitsTurned,
  type Layout,
  layoutIds,
  layoutTitle,
  leastSheet,
  type Nesting,
  runFacts,
  sheetLayoutOf,
} from '../entry/nest.ts';
import { drawArguments, type NamedValue } from './box-arguments.ts';
import type { CommandContext } from './command-context.ts';
import { formatTable } from './describe.ts';
import { layoutOptions, type Options, searchOptions } from './nest-options.ts';
import {
  boardForThousand,
  lengthsBody,
  measuresBody,
  metres,
  type NestingReport,
  type NestJobs,
  percent,
  placementsBody,
  round6,
  sheetBody,
} from './nest-report.ts';
import { sheetArgument, withMargins } from './nest-sheets.ts';
import { CommandError, UsageError } from './usage-error.ts';

/** Nests one box: each of its parts separately. */
export const oneBox = async (
  context: CommandContext,
  template: string,
  values: readonly NamedValue[] | undefined,
  options: Options,
): Promise<NestJobs<Nesting>> => {
  if (options.ratio)
    throw new UsageError('--ratio is for different boxes on one sheet: name them as a=becf-10101 b=becf-10901.');
  const box = await drawArguments(context, template, values, options);
  const { entry, drawing } = box;
  const shared = layoutOptions(options, layoutBoardOf(entry));
  const { part, search } = options;
  const blanks = blanksOf(drawing);
  const parts = part === undefined ? blanks.map(({ id }) => id) : [part];
  return {
    boxes: [box],
    jobs: parts.map(
      (id) => (threads, sheet, smallerSheets, watched) =>
        threads.nest(drawing, sheet, {
          part: id,
          smallerSheets,
          ...shared,
          layouts: search ? layoutIds : layoutIds.filter((layout) => layout !== 'free'),
          ...searchOptions(options),
          ...watched,
        }),
    ),
    reportOf: (nesting) => reportOf(nesting, options),
    leastSheet: (given) => {
      const own = blanks.filter(({ id }) => parts.includes(id));
      return leastSheet(own.length ? own : blanks, given, shared);
    },
    refusal: (all, empty) => refusal(all, empty, options, shared),
  };
};

export const reportOf = (nesting: Nesting, options: Options): NestingReport => {
  const { sheet, layouts, best } = nesting;
  const { count, id, utilisation } = best;
  const chosen = layouts.find((layout) => layout.id === options.layout) ?? best;
  return {
    part: nesting.blank,
    sheet,
    unit: 'blank',
    count,
    utilisation,
    table: () => layoutTable(nesting),
    cells: {
      count: String(count),
      layout: count ? id : '',
      utilisation: percent(utilisation),
      'm² for 1000': count ? boardForThousand(sheet, count).toFixed(1) : '',
    },
    facts: (run) => runFacts(nesting, chosen, run),
    body: () => ({
      part: nesting.blank.id,
      sheet: sheetBody(sheet),
      layouts: layouts.map(layoutBody),
      best: layoutBody(best),
      area_bound: nesting.areaBound,
      lattice_bound: round6(nesting.latticeBound),
    }),
    drawing: () => {
      const { rows, sameRotation, stripWidth } = options;
      const filters = [rows && '--rows', sameRotation && '--same-rotation', stripWidth && '--strip-width'].filter(
        Boolean,
      );
      if (options.layout !== undefined && chosen.id !== options.layout)
        throw new CommandError(
          filters.length
            ? `The layout ${options.layout} is not among those that ${filters.join(' and ')} and the grain leave. Choose one of: ${layouts.map((each) => each.id).join(', ')}.`
            : `The layout ${options.layout} is rotated by 90°, but the grain is kept. Try ${freeGrain(options)}.`,
        );
      if (chosen.count === 0)
        throw new CommandError(`The layout ${chosen.id} holds no blank on this sheet. ${id} holds ${count}.`);
      const layout = sheetLayoutOf(nesting, chosen);
      return { ...drawLayout(nesting, chosen), count: chosen.count, layout, nested: [nesting, chosen] };
    },
  };
};

/** Layouts, each with those after it that lie in the same way. */
const grouped = (layouts: readonly Layout[]): readonly (readonly [Layout, ...Layout[]])[] => {
  const groups = new Map<string, Layout[]>();
  for (const layout of layouts)
    addTo(groups, JSON.stringify(layout.placements.map(({ x, y, rotation }) => [x, y, rotation])), layout);
  return [...groups.values()] as [Layout, ...Layout[]][];
};

/** Table of the layouts of one sheet. Those that lie in the same way share a row. */
const layoutTable = ({ layouts, best, areaBound }: Nesting): string =>
  formatTable([
    ['', 'layout', 'count', 'columns x rows', 'utilisation', 'of area', 'of lattice', 'cut', 'crease', 'name'],
    ...grouped(layouts).map(([each, ...same]) => [
      each === best || same.includes(best) ? '*' : '',
      each.id,
      String(each.count),
      each.id === 'free' ? '' : `${each.columns} x ${each.rows}`,
      percent(each.utilisation),
      areaBound ? percent(each.ofAreaBound) : '',
      percent(each.ofLatticeBound),
      metres(each.lengths.cut),
      metres(each.lengths.crease),
      [layoutTitle(each.id), ...(same.length ? [`the same: ${same.map(({ id }) => id).join(', ')}`] : [])].join('; '),
    ]),
  ]);

const layoutBody = (layout: Layout) => ({
  id: layout.id,
  name: layoutTitle(layout.id),
  count: layout.count,
  num_x: layout.columns,
  num_y: layout.rows,
  ...measuresBody(layout),
  of_lattice_bound: round6(layout.ofLatticeBound),
  lengths: lengthsBody(layout),
  placements: placementsBody(layout.placements),
});

/** The option that allows all rotations, and those that contradict it. */
const freeGrain = ({ blankGrain, sheetGrain }: Options): string => {
  const left = [blankGrain && '--blank-grain', sheetGrain && '--sheet-grain'].filter((option) => option !== undefined);
  return left.length ? `--grain free instead of ${left.join(' and ')}` : '--grain free';
};

const refusal = (
  parts: readonly (readonly Nesting[])[],
  empty: readonly (readonly Nesting[])[],
  options: Options,
  grain: ReturnType<typeof layoutOptions>,
): string => {
  const [first, ...others] = empty[0]!;
  const { blank, sheet } = first!;
  const [what, holds] =
    parts.length > 1 ? [`No ${blank.id}`, 'which holds one of each part'] : ['No blank', 'the least that holds one'];
  const blanks = parts.map(([nesting]) => nesting!.blank);
  const tips = [`--sheet ${sheetArgument(leastSheet(blanks, sheet, grain))}, ${holds}${withMargins(sheet)}`];
  if (empty.every((part) => part.some((each) => fitsTurned(each.blank, each.sheet, grain))))
    tips.push(`${freeGrain(options)}, which turns it by 90°`);
  return `${what} fits ${others.length ? 'any of the sheets' : 'the sheet'}: its bounding box is ${sizeOf(blank)}. Try ${tips.join(', or ')}.`;
};

const sizeOf = ({ outline }: Nesting['blank']): string => {
  const { left, right, bottom, top } = boundsOf(outline);
  return `${(right - left).toFixed(1)} × ${(top - bottom).toFixed(1)} mm`;
};
