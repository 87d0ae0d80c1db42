import type { RangeAxis } from './range.ts';

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
