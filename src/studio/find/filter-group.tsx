import { computed } from '@preact/signals';
import { closures } from '../../template/index.ts';
import { materials } from '../engine/protocol/card.ts';
import { say, type Words } from '../languages/index.ts';
import { cards } from '../state/store.ts';
import { type Facet, facetOf, filters, toggleFilter } from './results.ts';

const facet = (kind: Facet, values: readonly string[]) => ({
  kind,
  title: `find.${kind}` as const,
  values: values.map((value) => ({ value, words: `${kind}.${value}` as keyof Words })),
});

export const facets = [facet('material', materials), facet('closure', closures), facet('glue', ['yes', 'no'])];

const counts = computed(() => {
  const all: Record<string, number> = {};
  for (const card of cards.value)
    for (const { kind } of facets) {
      const key = `${kind}:${facetOf[kind](card)}`;
      all[key] = (all[key] ?? 0) + 1;
    }
  return all;
});

export const FilterGroup = ({ facet: { kind, title, values } }: { readonly facet: (typeof facets)[number] }) => (
  <fieldset>
    <legend>{say(title)}</legend>
    {values.map(({ value, words }) => (
      <label key={value}>
        <input type="checkbox" checked={filters.value[kind].has(value)} onChange={() => toggleFilter(kind, value)} />
        <span>{say(words)}</span>
        <span class="count">{counts.value[`${kind}:${value}`] ?? 0}</span>
      </label>
    ))}
  </fieldset>
);
