import { keptIn } from '../../geometry/index.ts';
import contents from './contents.json' with { type: 'json' };
import shapes from './shapes.json' with { type: 'json' };
import table from './small-words.json' with { type: 'json' };

/** What a word of a search means. `general`: a shape if no other word is one; `missing`: a shape without a template; `ids`: most suitable first; `nameWords`: of further templates. */
export interface Meaning {
  readonly name: string;
  readonly kind: 'shape' | 'general' | 'feature' | 'contents' | 'missing' | 'filler';
  readonly ids: readonly string[];
  readonly nameWords: readonly string[];
}

/** A row of the tables: it finds ids or a named set of them. `words` are words and phrases by language, separated by commas. */
interface Row extends Partial<Readonly<Record<'kind' | 'finds' | 'match', string>>> {
  readonly name: string;
  readonly words: Readonly<Record<string, string>>;
}

/** Lower-case text without accents, because many users omit them. The voicing marks of kana make another letter, and stay. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(?![\u3099\u309A])\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[ıßł]/g, (letter) => table.letters[letter as 'ß']);

/** The words of a text in lower case: `Reverse-tuck_end` has three. */
export const wordsOf = (text: string): string[] => plain(text).match(/\p{L}+|\p{N}+/gu) ?? [];

const split = (list: string): readonly string[] => list.split(' ').filter(Boolean);

const meaningsOf = (rows: readonly Row[], usual: Meaning['kind']) =>
  rows.map(({ name, kind = usual, finds = '', match = '', words }) => {
    const sets: Readonly<Record<string, string>> = table.sets;
    const meaning = { name, kind: kind as Meaning['kind'], ids: split(sets[finds] ?? finds), nameWords: split(match) };
    return { meaning, words };
  });

/** The words of each phrase of a list, also with umlauts written out. */
const phrasesOf = (list: string): readonly (readonly string[])[] =>
  [...new Set([list, list.replace(/[äöü]/gi, (letter) => `${plain(letter)}e`)])].flatMap((spelt) => {
    const words = plain(spelt).match(/\p{L}+|\p{N}+|,/gu) ?? [];
    return words.join(' ').split(' , ').map(split);
  });

/** The meaning of each word and phrase, written without spaces, so that `shoebox` and `shoe box` are one. */
export type Dictionary = ReadonlyMap<string, Meaning>;

/** Made on first use: few starts search. */
const dictionaries = new Map<string, Dictionary>();

/** Words of a language, with any ending, and of others, by default of all. One with several meanings has that of the language, otherwise the English one. */
export const dictionaryFor = (language?: string, others: readonly string[] = Object.keys(table.filler)): Dictionary => {
  const [tags, asked] = [[...new Set([language ?? 'en', ...others])], `${language} ${others}`];
  const known = dictionaries.get(asked);
  if (known) return known;
  const made = new Map<string, Meaning>();
  // Words without meaning come first: a word for a box is also a part of names.
  const rows = [
    ...meaningsOf([{ name: '', words: table.filler }], 'filler'),
    ...meaningsOf(shapes as readonly Row[], 'shape'),
    ...meaningsOf(contents as readonly Row[], 'contents'),
  ];
  const inflected = new Set(language === undefined ? tags : [language, 'en']);
  const add = (key: string, meaning: Meaning): unknown => made.has(key) || made.set(key, meaning);
  for (const each of tags)
    for (const { meaning, words } of rows)
      for (const phrase of phrasesOf(words[each] ?? '')) {
        add(phrase.join(''), meaning);
        if (inflected.has(each)) add(stemKey(phrase), meaning);
      }
  dictionaries.set(asked, made);
  return made;
};

/** Letters that languages add to a word for plurals and cases, the longest first, and those between the words of a compound. */
const endings = split(table.endings).toSorted((a, b) => b.length - a.length);
const links = ['', ...split(table.links)];

/** Fewest letters of a word with an ending, and of a part of a compound, and most of a compound. */
export const MIN_STEM = 4;
export const MIN_PART = 3;
const MAX_COMPOUND = 100;
const ENDED = new RegExp(`^(.{${MIN_STEM},}?)(?:${endings.join('|')})$`);

/** Names and descriptions have the same words again and again. */
const stems = new Map<string, readonly string[]>();
const MAX_STEMS = 10_000;

/** A word without one of the usual endings, in every possible way, the word itself first. */
export const stemsOf = (word: string): readonly string[] => {
  const least = (ending: string): number => (ending === 's' ? MIN_PART : MIN_STEM) + ending.length;
  const ended = (): string[] => endings.filter((ending) => word.endsWith(ending) && word.length >= least(ending));
  return keptIn(stems, word, () => [word, ...ended().map((ending) => word.slice(0, -ending.length))], MAX_STEMS);
};

/** A phrase with the longest ending of each word left out, so that `scatole esagonali` is `scatola esagonale`; no word begins with `~`. */
const stemKey = (words: readonly string[]): string => `~${words.map((word) => word.replace(ENDED, '$1')).join('')}`;

/** The meaning of a word or phrase in any of its forms. */
export const lookUp = (words: readonly string[], dictionary: Dictionary): Meaning | undefined => {
  const forms = [...stemsOf(words.join('')), `${words.join('')}s`, stemKey(words)];
  return forms.map((form) => dictionary.get(form)).find(Boolean);
};

/** The meanings of the parts of a compound such as `shoebox` or `Pizzakarton`, long parts first; undefined if a part is not known. */
export const compoundParts = (
  word: string,
  dictionary: Dictionary,
  failed = new Set<string>(),
): readonly Meaning[] | undefined => {
  if (word.length > MAX_COMPOUND || failed.has(word)) return undefined;
  for (let end = word.length - MIN_PART; end >= MIN_PART; end--) {
    const heads = links
      .filter((link) => word.slice(0, end).endsWith(link))
      .map((link) => word.slice(0, end - link.length));
    const head = heads.find((one) => one.length >= MIN_PART && dictionary.has(one));
    const meaning = lookUp([word.slice(end)], dictionary);
    const others = head && (meaning ? [meaning] : compoundParts(word.slice(end), dictionary, failed));
    if (others) return [dictionary.get(head)!, ...others];
  }
  // Parts that may be joined in several ways lead to the same rest many times.
  failed.add(word);
  return undefined;
};
