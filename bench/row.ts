/** What the figure of a row counts. Of rates more is better, of all else less. */
export type Unit = 'ms' | 'MB' | 'kB' | 'a second';

/** What a row is to reach: at most, as a rate at least. */
export interface Aim {
  readonly best?: number;
  /** Times its floor. */
  readonly ratio?: number;
  /** In kB. */
  readonly garbage?: number;
}

/** One line of the report: a figure, or why there is none. */
export type Row = Figure | { readonly what: string; readonly aim?: Aim; readonly failed: string };

export interface Figure {
  readonly what: string;
  readonly unit: Unit;
  /** The best of many; the rest is the machine's other business. */
  readonly best: number;
  readonly median?: number;
  /** The best of what the same numbers take to be formatted and nothing else, measured by turns with the row, in ms. */
  readonly floor?: number;
  /** What a call allocates, in kB. */
  readonly garbage?: number;
  readonly aim?: Aim;
}

/** How many times as long as its floor. */
export const ratioOf = ({ best, floor }: Figure): number | undefined => floor && best / floor;

/** Is the row where it is to be? Undefined where nothing is asked of it. */
export const isMet = (row: Row): boolean | undefined => {
  if (!row.aim) return undefined;
  if ('failed' in row) return false;
  const { best, ratio, garbage } = row.aim;
  const reached = row.unit === 'a second' ? row.best >= (best ?? 0) : row.best <= (best ?? Number.POSITIVE_INFINITY);
  const within = (figure: number | undefined, limit: number | undefined): boolean =>
    limit === undefined || (figure !== undefined && figure <= limit);
  return reached && within(ratioOf(row), ratio) && within(row.garbage, garbage);
};

export const reasonOf = (error: unknown): string => String(error instanceof Error ? error.message : error);
