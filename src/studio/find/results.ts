import { batch, computed, effect, signal } from '@preact/signals';
import { inCentimetres, parseQuery } from '../../engine/index.ts';
import type { ClosureName } from '../../entry/engine.ts';
import { engine } from '../engine/client.ts';
import type { Card, Fit, FoundCards, Material } from '../engine/protocol/card.ts';
import { language } from '../languages/index.ts';
import { usualBasis } from '../state/box-state.ts';
import { setTo } from '../state/set.ts';
import { addressOfBox, cards, goTo, route } from '../state/store.ts';

/** Selected values of each filter; an empty set selects everything. */
export interface Filters {
  readonly material: ReadonlySet<Material>;
  readonly closure: ReadonlySet<ClosureName>;
  readonly glue: ReadonlySet<'yes' | 'no'>;
}

const ALL: Filters = { material: new Set(), closure: new Set(), glue: new Set() };

export const filters = signal<Filters>(ALL);

export const resetFilters = setTo(filters, ALL);

export const toggleFilter = <K extends keyof Filters>(kind: K, value: string): void => {
  const next = new Set(filters.value[kind] as ReadonlySet<string>);
  if (!next.delete(value)) next.add(value);
  filters.value = { ...filters.value, [kind]: next };
};

export const facetOf: { readonly [K in keyof Filters]: (card: Card) => string } = {
  material: (card) => card.material,
  closure: (card) => card.closure,
  glue: (card) => (card.glued ? 'yes' : 'no'),
};

const passes = (card: Card): boolean =>
  (Object.keys(facetOf) as (keyof Filters)[]).every((kind) => {
    const wanted = filters.value[kind] as ReadonlySet<string>;
    return wanted.size === 0 || wanted.has(facetOf[kind](card));
  });

export const text = computed(() => (route.value.place === 'find' ? route.value.query : ''));
export const query = computed(() => parseQuery(text.value));

/** What was found for the words; undefined without words, or before the answer. */
export const matches = signal<FoundCards | undefined>(undefined);
/** The words that were answered last. */
const answered = signal('');
const fitsById = signal<{ readonly key: string; readonly of: ReadonlyMap<string, Fit> }>({ key: '', of: new Map() });

effect(() => {
  const { words } = query.value;
  if (!words) return;
  void engine.search(words, language.value).then((cards) => {
    if (query.peek().words !== words) return;
    batch(() => {
      matches.value = cards;
      answered.value = words;
    });
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

export const isFiltered = computed(() =>
  Object.values(filters.value).some((wanted: ReadonlySet<unknown>) => wanted.size > 0),
);

export const isNarrowed = computed(
  () => query.value.words !== '' || query.value.sizes !== undefined || isFiltered.value,
);

const rank = (id: string): number => (fitOf(id)?.flat || !query.value.sizes ? 0 : 1);

/** The found cards; undefined while the engine searches. */
export const found = computed<readonly Card[] | undefined>(() => {
  const { words, sizes } = query.value;
  const passing = cards.value.filter(passes);
  if (!cards.value.length) return undefined;
  if (!words && !sizes) return passing;
  if (words) {
    if (matches.value === undefined) return undefined;
    const byId = new Map(passing.map((card) => [card.id, card]));
    // Boxes that cannot have the size go last. Otherwise the order of the search stays.
    return matches.value.ids.flatMap((id) => byId.get(id) ?? []).toSorted((a, b) => rank(a.id) - rank(b.id));
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
  if ((words && answered.value !== words) || (sizes && fitsById.value.key !== sizeKey.value)) return;
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
