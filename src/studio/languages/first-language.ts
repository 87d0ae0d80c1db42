import { readPreference } from '../state/preferences.ts';

/** The languages that there are, by their tags. */
const tags = ['en', 'de', 'fr', 'es', 'nl', 'tr', 'zh'] as const;
export type LanguageTag = (typeof tags)[number];

const isLanguage = (tag: string): tag is LanguageTag => (tags as readonly string[]).includes(tag);

/** The language that was chosen by hand, or the first of the browser's that there is. */
export const firstLanguage = (): LanguageTag => {
  const preferred = readPreference('language', '');
  if (isLanguage(preferred)) return preferred;
  return navigator.languages.map((tag) => tag.split('-')[0]!).find(isLanguage) ?? 'en';
};
