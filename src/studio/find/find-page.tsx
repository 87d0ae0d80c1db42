import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { withoutSizes } from '../../engine/index.ts';
import { addTo } from '../../geometry/index.ts';
import { mostUsed } from '../../template/search/index.ts';
import type { Card } from '../engine/protocol/card.ts';
import { inSentence, say, sayCount, sayText } from '../languages/index.ts';
import { sizesWithUnit } from '../state/sizes-with-unit.ts';
import { cards, cardsFailure, recent, route, setQuery, starred } from '../state/store.ts';
import { Button } from '../ui/controls.tsx';
import { Icon } from '../ui/icon.tsx';
import { LanguageSelect } from '../ui/language-select.tsx';
import { BoxCard } from './box-card.tsx';
import { FilterGroup, facets } from './filter-group.tsx';
import {
  alsoInSize,
  filters,
  found,
  inCm,
  isFiltered,
  isNarrowed,
  matches,
  pick,
  query,
  resetFilters,
  text,
  toggleFilter,
} from './results.ts';
import { SearchField } from './search-field.tsx';

let lastSearch = '';
effect(() => {
  if (route.value.place === 'find') lastSearch = route.value.query;
});

let left = { search: lastSearch, top: 0 };

/** Opens the list where it was left, if the search is the same: after a look at a box, the next card is in sight. */
const useKeptScroll = (): void =>
  useLayoutEffect(() => {
    scrollTo(0, lastSearch === left.search ? left.top : 0);
    return () => {
      left = { search: lastSearch, top: scrollY };
      // The next page begins at its top.
      scrollTo(0, 0);
    };
  }, []);

const Grid = ({ of }: { readonly of: readonly Card[] }) => (
  <ul class="grid">
    {of.map((card) => (
      <BoxCard key={card.id} card={card} />
    ))}
  </ul>
);

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  readonly of: readonly Card[];
}

const Section = ({ title, note, of }: SectionProps) =>
  of.length ? (
    <section aria-label={note ? `${title}, ${note}` : title}>
      <div class="results-head">
        <h2>{title}</h2>
        {note && <span class="muted">{note}</span>}
      </div>
      <Grid of={of} />
    </section>
  ) : null;

const Everything = () => {
  const groups = new Map<string, Card[]>();
  for (const card of cards.value) addTo(groups, `${card.group}|${card.material}`, card);
  return (
    <>
      <Section title={say('find.starred')} of={pick(starred.value, cards.value)} />
      <Section title={say('find.recent')} of={pick(recent.value, cards.value)} />
      <Section title={say('find.most')} of={pick(mostUsed, cards.value)} />
      {[...groups].map(([key, of]) => (
        <Section key={key} title={sayText(of[0]!.group)} note={say(`material.${of[0]!.material}`)} of={of} />
      ))}
    </>
  );
};

/** Offers a search in centimetres, which users often mean. */
const Centimetres = () => {
  const other = inCm.value;
  return other ? (
    <Button kind="small" onPress={() => setQuery(other)}>
      {other}?
    </Button>
  ) : null;
};

const SizeChip = () => {
  const { sizes, basis, unit = 'mm' } = query.value;
  if (!sizes) return null;
  const size = sizesWithUnit(sizes, unit);
  return (
    <span class="size-chip">
      {say('find.for', { sizes: basis ? `${size}, ${inSentence(say(`basis.${basis}`))}` : size })}
      <button type="button" aria-label={say('find.forget')} onClick={() => setQuery(withoutSizes(text.value))}>
        <Icon name="close" />
      </button>
    </span>
  );
};

const reasonWords = { contents: 'find.usual_for', name: 'find.called', description: 'find.has' } as const;

/** Words that found nothing or were corrected, and why the first box is first. */
const SearchNotes = () => {
  const { missing = [], corrected = [], reasons = [] } = (query.value.words && matches.value) || {};
  const notes = [
    ...(missing.length ? [say('find.nothing_for', { words: missing.join(', ') })] : []),
    ...corrected.map(({ given, taken }) => say('find.instead', { given, taken })),
    ...(reasons.length && found.value?.[0]?.id === matches.value?.ids[0]
      ? [say('find.first', { why: reasons.map(({ word, by }) => say(reasonWords[by], { word })).join(', ') })]
      : []),
  ];
  return notes.length ? <p class="note">{notes.join(' ')}</p> : null;
};

const whyNone = (): string => {
  if (isFiltered.value) return say('find.none_filtered');
  return query.value.words ? say('find.none', { words: text.value }) : say('find.none_in_size');
};

const NothingFound = () => (
  <div class="none">
    <h2>{whyNone()}</h2>
    <p class="muted">{say('find.none_help')}</p>
    <Centimetres />
    {isFiltered.value && <Button onPress={resetFilters}>{say('find.unfiltered')}</Button>}
    <Button
      onPress={() => {
        resetFilters();
        setQuery('');
      }}
    >
      {say('find.all', { count: cards.value.length })}
    </Button>
  </div>
);

const Narrowed = () => {
  const all = found.value;
  // The first search waits for the engine. Until then the page shows a message.
  if (!all)
    return (
      <>
        <p class="searching">{say('find.searching')}</p>
        <Everything />
      </>
    );
  if (!all.length && !alsoInSize.value.length) return <NothingFound />;
  return (
    <>
      <div class="results-head">
        <h2>{sayCount('find.boxes', all.length)}</h2>
        <SizeChip />
        <Centimetres />
      </div>
      <SearchNotes />
      <Grid of={all} />
      <Section title={say('find.also')} note={say('find.also_order')} of={alsoInSize.value} />
    </>
  );
};

const Chips = () => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row that scrolls
  <div class="chips" role="group" aria-label={say('find.filters')}>
    {facets.flatMap(({ kind, values }) =>
      values.map(({ value, words }) => (
        <button
          type="button"
          key={`${kind}:${value}`}
          aria-pressed={filters.value[kind].has(value)}
          onClick={() => toggleFilter(kind, value)}
        >
          {say(words)}
        </button>
      )),
    )}
  </div>
);

export const FindPage = () => {
  useKeptScroll();
  useEffect(() => {
    document.title = `Boxwright – ${say('find.page')}`;
  });
  return (
    <main id="main" class="find" tabIndex={-1}>
      <div class="hero">
        <LanguageSelect class="narrow" />
        <h1>{say('find.title')}</h1>
        <p class="sub">{say('find.sub', { count: cards.value.length || '…' })}</p>
        <SearchField />
      </div>
      <Chips />
      <aside class="filters" aria-label={say('find.filters')}>
        {facets.map((facet) => (
          <FilterGroup key={facet.kind} facet={facet} />
        ))}
      </aside>
      <div class="results">
        <p class="hidden" role="status">
          {isNarrowed.value && found.value ? sayCount('find.boxes', found.value.length) : ''}
        </p>
        {cardsFailure.value && <p class="failure">{cardsFailure.value}</p>}
        {isNarrowed.value ? <Narrowed /> : <Everything />}
      </div>
    </main>
  );
};
