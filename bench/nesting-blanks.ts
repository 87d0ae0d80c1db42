/** The blanks by which nesting is measured. */
import { blanksOf, catalogue, dieline } from '../src/index.ts';
import type { NestingBlank } from '../src/nest/index.ts';
import type { Dieline, Drawing } from '../src/sheet/index.ts';
import { aimedAt } from '../test/nest/shapes.ts';

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
