/** A number the user may set. Lengths are mm, angles degrees; `about` is what a form would show beside it. */
export interface Length {
  readonly kind: 'length' | 'integer' | 'angle';
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly about: string;
}

interface Limits {
  readonly min: number;
  readonly max: number;
  readonly about: string;
}

export const mm = (value: number, limits: Limits): Length => ({ kind: 'length', value, ...limits });
export const count = (value: number, limits: Limits): Length => ({ kind: 'integer', value, ...limits });
export const degrees = (value: number, limits: Limits): Length => ({ kind: 'angle', value, ...limits });

export type Lengths = Readonly<Record<string, Length>>;

/**
 * Variables that exist only with a certain choice. Their values are there to be
 * read where that choice was made, and only there.
 */
export const when = <L extends Lengths>(chosen: boolean, lengths: L): L => (chosen ? lengths : {}) as L;

/** What was settled for a set of lengths: the same names, plain numbers in mm, degrees or pieces. */
export type Values<L extends Lengths> = { readonly [K in keyof L]: number };
