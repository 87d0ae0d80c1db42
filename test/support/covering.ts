import { findIncompatible, mainId, resolveChoices, type Template } from '../../src/template/index.ts';
import { allPairs, type Row } from './pairs.ts';
import { chosenAs, type Variation } from './sizes.ts';

/**
 * Variations of a template that contain every allowed pair of values of its choices at least once. The
 * main id comes first, then the ids with their own sizes. The length grows with the longest lists of values, not with the
 * number of ids. It is limited to 100 for a template with very many choices; the first variations add the most pairs.
 */
export const coveringSet = (template: Template): readonly Variation[] => {
  const set = known.get(template) ?? search(template);
  known.set(template, set);
  return set;
};

/** Laws, digests and pictures use the same sets. */
const known = new WeakMap<Template, readonly Variation[]>();

const MOST = 100;

const search = (template: Template): readonly Variation[] => {
  const { ids, choices } = template;
  const chosenOf = (id: string): Row => resolveChoices(template, ids.parse(id)?.choices);
  const given = [mainId(template), ...ids.named.slice(1).filter((id) => ids.parse(id)?.size)];
  const set: Variation[] = [];
  for (const row of allPairs(choices, (some) => !findIncompatible(template, some), given.map(chosenOf))) {
    const id = given[set.length] ?? ids.format(row);
    set.push(id === undefined ? chosenAs(template, row) : { template, id });
    if (set.length === MOST) break;
  }
  return set;
};

/** The variations that show a value of a choice for the first time. */
export const eachValue = (variations: readonly Variation[]): readonly Variation[] => {
  const seen = new Set<string>();
  return variations.filter(({ template, id }, k) => {
    const values = Object.entries(resolveChoices(template, template.ids.parse(id)?.choices)).map((own) =>
      own.join('='),
    );
    const fresh = values.filter((value) => !seen.has(value));
    for (const value of fresh) seen.add(value);
    return k === 0 || fresh.length > 0;
  });
};
