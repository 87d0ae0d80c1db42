import { compoundParts, type Dictionary, dictionaryFor, lookUp, type Meaning, wordsOf } from './words.ts';

/** A word or phrase of a search. */
export interface Term {
  /** As given. */
  readonly text: string;
  /** Undefined for a word that only templates have, or that nothing has. */
  readonly meaning?: Meaning | undefined;
}

const MAX_PHRASE_WORDS = 7;
const MAX_LETTERS = 30;

/** Chinese and Japanese have no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Known words of a text without spaces, the longest first, and the unknown ones between them, of which a single character is a part. */
const partsOf = (text: string, dictionary: Dictionary): readonly Term[] => {
  const parts: { text: string; meaning?: Meaning | undefined }[] = [];
  for (let at = 0, end: number; at < text.length; at = end) {
    const meaningUpTo = (to: number): Meaning | undefined => dictionary.get(text.slice(at, to));
    for (end = Math.min(text.length, at + MAX_LETTERS); end > at + 1 && !meaningUpTo(end); ) end--;
    const [last, found] = [parts.at(-1), meaningUpTo(end)];
    const isApart = !last || last.meaning !== undefined;
    const meaning = isApart || end > at + 1 || found?.kind === 'filler' ? found : undefined;
    if (meaning || isApart) parts.push({ text: text.slice(at, end), meaning });
    else last.text += text.slice(at, end);
  }
  return parts;
};

/** Takes a text apart into words and phrases, longest known first, written together or apart. @param isOwn - true for template words. */
export const readTerms = (
  text: string,
  isOwn: (word: string) => boolean,
  language?: string,
  // English has few words, and its meanings come first: those of all languages take a tenth of a second.
  dictionary = language === undefined ? dictionaryFor('en', []) : dictionaryFor(language),
): readonly Term[] => {
  const words = wordsOf(text);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    let end = Math.min(at + MAX_PHRASE_WORDS, words.length);
    const meaningUpTo = (): Meaning | undefined => lookUp(words.slice(at, end), dictionary);
    while (end > at + 1 && !meaningUpTo()) end--;
    const [word, meaning] = [words.slice(at, end).join(' '), meaningUpTo()];
    at = end;
    // A number or a letter is a word only in a phrase; one that begins with 0 is a code.
    const known = /^([^\P{N}0]\p{N}*|0|[a-z])$/u.test(word) ? lookUp(['box'], dictionary) : meaning;
    if (known || isOwn(word)) terms.push({ text: word, meaning: known });
    else if (UNSPACED.test(word)) terms.push(...partsOf(word, dictionary));
    else terms.push(...(compoundParts(word, dictionary) ?? [undefined]).map((meaning) => ({ text: word, meaning })));
  }
  const isKnown = terms.every(({ text: word, meaning }) => meaning || isOwn(word));
  return isKnown || dictionary !== dictionaryFor('en', []) ? terms : readTerms(text, isOwn, language, dictionaryFor());
};
