import table from './words.json' with { type: 'json' };

/** Words without information about a box. */
const withoutMeaning: ReadonlySet<string> = new Set(table.withoutMeaning);

/**
 * Trade names of boxes, with their translation to the words of our names. A key may have several words.
 * Codes of other catalogues are included when they name one construction.
 */
const synonyms: Readonly<Record<string, string>> = table.synonyms;

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
  const meaningful = words.filter((word) => !withoutMeaning.has(word));
  return meaningful.length ? meaningful : words;
};

/** True for singular and plural of a word, and for forms with the same first letters. */
export const isForm = (word: string, of: string): boolean =>
  word === of || (of.length >= 3 && word.startsWith(of)) || (word.length >= 4 && of === `${word}s`);
