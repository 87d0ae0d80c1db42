import { synonyms } from './synonyms.ts';

/** Words without information about a box. */
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

/** Replaces trade terms by the words of our names, longer phrases first. */
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

/** The meaningful words; all words if none is meaningful. */
export const meaningful = (words: readonly string[]): readonly string[] => {
  const meaningful = words.filter((word) => !EMPTY.has(word));
  return meaningful.length ? meaningful : words;
};

/** True for singular and plural of a word, and for forms with the same first letters. */
export const isForm = (word: string, of: string): boolean =>
  word === of || (of.length >= 3 && word.startsWith(of)) || (word.length >= 4 && of === `${word}s`);
