import type { Box } from '../geometry/index.ts';

/** A sheet of paper of a desktop printer, upright, in mm. */
export const papers = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export type Paper = keyof typeof papers;

export const paperNames = Object.keys(papers) as readonly Paper[];

/** True when `name` is a paper size. */
export const isPaper = (name: unknown): name is Paper => typeof name === 'string' && Object.hasOwn(papers, name);

/** Unprinted margin of desktop printers, in mm. */
export const PRINTER_MARGIN = 8;
/** A strip below the drawing for the number of the page, in mm. */
export const FOOTER = 6;
/** Overlap of two adjacent pages, in mm: they are glued there. */
export const OVERLAP = 10;
/** Lines are drawn on both sides of where they lie: this much more than the cuts is shown, in mm. */
export const AROUND = 0.5;

/** Distribution of a drawing over pages at true size. */
export interface TilePlan {
  readonly columns: number;
  readonly rows: number;
  /** The page as it lies, in mm. */
  readonly page: { readonly width: number; readonly height: number };
  /** The part of the drawing on a page, in mm. */
  readonly field: { readonly width: number; readonly height: number };
}

/**
 * Over how many pages a drawing is printed: upright or lying, whichever takes fewer.
 * @param size - of the cuts, in mm.
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
    Math.max(1, Math.ceil((length + 2 * AROUND - OVERLAP) / (shown - OVERLAP) - 1e-9));
  return {
    columns: count(size.width, field.width),
    rows: count(size.height, field.height),
    page: { width, height },
    field,
  };
};

/** One page: its place, and what of the drawing it shows. Rows count from above, as one lays them out. */
export interface TilePage {
  readonly row: number;
  readonly column: number;
  readonly left: number;
  readonly bottom: number;
}

/** The drawing lies in the middle of all pages. */
export const tilePages = ({ columns, rows, field }: TilePlan, box: Box): TilePage[] => {
  const [acrossStep, downStep] = [field.width - OVERLAP, field.height - OVERLAP];
  const left = (box.left + box.right - columns * acrossStep - OVERLAP) / 2;
  const bottom = (box.bottom + box.top - rows * downStep - OVERLAP) / 2;
  return Array.from({ length: rows * columns }, (_, k) => {
    const [row, column] = [Math.floor(k / columns), k % columns];
    return { row, column, left: left + column * acrossStep, bottom: bottom + (rows - 1 - row) * downStep };
  });
};
