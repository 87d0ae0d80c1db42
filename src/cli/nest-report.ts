import { extname } from 'node:path';
import type { DielineFiles } from '../entry/engine.ts';
import { mapValues } from '../entry/inside.ts';
import {
  type Layout,
  type NamedSheet,
  type Nesting,
  type NestingBlank,
  type NestProgress,
  type NestThreads,
  type RunFacts,
  type RunOptions,
  type Sheet,
  sheetTitle,
} from '../entry/nest.ts';
import type { CommandContext } from './command-context.ts';
import { describeCount, formatTable } from './describe.ts';
import { saveForm } from './nest-form.ts';
import { type DrawnSheet, type Options, saveLayout } from './nest-options.ts';

/** What the command shows of a nesting: of a part of a box, or of sets of different boxes. */
export interface NestingReport {
  readonly part: Pick<NestingBlank, 'id' | 'name'>;
  readonly sheet: Sheet;
  readonly unit: 'blank' | 'set';
  readonly count: number;
  readonly utilisation: number;
  /** All layouts, for a single sheet. */
  readonly table: () => string;
  /** Titles and cells of its row where sheets are compared. */
  readonly cells: Readonly<Record<string, string>>;
  readonly facts: (run: RunOptions) => RunFacts | undefined;
  readonly body: () => object;
  /** With the layout itself, where one box lies on the sheet. @throws CommandError where the named layout cannot be written. */
  readonly drawing: () => DrawnSheet & { readonly count: number; readonly nested?: readonly [Nesting, Layout] };
}

export interface Watched {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: NestProgress) => void;
}

/** What one run of the command nests on every sheet: each part of a box, or different boxes together. */
export interface NestJobs<T> {
  readonly boxes: readonly DielineFiles[];
  readonly jobs: readonly ((
    threads: NestThreads,
    sheet: Sheet,
    smallerSheets: readonly T[],
    watched: Watched,
  ) => Promise<T>)[];
  readonly reportOf: (nesting: T) => NestingReport;
  /** The least sheet that holds one blank of each part, or one set, inside the margins of a given one. */
  readonly leastSheet?: (given: Sheet) => NamedSheet;
  /** The sheet, where the options do not name it. */
  readonly sheet?: Sheet;
  /** The message where no sheet holds one of some job, of which it also gets the nestings. */
  readonly refusal?: (all: readonly (readonly T[])[], empty: readonly (readonly T[])[]) => string;
}

/** Writes each part's best layout, if asked for, and prints tables or JSON. @param parts with their nestings on all sheets, best first. */
export const printReport = async (
  { print, printJson, log }: CommandContext,
  parts: readonly (readonly NestingReport[])[],
  options: Options,
  boxes: readonly DielineFiles[],
): Promise<void> => {
  const several = parts.length > 1;
  const files: ({ path: string; url: string; count: number } | undefined)[] = [];
  for (const [best] of options.out === undefined ? [] : parts) {
    const [out, ending] = [options.out!, extname(options.out!)];
    const drawn = best!.drawing();
    const path = several ? `${out.slice(0, -ending.length)}-${best!.part.id}${ending}` : out;
    const form = options.artwork === undefined ? undefined : drawn.nested;
    const url = await (form
      ? saveForm(path, boxes[0]!, form, options, log)
      : saveLayout(path, drawn, options, { boxes, log }));
    files.push({ path, url, count: drawn.count });
  }
  if (options.json) {
    const bodies = parts.map((nestings, k) => {
      const [best, ...others] = nestings.map((nesting) => bodyOf(nesting, options));
      return { ...best!, ...(others.length && { sheets: [best, ...others] }), ...(files[k] && { file: files[k].url }) };
    });
    return printJson(several ? { components: bodies } : bodies[0]);
  }
  parts.forEach((nestings, k) => {
    const [best, ...others] = nestings as [NestingReport, ...NestingReport[]];
    if (several) print(`${k ? '\n' : ''}${best.part.id} (${best.part.name})\n`);
    print(others.length ? sheetTable(nestings, options) : best.table());
    const facts = others.length || options.run === undefined ? undefined : best.facts(runOf(options));
    if (facts) print(`\n${sentence(facts, best.unit === 'set' ? 'sets' : 'boxes')}\n`);
    if (files[k]) print(`\n${files[k].path}: ${describeCount(files[k].count, best.unit)}\n`);
  });
};

/** The requested run; by default the number of boxes by which sheets are compared. */
const runOf = ({ run: boxes = 1000, grammage, pricePerM2 }: Options): RunOptions => ({ boxes, grammage, pricePerM2 });

/** JSON output. With several sheets the best one is first, and its values are repeated at the top level. */
const bodyOf = ({ body, facts }: NestingReport, options: Options) => ({
  ...body(),
  ...(options.run !== undefined && { run: facts(runOf(options)) ?? null }),
});

const sheetTable = (nestings: readonly NestingReport[], options: Options): string => {
  const run = runOf(options);
  return formatTable([
    ['sheet', ...Object.keys(nestings[0]!.cells), `sheets for ${run.boxes}`, 'board m²', 'weight kg', 'price'],
    ...nestings.map(({ sheet, cells, facts: factsOf }) => {
      const facts = factsOf(run);
      return [
        sheetTitle(sheet),
        ...Object.values(cells),
        facts ? String(facts.sheets) : '',
        facts ? facts.board.toFixed(1) : '',
        facts?.weight === undefined ? '' : facts.weight.toFixed(1),
        facts?.boardPrice === undefined ? '' : facts.boardPrice.toFixed(2),
      ];
    }),
  ]);
};

const sentence = (facts: RunFacts, what: 'boxes' | 'sets'): string =>
  [
    `${facts.boxes} ${what} take ${facts.sheets} sheets: ${facts.board.toFixed(1)} m² of board`,
    facts.weight === undefined ? '' : `, ${facts.weight.toFixed(1)} kg`,
    `, of which ${facts.waste.toFixed(1)} m² are waste; the tool has ${facts.knife.toFixed(2)} m of knife and ${facts.crease.toFixed(2)} m of crease${facts.bends === undefined ? '' : `, ${facts.bends} bends`}`,
    facts.boardPrice === undefined ? '' : `; the board costs ${facts.boardPrice.toFixed(2)}`,
    '.',
  ].join('');

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const metres = (mm: number): string => `${(mm / 1000).toFixed(2)} m`;
export const round6 = (n: number): number => Math.round(n * 1e6) / 1e6;

/** Board of the sheets for 1000 boxes in m², at so many blanks on each. */
export const boardForThousand = ({ width, height }: Sheet, count: number) => (1000 * width * height) / 1e6 / count;

export const sheetBody = ({ name, width, height }: Sheet) => ({ unit: 'mm', width, height, ...(name && { name }) });

const rounded = (of: Readonly<Record<string, number>>) => mapValues(of, round6);

export const lengthsBody = ({ lengths, shared }: Pick<Layout, 'lengths' | 'shared'>) => {
  const { cut, crease, total, bends } = lengths;
  return rounded({ cut, crease, total, shared, ...(bends !== undefined && { bends }) });
};

export const measuresBody = (of: Pick<Layout, 'width' | 'height' | 'utilisation' | 'waste' | 'ofAreaBound'>) => {
  const { width, height, utilisation, waste, ofAreaBound } = of;
  return rounded({ width, height, utilisation, waste, of_area_bound: ofAreaBound });
};

export const placementsBody = (placements: Layout['placements']) =>
  placements.map(({ x, y, rotation }) => ({ x: round6(x), y: round6(y), rotation }));
