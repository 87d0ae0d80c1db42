/** One axis of a range of ids: a choice or feature, and its values in the order of their digits, where known. */
export interface RangeAxis {
  /** A choice of the template, or `<end>_feature` for a cut-out of a wall. */
  readonly name: string;
  readonly size: number;
  /** By digit; undefined for an unknown value. */
  readonly values?: readonly (string | undefined)[];
}

/** Ids that number all combinations of body and end choices. The order of the ends is unknown until `boxwright calibrate` reads it. */
export interface ConfiguredRange {
  /** Prefix of every id, e.g. `becf-108`. A number of at least two hexadecimal digits follows, starting at 1. */
  readonly prefix: string;
  /** The slowest first. */
  readonly body: readonly RangeAxis[];
  /** Their order is unknown. */
  readonly ends: readonly RangeAxis[];
  /** Known values of single ids. */
  readonly known?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const product = (axes: readonly RangeAxis[]): number => axes.reduce((all, { size }) => all * size, 1);

/** Number of ids in a range, and of those that share one body. */
export const rangeCount = ({ body, ends }: ConfiguredRange): number => product(body) * product(ends);
export const endsCount = ({ ends }: ConfiguredRange): number => product(ends);

/** The id with this number, counted from 0. */
export const rangeId = ({ prefix }: ConfiguredRange, n: number): string =>
  prefix + (n + 1).toString(16).padStart(2, '0');

/** The number of an id, counted from 0; undefined for an id outside the range. */
export const rangeNumber = (range: ConfiguredRange, id: string): number | undefined => {
  if (!id.startsWith(range.prefix)) return undefined;
  const n = Number.parseInt(id.slice(range.prefix.length), 16) - 1;
  return n >= 0 && n < rangeCount(range) && rangeId(range, n) === id ? n : undefined;
};

/** The digits of a number, one for each axis, the slowest first. */
export const digitsOf = (n: number, axes: readonly RangeAxis[]): readonly number[] =>
  axes.map(({ size }, k) => Math.floor(n / product(axes.slice(k + 1))) % size);

/** The values of an id along the axes of its range, by name; `none` for what it does not have. */
export type IdReading = Readonly<Record<string, string>>;

/** Possible cut-outs of a wall, as axis and as tag. */
export const FEATURES = ['thumb_cut', 'postal_lock'] as const;

export const endOf = (axis: string): string => axis.slice(0, axis.indexOf('_'));

/** The choices of a template for a reading. Features are chosen for both ends or for one. */
export const choicesOf = (reading: IdReading): Readonly<Record<string, string>> => {
  const choices: Record<string, string> = {};
  const ends: Record<string, string> = {};
  for (const [name, value] of Object.entries(reading))
    if (name.endsWith('_feature')) ends[endOf(name)] = value;
    else choices[name] = value;
  const names = Object.keys(ends);
  for (const feature of FEATURES) {
    const having = names.filter((end) => ends[end] === feature);
    choices[feature] = having.length === 0 ? 'none' : having.length === names.length ? 'both' : having[0]!;
  }
  return choices;
};

/** The inverse: the reading for choices. */
export const readingFrom = (axes: readonly RangeAxis[], choices: Readonly<Record<string, string>>): IdReading => {
  const at = (end: string): string =>
    FEATURES.find((feature) => choices[feature] === 'both' || choices[feature] === end) ?? 'plain';
  return Object.fromEntries(
    axes.map(({ name }) => [name, name.endsWith('_feature') ? at(endOf(name)) : (choices[name] ?? 'none')]),
  );
};
