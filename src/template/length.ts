/** A number that the user may set. Lengths are in mm, angles in degrees. Forms show `about` beside it. */
export interface Length {
  readonly kind: 'length' | 'integer' | 'angle';
  /** The default. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly about: string;
}

export type Range = readonly [min: number, max: number];

const variable =
  (kind: Length['kind']) =>
  (usual: number, [min, max]: Range, about: string): Length => ({
    kind,
    // A usual value that does not fit into a small box shrinks instead of causing an error.
    value: Math.max(min, Math.min(usual, max)),
    min,
    max,
    about,
  });

/**
 * A length in mm. A usual value outside the range becomes the nearest limit. Values given by the user are never changed.
 * @example
 * mm(100, [30, 1000], 'Length: width of the front').value; // = 100
 */
export const mm = variable('length');
/**
 * A number of pieces.
 * @example
 * count(2, [1, 6], 'Number of windows').kind; // = 'integer'
 */
export const count = variable('integer');
/**
 * An angle in degrees.
 * @example
 * angle(45, [10, 80], 'Angle of the corners').kind; // = 'angle'
 */
export const angle = variable('angle');

export type Lengths = Readonly<Record<string, Length>>;

/** Variables that exist only for a certain choice. Read their values only when that choice is made. */
export const when = <L extends Lengths>(chosen: boolean, lengths: L): L => (chosen ? lengths : {}) as L;

/** The values of a set of lengths, by name, in mm, degrees or pieces. */
export type Values<L extends Lengths> = { readonly [K in keyof L]: number };
