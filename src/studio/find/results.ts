import { computed, effect, signal } from '@preact/signals';
import { inCentimetres, parseQuery } from '../../engine/index.ts';
import { engine } from '../engine/client.ts';
import type { Card, Fit, FoundCards } from '../engine/protocol/card.ts';
import { language } from '../languages/index.ts';
import { usualBasis } from '../state/box-state.ts';
import { setTo } from '../state/set.ts';
import { addressOfBox, cards, goTo, route } from '../state/store.ts';

export const facetOf = {
  material: (card: Card): string => card.material,
  closure: (card: Card): string => card.closure,
  glue: (card: Card): string => (card.glued ? 'yes' : 'no'),
};
export type Facet = keyof typeof facetOf;

const ALL: Readonly<Record<Facet, ReadonlySet<string>>> = { material: new Set(), closure: new Set(), glue: new Set() };

/** Selected values of each filter; an empty set selects everything. */
export const filters = signal(ALL);

export const resetFilters = setTo(filters, ALL);

export const toggleFilter = (facet: Facet, value: string): void => {
  const next = new Set(filters.value[facet]);
  if (!next.delete(value)) next.add(value);
  filters.value = { ...filters.value, [facet]: next };
};

const passes = (card: Card): boolean =>
  Object.entries(filters.value).every(([facet, wanted]) => !wanted.size || wanted.has(facetOf[facet as Facet](card)));

export const text = computed(() => (route.value.place === 'find' ? route.value.query : ''));
export const query = computed(() => parseQuery(text.value));

/** What was found for the words that were answered last; undefined before the first answer. */
export const matches = signal<(FoundCards & { readonly words: string }) | undefined>(undefined);
const fitsById = signal<{ readonly key: string; readonly of: ReadonlyMap<string, Fit> }>({ key: '', of: new Map() });

effect(() => {
  const { words } = query.value;
  if (!words) return;
  void engine.search(words, language.value).then((cards) => {
    if (query.peek().words === words) matches.value = { ...cards, words };
  });
});

const sizeKey = computed(() => {
  const { sizes, material } = query.value;
  return sizes ? JSON.stringify([sizes, material]) : '';
});

effect(() => {
  const key = sizeKey.value;
  const ids = cards.value.map(({ id }) => id);
  if (!key || !ids.length) return;
  const [sizes, material] = JSON.parse(key) as [number[], number | undefined];
  void engine.fits(ids, sizes, material ?? undefined).then((all) => {
    if (sizeKey.peek() === key) fitsById.value = { key, of: new Map(all.map((one) => [one.id, one])) };
  });
});

export const fitOf = (id: string): Fit | undefined =>
  sizeKey.value && fitsById.value.key === sizeKey.value ? fitsById.value.of.get(id) : undefined;

/** The address of a box in the requested size, if it comes in this size. */
export const addressOfCard = ({ id, material, board }: Card): string => {
  const { sizes, basis, unit } = query.value;
  const fit = sizes && fitOf(id);
  const given = fit?.flat ? fit.values : {};
  const isOther = basis !== undefined && basis !== usualBasis(material) && Object.keys(given).length > 0;
  const values = board === undefined ? given : { material: board, ...given };
  return addressOfBox(id, values, { ...(isOther && { basis }), ...(unit && { unit }) });
};

export const isFiltered = computed(() => Object.values(filters.value).some((wanted) => wanted.size > 0));

export const isNarrowed = computed(
  () => query.value.words !== '' || query.value.sizes !== undefined || isFiltered.value,
);

const rank = (id: string): number => (fitOf(id)?.flat || !query.value.sizes ? 0 : 1);

/** The cards of these ids, in their order. */
export const pick = (ids: readonly string[], of: readonly Card[]): readonly Card[] => {
  const byId = new Map(of.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The found cards; undefined while the engine searches. */
export const found = computed<readonly Card[] | undefined>(() => {
  const { words, sizes } = query.value;
  const passing = cards.value.filter(passes);
  if (!cards.value.length) return undefined;
  if (!words && !sizes) return passing;
  if (words) {
    // Boxes that cannot have the size go last. Otherwise the order of the search stays.
    return matches.value && pick(matches.value.ids, passing).toSorted((a, b) => rank(a.id) - rank(b.id));
  }
  return fitsById.value.key !== sizeKey.value ? undefined : byPages(passing.filter(({ id }) => fitOf(id)?.flat));
});

const byPages = (all: readonly Card[]): readonly Card[] =>
  all.toSorted((a, b) => (fitOf(a.id)?.pages ?? 0) - (fitOf(b.id)?.pages ?? 0));

/** The text whose first box is to be opened: what is shown may be the answer to its beginning. */
const opening = signal<string | undefined>(undefined);

/** Opens the first box that is found for the text, as soon as all of it is answered. */
export const openFirst = (): void => {
  opening.value = text.value;
};

effect(() => {
  const { words, sizes } = query.value;
  if (opening.value !== text.value) opening.value = undefined;
  if (opening.value === undefined || !isNarrowed.value || !found.value) return;
  if ((words && matches.value?.words !== words) || (sizes && fitsById.value.key !== sizeKey.value)) return;
  opening.value = undefined;
  const first = found.value[0];
  if (first) goTo(addressOfCard(first));
});

/** The search in centimetres, if nothing comes in the size in millimetres. */
export const inCm = computed<string | undefined>(() => {
  const other = inCentimetres(text.value);
  return other && found.value?.every(({ id }) => fitOf(id) && !fitOf(id)!.flat) ? other : undefined;
});

const MORE = 15;

/** True for closures that hold contents, which a folder of that size does not. */
const holds = ({ closure }: Card): boolean => closure !== 'other' && closure !== 'wrap';

/** True for a code, which names one box. */
const isCode = (words: string): boolean => /^(fefco|ecma)?\s*(\d{4}|[a-f]\d\d\b.*|becf-\w+)$/i.test(words);

export const alsoInSize = computed<readonly Card[]>(() => {
  const { words, sizes } = query.value;
  if (!sizes || !words || !found.value || isCode(words)) return [];
  const ids = new Set(found.value.map(({ id }) => id));
  const others = cards.value.filter((card) => passes(card) && holds(card) && !ids.has(card.id) && fitOf(card.id)?.flat);
  return byPages(others).slice(0, MORE);
});
