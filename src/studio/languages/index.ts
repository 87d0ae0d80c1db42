import { signal } from '@preact/signals';
import { writePreference } from '../state/preferences.ts';
import { firstLanguage, type LanguageTag } from './first-language.ts';
import {
  type Counted,
  catalogueWord,
  english,
  type Filled,
  fill,
  formFor,
  type Language,
  translated,
  type Words,
} from './language.ts';
import { locale } from './locale.ts';

export type { LanguageTag } from './first-language.ts';
export type { Words } from './language.ts';
export { locale } from './locale.ts';

/** Each language by tag, with its own name. It is loaded when selected. */
export const languages: Readonly<
  Record<LanguageTag, { readonly name: string; readonly load: () => Promise<{ readonly default: Language }> }>
> = {
  en: { name: 'English', load: async () => ({ default: english }) },
  de: { name: 'Deutsch', load: () => import('./de.json', { with: { type: 'json' } }) },
  fr: { name: 'Français', load: () => import('./fr.json', { with: { type: 'json' } }) },
  es: { name: 'Español', load: () => import('./es.json', { with: { type: 'json' } }) },
  nl: { name: 'Nederlands', load: () => import('./nl.json', { with: { type: 'json' } }) },
  it: { name: 'Italiano', load: () => import('./it.json', { with: { type: 'json' } }) },
  pl: { name: 'Polski', load: () => import('./pl.json', { with: { type: 'json' } }) },
  cs: { name: 'Čeština', load: () => import('./cs.json', { with: { type: 'json' } }) },
  pt: { name: 'Português', load: () => import('./pt.json', { with: { type: 'json' } }) },
  tr: { name: 'Türkçe', load: () => import('./tr.json', { with: { type: 'json' } }) },
  zh: { name: '中文', load: () => import('./zh.json', { with: { type: 'json' } }) },
  ja: { name: '日本語', load: () => import('./ja.json', { with: { type: 'json' } }) },
};

const words = signal(english);

export const language = signal<LanguageTag>('en');

/** False for tags such as `en-US@posix`, which some systems return. */
const isLocale = (tag: string): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
};

const chooseLanguage = async (tag: LanguageTag): Promise<void> => {
  words.value = (await languages[tag].load()).default;
  language.value = tag;
  locale.value = navigator.languages.find((own) => own.startsWith(tag) && isLocale(own)) ?? tag;
  document.documentElement.lang = tag;
};

export const setLanguage = (tag: LanguageTag): Promise<void> => {
  writePreference('language', tag);
  return chooseLanguage(tag);
};

export const startLanguage = (): Promise<void> => chooseLanguage(firstLanguage());

export const say = (key: keyof Words, given: Filled = {}): string => fill(words.value.studio[key], given);

export const sayCount = (key: Counted, count: number, given: Filled = {}): string =>
  fill(formFor(words.value.studio[key], language.value, count), { count, ...given });

/** A name within a sentence: German keeps the capitals of its nouns. */
export const inSentence = (text: string): string =>
  language.value === 'de' ? text : text.toLocaleLowerCase(language.value);

/** A part of a text: a name as it is, a number as the language writes it, a line by its name. */
const part = (text: string): string => {
  if (/^\W/.test(text)) return words.value.texts?.[text] ?? text;
  if (/\d/.test(text)) return text.replace('.', (0.5).toLocaleString(locale.value).charAt(1));
  return inSentence(say(`line.${text.replace(/s$/, '')}` as keyof Words));
};

/** A text of a template or a check in the selected language. */
export const sayText = (text: string): string => translated(words.value, text, part);

export const sayIfKnown = (key: string, usual: string): string => catalogueWord(words.value, key) ?? usual;
