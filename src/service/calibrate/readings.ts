import type { DielineTemplate } from '../../api/index.ts';
import { endOf, FEATURES, type IdReading, type RangeAxis } from '../../template/index.ts';

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
