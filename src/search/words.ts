import { synonyms } from './synonyms.ts';

/** Words that say nothing about a box. */
const EMPTY = new Set([
  'a',
  'an',
  'and',
  'box',
  'boxes',
  'carton',
  'cartons',
  'for',
  'in',
  'no',
  'none',
  'of',
  'on',
  'the',
  'to',
  'with',
]);

/** The words of a text in lower case: `Reverse-tuck_end` has three. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Replaces what the trade says by the words of our names; longer phrases come first. */
export const translate = (words: readonly string[]): string[] => {
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((n) => at + n <= words.length && replacement(words.slice(at, at + n)) !== undefined);
    out.push(...(length ? replacement(words.slice(at, at + length))!.split(' ') : [words[at]!]));
    at += length ?? 1;
  }
  return out;
};

const replacement = (words: readonly string[]): string | undefined => {
  const phrase = words.join(' ');
  return Object.hasOwn(synonyms, phrase) ? synonyms[phrase] : undefined;
};

/** The words to look for: all of them where only empty ones are left. */
export const meaningful = (words: readonly string[]): readonly string[] => {
  const kept = words.filter((word) => !EMPTY.has(word));
  return kept.length ? kept : words;
};

/** Singular and plural are one word, and so are the forms that share their first letters. */
export const isForm = (word: string, of: string): boolean =>
  word === of || (of.length >= 3 && word.startsWith(of)) || (word.length >= 4 && of === `${word}s`);
