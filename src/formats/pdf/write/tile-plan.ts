import type { Box } from '../../../geometry/index.ts';

/** Paper sizes of desktop printers, upright, in mm. */
const papers = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export type Paper = keyof typeof papers;

export const paperNames = Object.keys(papers) as readonly Paper[];

export const isPaper = (name: unknown): name is Paper => typeof name === 'string' && Object.hasOwn(papers, name);

/** Unprinted margin of desktop printers, in mm. */
export const PRINTER_MARGIN = 8;
/** A strip below the drawing for the number of the page, in mm. */
export const FOOTER = 6;
/** Overlap of two adjacent pages for glue, in mm. */
export const OVERLAP = 10;
/** Margin around the cuts in mm, because lines extend to both sides of their position. */
const MARGIN_AROUND_CUTS_MM = 0.5;

/** Distribution of a drawing over pages at true size. */
export interface TilePlan {
  readonly columns: number;
  readonly rows: number;
  /** Size of the page in its orientation, in mm. */
  readonly page: { readonly width: number; readonly height: number };
  /** The part of the drawing on a page, in mm. */
  readonly field: { readonly width: number; readonly height: number };
}

/**
 * Distributes a drawing over pages, upright or lying, whichever needs fewer pages.
 * @param size - size of the cuts, in mm.
 * @example
 * planTiles({ width: 374.5, height: 318 }, 'A4').columns; // = 2
 */
export const planTiles = (size: { readonly width: number; readonly height: number }, paper: Paper): TilePlan => {
  const { width, height } = papers[paper];
  const [upright, lying] = [planOn(size, width, height), planOn(size, height, width)];
  return lying.columns * lying.rows < upright.columns * upright.rows ? lying : upright;
};

const planOn = (size: { readonly width: number; readonly height: number }, width: number, height: number): TilePlan => {
  const field = { width: width - 2 * PRINTER_MARGIN, height: height - 2 * PRINTER_MARGIN - FOOTER };
  const count = (length: number, shown: number): number =>
    Math.max(1, Math.ceil((length + 2 * MARGIN_AROUND_CUTS_MM - OVERLAP) / (shown - OVERLAP) - 1e-9));
  return {
    columns: count(size.width, field.width),
    rows: count(size.height, field.height),
    page: { width, height },
    field,
  };
};

/** One page: its position, and its part of the drawing. Rows count from the top. */
export type TilePage = ReturnType<typeof tilePages>[number];

/** Splits the drawing, centred over all pages. */
export const tilePages = ({ columns, rows, field }: TilePlan, box: Box) => {
  const [acrossStep, downStep] = [field.width - OVERLAP, field.height - OVERLAP];
  const left = (box.left + box.right - columns * acrossStep - OVERLAP) / 2;
  const bottom = (box.bottom + box.top - rows * downStep - OVERLAP) / 2;
  return Array.from({ length: rows * columns }, (_, k) => {
    const [row, column] = [Math.floor(k / columns), k % columns];
    return { row, column, left: left + column * acrossStep, bottom: bottom + (rows - 1 - row) * downStep };
  });
};
