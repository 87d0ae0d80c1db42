import { findIncompatible, mainId, resolveChoices, type Template } from '../../src/template/index.ts';
import { allPairs, type Row } from './pairs.ts';
import { chosenAs, type Variation } from './sizes.ts';

/**
 * Variations of a template in which any two values of its choices stand together at least once, where a box may have both. The
 * main id comes first, then the ids that set sizes of their own. Its length grows with the longest lists of values, not with the
 * number of ids. A template of very many choices is cut off at 100; the first variations bring the most pairs.
 */
export const coveringSet = (template: Template): readonly Variation[] => {
  const set = known.get(template) ?? search(template);
  known.set(template, set);
  return set;
};

/** Laws, digests and pictures look at the same sets. */
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

/** Those of the variations that show a value of a choice which none before them shows. */
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
