import { computed, signal } from '@preact/signals';
import { writePreference } from '../state/preferences.ts';
import { en, type Words } from './en.ts';
import { firstLanguage, type LanguageTag } from './first-language.ts';
import type { SearchWords } from './search-words.ts';

export type { Words } from './en.ts';
export type { LanguageTag } from './first-language.ts';

interface Loaded {
  readonly words: Words;
  /** Search words of each language. The search itself knows English. */
  readonly search?: SearchWords;
}

/** Each language by tag, with its own name. It is loaded when selected. */
export const languages: Readonly<Record<LanguageTag, { readonly name: string; readonly load: () => Promise<Loaded> }>> =
  {
    en: { name: 'English', load: async () => ({ words: en }) },
    de: { name: 'Deutsch', load: () => import('./de.ts').then(({ de: words, search }) => ({ words, search })) },
    fr: { name: 'Français', load: () => import('./fr.ts').then(({ fr: words, search }) => ({ words, search })) },
    es: { name: 'Español', load: () => import('./es.ts').then(({ es: words, search }) => ({ words, search })) },
    nl: { name: 'Nederlands', load: () => import('./nl.ts').then(({ nl: words, search }) => ({ words, search })) },
    tr: { name: 'Türkçe', load: () => import('./tr.ts').then(({ tr: words, search }) => ({ words, search })) },
    zh: { name: '中文', load: () => import('./zh.ts').then(({ zh: words, search }) => ({ words, search })) },
  };

const words = signal<Words>(en);

/** Search words of the selected language; undefined for English. */
export const searchWords = signal<SearchWords | undefined>(undefined);

export const language = signal<LanguageTag>('en');

/** False for tags such as `en-US@posix`, which some systems return. */
const isLocale = (tag: string): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
};

/** Locale of numbers: the language of the texts, with the browser's region. */
export const locale = computed(
  () => navigator.languages.find((tag) => tag.startsWith(language.value) && isLocale(tag)) ?? language.value,
);

const chooseLanguage = async (tag: LanguageTag): Promise<void> => {
  const loaded = await languages[tag].load();
  words.value = loaded.words;
  searchWords.value = loaded.search;
  language.value = tag;
  document.documentElement.lang = tag;
};

export const setLanguage = (tag: LanguageTag): Promise<void> => {
  writePreference('language', tag);
  return chooseLanguage(tag);
};

/** Loads the language selected by the user, or the browser's. */
export const startLanguage = (): Promise<void> => chooseLanguage(firstLanguage());

type Filled = Readonly<Record<string, string | number>>;

const fill = (text: string, given: Filled): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in given ? String(given[name]) : whole));

/** The text for a key in the selected language. */
export const say = (key: keyof Words, given: Filled = {}): string => fill(words.value[key], given);

/** The text for a key that may be unknown, such as a choice of a new template; `usual` if unknown. */
export const sayIfKnown = (key: string, usual: string): string =>
  Object.hasOwn(words.value, key) ? words.value[key as keyof Words] : usual;

type StemsOf<Form extends string> = keyof Words extends infer Key
  ? Key extends `${infer Stem}.${Form}`
    ? Stem
    : never
  : never;

/** Keys with singular and plural. */
type Counted = StemsOf<'one'> & StemsOf<'other'>;

/** The text for a number of items. */
export const sayCount = (stem: Counted, count: number, given: Filled = {}): string => {
  const form = new Intl.PluralRules(language.value).select(count) === 'one' ? 'one' : 'other';
  return say(`${stem}.${form}`, { count, ...given });
};
