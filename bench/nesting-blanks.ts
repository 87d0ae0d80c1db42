/** The blanks by which nesting is measured. */
import { blanksOf, catalogue, dieline } from '../src/index.ts';
import type { NestingBlank, Sheet } from '../src/nest/index.ts';
import type { Dieline, Drawing } from '../src/sheet/index.ts';
import { aimedAt, cutOut, ell, loadsInBlocks, loadsInLs } from '../test/nest/shapes.ts';

export const SHEET = { width: 1000, height: 700 };

/** Minimum and maximum blanks in the grid. With fewer, layouts hardly differ; with more, any-nest takes too long. */
const [FEWEST, MOST] = [4, 30] as const;

/** Width or height of a blank in mm. */
export const spread = ({ loop }: NestingBlank, axis: 0 | 1): number => {
  const along = loop.filter((_, k) => k % 2 === axis);
  return (Math.max(...along) - Math.min(...along)) / 1000;
};

/** Number of blanks in a grid of bounding boxes. */
const gridOf = (blank: NestingBlank): number =>
  Math.floor(SHEET.width / spread(blank, 0)) * Math.floor(SHEET.height / spread(blank, 1));

export interface Subject {
  readonly id: string;
  readonly category?: string;
  readonly drawing: () => Drawing | Dieline;
}

const drawn = (id: string): Drawing => dieline(id as 'becf-10101').drawing;

/** One id per template that fits the sheet, evenly spread over all templates. */
const ofCatalogue = (count: number): Subject[] => {
  const first = new Map(catalogue.entries.map((entry) => [entry.template, entry] as const).reverse());
  const fitting = [...first.values()].filter(({ id }) => {
    const grid = gridOf(blanksOf(drawn(id))[0]!);
    return grid >= FEWEST && grid <= MOST;
  });
  return Array.from({ length: Math.min(count, fitting.length) }, (_, k) => {
    const { id, group } = fitting[Math.floor((k * fitting.length) / count)]!;
    return { id, category: group.category, drawing: () => drawn(id) };
  });
};

/** The blanks with targets, and some of the catalogue. */
export const subjectsOf = (count: number): readonly Subject[] => [
  ...aimedAt.map(({ name, drawing }) => ({ id: name, drawing: () => drawing })),
  ...ofCatalogue(count),
];

/** A blank on a sheet. */
interface Case extends Subject {
  readonly sheet: Sheet;
  readonly gutter?: number;
  /** Least budget. */
  readonly least?: number;
}

export const catalogueCases = (): readonly Case[] => subjectsOf(30).map((subject) => ({ ...subject, sheet: SHEET }));

const rectangle = (w: number, h: number) => cutOut([0, 0], [w, 0], [w, h], [0, h]);
const STEM = cutOut([0, 0], [400, 0], [400, 100], [300, 100], [300, 200], [200, 200], [200, 100], [0, 100]);

const polygon = (id: string, drawing: Dieline, width: number, height: number, gutter = 0): Case => ({
  id,
  drawing: () => drawing,
  sheet: { width, height },
  gutter,
  least: 14_000_000,
});

/** Pallet loads, polyominoes, cards, and styles with gutter and gripper. */
export const hardCases: readonly Case[] = [
  ...[...loadsInBlocks, ...loadsInLs].map(([x, y, w, h]) =>
    polygon(`pallet ${x} × ${y}`, rectangle(10 * w, 10 * h), 10 * x, 10 * y),
  ),
  polygon('Y-pentomino', STEM, 500, 1000),
  polygon('L-tromino', ell(200, 200, 100), 500, 900),
  polygon('card', rectangle(85, 55), 1000, 700),
  polygon('card with gutter', rectangle(85, 55), 1000, 700, 3),
  ...['becf-10101', 'becf-10901', 'becf-20101', 'becf-10201', 'becf-10202', 'becf-20a01'].map(
    (id): Case => ({
      id,
      drawing: () => dieline(id as 'becf-10101', { length: 80, width: 45, height: 100 }).drawing,
      sheet: { width: 1020, height: 720, gripper: 12 },
      gutter: 3,
    }),
  ),
];
