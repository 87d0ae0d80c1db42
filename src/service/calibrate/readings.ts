import type { DielineTemplate } from '../../api/index.ts';
import type { RangeAxis } from '../../template/index.ts';

/** The values of an id along the axes, by name; `none` when the service shows nothing. */
export type IdReading = Readonly<Record<string, string>>;

/** Possible cut-outs of a wall, as axis and as tag. */
const FEATURES = ['thumb_cut', 'postal_lock'] as const;

const endOf = (name: string): string => name.slice(0, name.indexOf('_'));

const featureAt = (end: string, tags: readonly string[]): string =>
  FEATURES.find((feature) => tags.includes(feature) || tags.includes(`${end}_${feature}`)) ?? 'plain';

/** Reads the values along the axes from a template's body. */
export const readingOf = (axes: readonly RangeAxis[], template: DielineTemplate): IdReading => {
  const attributes = template as unknown as Readonly<Record<string, { readonly id?: string } | undefined>>;
  const value = (name: string): string => {
    if (name.endsWith('_feature')) return featureAt(endOf(name), template.tags ?? []);
    // With a single end the service may omit its name.
    return (attributes[name] ?? attributes[name.slice(name.indexOf('_') + 1)])?.id ?? 'none';
  };
  return Object.fromEntries(axes.map(({ name }) => [name, value(name)]));
};

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
