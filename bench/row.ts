/** Unit of a figure. For rates more is better, for all others less. */
export type Unit = 'ms' | 'MB' | 'kB' | 'a second';

/** Target of a row: a maximum, or a minimum for rates. */
export interface Aim {
  readonly best?: number;
  /** Target as a multiple of the floor. */
  readonly ratio?: number;
  /** Target for allocated memory, in kB. */
  readonly garbage?: number;
}

/** One row of the report: a figure, or the reason for a failure. */
export type Row = Figure | { readonly what: string; readonly aim?: Aim; readonly failed: string };

export interface Figure {
  readonly what: string;
  readonly unit: Unit;
  /** Best of many samples. The others include disturbances by other processes. */
  readonly best: number;
  readonly median?: number;
  /** Best time in ms for formatting only the numbers of the same drawings, measured alternately. */
  readonly floor?: number;
  /** Memory that a call allocates, in kB. */
  readonly garbage?: number;
  readonly aim?: Aim;
}

/** Time as a multiple of the floor. */
export const ratioOf = ({ best, floor }: Figure): number | undefined => floor && best / floor;

/** True when the row meets its target; undefined without a target. */
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
