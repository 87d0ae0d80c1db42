import {
  type Layout,
  layoutTitle,
  type Nesting,
  type RunFacts,
  runFacts,
  type Sheet,
  sheetTitle,
} from '../entry/nest.ts';
import type { Options } from './nest-options.ts';
import { formatTable } from './table.ts';

/** The layout to write: the named one, otherwise the best. */
export const chosen = ({ layouts, best }: Nesting, { layout: id }: Pick<Options, 'layout'>): Layout =>
  id === undefined ? best : (layouts.find((each) => each.id === id) ?? best);

/** Figures of a run with the chosen layout. */
export const nestingFacts = (nesting: Nesting, options: Options): RunFacts | undefined => {
  return runFacts(nesting, chosen(nesting, options), runOptions(options));
};

/** The requested run; one box by default. */
export const runOptions = ({ run: boxes = 1, grammage, pricePerM2 }: Options) => ({
  boxes,
  ...(grammage !== undefined && { grammage }),
  ...(pricePerM2 !== undefined && { pricePerM2 }),
});

/** Number of boxes by which sheets are compared. */
export const runOf = ({ run = 1000 }: Options): number => run;

export const runHead = (options: Options): string[] => [
  `sheets for ${runOf(options)}`,
  'board m²',
  'weight kg',
  'price',
];

/** Sheets, board, weight and price of a run as cells of a table. */
export const runCells = (facts: RunFacts | undefined): string[] => [
  facts ? String(facts.sheets) : '',
  facts ? facts.board.toFixed(1) : '',
  facts?.weight === undefined ? '' : facts.weight.toFixed(1),
  facts?.boardPrice === undefined ? '' : facts.boardPrice.toFixed(2),
];

/** Line lengths for the JSON output. */
export const lengthsBody = ({ lengths, shared }: Pick<Layout, 'lengths' | 'shared'>) => ({
  cut: round6(lengths.cut),
  crease: round6(lengths.crease),
  total: round6(lengths.total),
  shared: round6(shared),
});

/** Sorts nestings by board use per blank, best first. */
export const ranked = (nestings: readonly Nesting[]): Nesting[] =>
  [...nestings].sort((a, b) => b.best.utilisation - a.best.utilisation || b.best.count - a.best.count);

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const metres = (mm: number): string => `${(mm / 1000).toFixed(2)} m`;

/** Layouts, each with those after it that lie in the same way. */
const grouped = (layouts: readonly Layout[]): readonly (readonly [Layout, ...Layout[]])[] => {
  const groups = new Map<string, [Layout, ...Layout[]]>();
  for (const layout of layouts) {
    const lies = JSON.stringify(layout.placements.map(({ x, y, rotation }) => [x, y, rotation]));
    const group = groups.get(lies);
    if (group) group.push(layout);
    else groups.set(lies, [layout]);
  }
  return [...groups.values()];
};

/** Table of the layouts of one sheet. Those that lie in the same way share a row. */
export const layoutTable = ({ layouts, best, areaBound }: Nesting): string =>
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

/** Table of all sheets, best first. */
export const sheetTable = (nestings: readonly Nesting[], options: Options): string =>
  formatTable([
    ['sheet', 'count', 'layout', 'utilisation', 'm² for 1000', ...runHead(options)],
    ...ranked(nestings).map((nesting) => {
      const { width, height } = nesting.sheet;
      const { count, id, utilisation } = nesting.best;
      const facts = nestingFacts(nesting, { ...options, run: runOf(options) });
      return [
        sheetTitle(nesting.sheet),
        String(count),
        count ? id : '',
        percent(utilisation),
        count ? ((1000 * width * height) / 1e6 / count).toFixed(1) : '',
        ...runCells(facts),
      ];
    }),
  ]);

/** @param what - Unit of the run: boxes, or sets of different boxes. */
export const sentence = (facts: RunFacts, what: 'boxes' | 'sets' = 'boxes'): string =>
  [
    `${facts.boxes} ${what} take ${facts.sheets} sheets: ${facts.board.toFixed(1)} m² of board`,
    facts.weight === undefined ? '' : `, ${facts.weight.toFixed(1)} kg`,
    `, of which ${facts.waste.toFixed(1)} m² are waste; the tool has ${facts.knife.toFixed(2)} m of knife and ${facts.crease.toFixed(2)} m of crease`,
    facts.boardPrice === undefined ? '' : `; the board costs ${facts.boardPrice.toFixed(2)}`,
    '.',
  ].join('');

export const round6 = (n: number): number => Math.round(n * 1e6) / 1e6;

/** A sheet for the JSON output, in mm, with its given name. */
export const sheetBody = ({ name, width, height }: Sheet) => ({ unit: 'mm', width, height, ...(name && { name }) });

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
  lengths: lengthsBody(layout),
  placements: layout.placements.map(({ x, y, rotation }) => ({ x: round6(x), y: round6(y), rotation })),
});

const nestingBody = (nesting: Nesting, options: Options) => ({
  part: nesting.blank.id,
  sheet: sheetBody(nesting.sheet),
  layouts: nesting.layouts.map(layoutBody),
  best: layoutBody(nesting.best),
  area_bound: nesting.areaBound,
  lattice_bound: round6(nesting.latticeBound),
  ...(options.run !== undefined && { run: nestingFacts(nesting, options) ?? null }),
});

/** JSON output. With several sheets the best one is first, and its values are repeated at the top level. */
export const nestingsBody = (nestings: readonly Nesting[], options: Options, file: string | undefined) => {
  const [best, ...others] = ranked(nestings).map((nesting) => nestingBody(nesting, options));
  return { ...best!, ...(others.length && { sheets: [best, ...others] }), ...(file && { file }) };
};
