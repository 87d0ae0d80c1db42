import { perObject } from '../../geometry/index.ts';
import type { Catalogue, Entry } from '../index.ts';
import { findByCode } from './codes.ts';
import { mostUsed } from './most-used.ts';
import { suggest } from './suggest.ts';
import { idsForUse } from './uses.ts';
import { isForm, meaningful, translate, wordsOf } from './words.ts';

/** Weight of a word by its position. */
const WEIGHT = { name: 8, choice: 3, group: 2, about: 1 } as const;

interface Indexed {
  readonly entry: Entry;
  readonly words: Readonly<Record<keyof typeof WEIGHT, readonly string[]>>;
}

/** The words of each template, made once per catalogue. */
const indexOf = perObject((catalogue: Catalogue): readonly Indexed[] =>
  catalogue.templates.map((template): Indexed => {
    const entry = catalogue.find(template.ids.named[0])!;
    const { name, category } = entry.group;
    return {
      entry,
      words: {
        name: wordsOf(template.name),
        choice: Object.entries(template.choices).flatMap(([choice, values]) => wordsOf([choice, ...values].join(' '))),
        group: wordsOf(`${name} ${category}`),
        about: wordsOf(template.about),
      },
    };
  }),
);

const scoreOf = ({ entry, words }: Indexed, wanted: readonly string[]): number => {
  let score = 0;
  for (const word of wanted) {
    const weights = Object.entries(WEIGHT).map(([where, weight]) => {
      const own = words[where as keyof typeof WEIGHT];
      return own.includes(word) ? weight + 1 : own.some((one) => isForm(one, word)) ? weight : 0;
    });
    const best = Math.max(...weights);
    if (!best) return 0;
    score += best;
  }
  // Of templates with all words, those used most come first, then those with fewer other words in their name.
  return score + (mostUsed.includes(entry.id) ? 0.5 : 0) - words.name.length / 100;
};

/** Result of a search. `asGiven` is true when the templates contain the words as typed. */
export interface FoundTemplates {
  readonly entries: readonly Entry[];
  readonly asGiven: boolean;
}

/** Searches for an id, a code or words. Corrects misspelt words that no template contains. */
export const searchTemplates = (catalogue: Catalogue, text: string): FoundTemplates => {
  const exact = catalogue.find(text.trim());
  if (exact) return { entries: [exact], asGiven: true };
  const byCode = findByCode(catalogue, text);
  if (byCode.length) return { entries: byCode, asGiven: true };
  const given = meaningful(wordsOf(text));
  if (!given.length) return { entries: [], asGiven: true };
  const wanted = meaningful(translate(wordsOf(text)));
  const index = indexOf(catalogue);
  const ownName = wordsOf(text).join(' ');
  const exactMatches = index.filter(({ words }) => words.name.join(' ') === ownName);
  // Names of templates take precedence over synonyms of the trade.
  const isNamed = index.some(({ words }) => given.every((word) => words.name.some((own) => isForm(own, word))));
  for (const words of isNamed ? [given, wanted] : [wanted, given]) {
    const entries = ranked(index, words);
    if (entries.length)
      return { entries: [...new Set([...exactMatches.map(({ entry }) => entry), ...entries])], asGiven: true };
  }
  const part = text.trim().toLowerCase();
  const partOfId = index.filter(({ entry }) => entry.id.includes(part) || entry.code.fefco?.includes(part));
  if (partOfId.length) return { entries: partOfId.map(({ entry }) => entry), asGiven: false };
  const vocabulary = new Set(index.flatMap(({ words }) => [...words.name, ...words.group, ...words.choice]));
  // Short words, such as `one` and `hat`, are close to too many others.
  const isLong = (word: string): boolean => word.length > 3;
  const long = meaningful([...vocabulary]).filter(isLong);
  const correct = (word: string): string =>
    vocabulary.has(word) || !isLong(word) ? word : (suggest(word, long)[0] ?? word);
  const corrected = given.map(correct);
  const entries = ranked(index, meaningful(corrected));
  return { entries: entries.length ? entries : withMostWords(index, wanted), asGiven: false };
};

/**
 * Finds templates by an id or a part of one, a FEFCO or ECMA code, words of the trade, or contents such as `mug`; best match first.
 * One entry per template. If no template has all words, misspelt ones are corrected; then most of the words are enough.
 * @example
 * findTemplates(catalogue, 'crash lock').map(({ id, template }) => `${id} ${template.name}`);
 * findTemplates(catalogue, 'fefco 0427');
 */
export const findTemplates = (catalogue: Catalogue, text: string): readonly Entry[] => {
  const { entries, asGiven } = searchTemplates(catalogue, text);
  const suited = idsForUse(text).map((id) => catalogue.find(id)!);
  if (!suited.length) return entries;
  const words = meaningful(wordsOf(text));
  // Corrected words are not wanted beside boxes for the contents that were named: a phone is no hole.
  if (words.length === 1) return [...new Set([...suited, ...(asGiven ? entries : [])])];
  // Names may contain contents too: a wine bottle carrier is primarily a carrier.
  const named = entries.filter(({ template: { name } }) => {
    const own = wordsOf(name);
    return words.filter((word) => own.includes(word)).length > 1;
  });
  return [...new Set([...(asGiven && entries.length ? entries : named), ...suited])];
};

/** Templates with most of the words: at least half, with one of them in the name. Numbers do not count. */
const withMostWords = (index: readonly Indexed[], wanted: readonly string[]): readonly Entry[] => {
  const words = wanted.filter((word) => !/^\d+$/.test(word));
  const found = index.map((one) => {
    const scores = words.map((word) => scoreOf(one, [word])).filter((score) => score > 0);
    const isNamed = words.some((word) => one.words.name.some((own) => isForm(own, word)));
    return {
      entry: one.entry,
      count: isNamed ? scores.length : 0,
      score: scores.reduce((sum, score) => sum + score, 0),
    };
  });
  const most = Math.max(...found.map(({ count }) => count));
  if (most < Math.max(1, words.length / 2)) return [];
  return found
    .filter(({ count }) => count === most)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
};

const ranked = (index: readonly Indexed[], wanted: readonly string[]): Entry[] =>
  index
    .map((one) => ({ entry: one.entry, score: scoreOf(one, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
