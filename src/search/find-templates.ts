import type { Catalogue, Entry } from '../template/index.ts';
import { findByCode } from './codes.ts';
import { suggest } from './suggest.ts';
import { isForm, meaningful, translate, wordsOf } from './words.ts';

/** How much a word counts by where it stands. */
const WEIGHT = { name: 8, choice: 3, group: 2, about: 1 } as const;

interface Indexed {
  readonly entry: Entry;
  readonly words: Readonly<Record<keyof typeof WEIGHT, readonly string[]>>;
}

const indexes = new WeakMap<Catalogue, readonly Indexed[]>();

/** The words of each template, made once per catalogue. */
const indexOf = (catalogue: Catalogue): readonly Indexed[] => {
  const known = indexes.get(catalogue);
  if (known) return known;
  const made = catalogue.templates.map((template): Indexed => {
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
  });
  indexes.set(catalogue, made);
  return made;
};

const scoreOf = ({ words }: Indexed, wanted: readonly string[]): number => {
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
  // Of two names that have all words, the one with fewer others comes first.
  return score - words.name.length / 100;
};

/**
 * Templates by what people call them: an id or a part of one, a FEFCO or ECMA code, words of the trade; best match first. One
 * entry per template. Misspelt words are corrected where no template has the words as given.
 * @example findTemplates(catalogue, 'mailer'); findTemplates(catalogue, 'fefco 0427'); findTemplates(catalogue, 'crash lock')
 */
export const findTemplates = (catalogue: Catalogue, text: string): Entry[] => {
  const exact = catalogue.find(text.trim());
  if (exact) return [exact];
  const byCode = findByCode(catalogue, text);
  if (byCode.length) return byCode;
  const given = meaningful(wordsOf(text));
  if (!given.length) return [];
  const wanted = meaningful(translate(wordsOf(text)));
  const index = indexOf(catalogue);
  // Our own names come before what the trade may mean by a word.
  const isNamed = index.some(({ words }) => given.every((word) => words.name.some((own) => isForm(own, word))));
  const [first, second] = isNamed ? [given, wanted] : [wanted, given];
  const found = ranked(index, first);
  if (found.length) return found;
  const others = ranked(index, second);
  if (others.length) return others;
  const partOfId = index.filter(({ entry }) => entry.id.includes(text.trim().toLowerCase()));
  if (partOfId.length) return partOfId.map(({ entry }) => entry);
  const vocabulary = new Set(index.flatMap(({ words }) => [...words.name, ...words.group, ...words.choice]));
  const corrected = wanted.map((word) => (vocabulary.has(word) ? word : (suggest(word, vocabulary)[0] ?? word)));
  return ranked(index, meaningful(corrected));
};

const ranked = (index: readonly Indexed[], wanted: readonly string[]): Entry[] =>
  index
    .map((one) => ({ entry: one.entry, score: scoreOf(one, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
