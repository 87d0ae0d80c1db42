import { readPreference } from '../state/preferences.ts';

const tags = ['en', 'de', 'fr', 'es', 'nl', 'it', 'pl', 'cs', 'pt', 'tr', 'zh', 'ja'] as const;
export type LanguageTag = (typeof tags)[number];

const isLanguage = (tag: string): tag is LanguageTag => (tags as readonly string[]).includes(tag);

/** The language selected by the user, or the first available language of the browser. */
export const firstLanguage = (): LanguageTag => {
  const preferred = readPreference('language', '');
  if (isLanguage(preferred)) return preferred;
  return navigator.languages.map((tag) => tag.split('-')[0]!).find(isLanguage) ?? 'en';
};
