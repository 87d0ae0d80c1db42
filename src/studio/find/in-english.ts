import type { SearchWords } from '../languages/language.ts';

/** Removes accents, because many users omit them. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');

/** Letters that a language adds to a word for plurals and cases. */
const ENDING = '\\p{L}{0,4}';

/** Shorter words must match exactly, because with an ending they may be other words. */
const LONG = 4;

const IDEOGRAPHS = /\p{Script=Han}/u;

/** @param boxes words for a box, which German and Dutch join to the contents: Schuhkarton, Weinverpackung. */
const patternOf = (form: string, boxes: string): string => {
  // These languages have no spaces between words.
  if (IDEOGRAPHS.test(form)) return form;
  const ending = form.length < LONG ? '' : ENDING;
  return `(?<![\\p{L}\\d])${form}${ending}(?:(?:${boxes})\\p{L}{0,2})?(?![\\p{L}\\d])`;
};

/** Translates search words to the words that the search knows, longest phrases first. Unknown words stay. */
export const inEnglish = (text: string, words: SearchWords): string => {
  const forms = Object.entries(words)
    .flatMap(([word, all]) => all.split(', ').map((form) => ({ word, form: plain(form) })))
    .sort((a, b) => b.form.length - a.form.length);
  const boxes = forms.flatMap(({ word, form }) => (word === 'box' && form.length >= LONG ? [form] : [])).join('|');
  const pattern = new RegExp(forms.map(({ form }) => `(${patternOf(form, boxes)})`).join('|'), 'gu');
  return plain(text)
    .replace(pattern, (...found: readonly unknown[]) => {
      const k = found.slice(1, forms.length + 1).findIndex((group) => group !== undefined);
      return ` ${forms[k]!.word} `;
    })
    .replace(/\s+/g, ' ')
    .trim();
};
