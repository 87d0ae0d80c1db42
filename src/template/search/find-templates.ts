import { perObject } from '../../geometry/index.ts';
import { group } from '../groups.ts';
import type { Catalogue, Entry } from '../index.ts';
import { findByCode } from './codes.ts';
import { mostUsed } from './most-used.ts';
import { readTerms, type Term } from './read-terms.ts';
import { suggest } from './suggest.ts';
import { dictionaryFor, lookUp, type Meaning, MIN_PART, MIN_STEM, stemsOf, wordsOf } from './words.ts';

/** How a word of a search led to a template: a name of it, contents that it suits, or something in its description. */
export interface Reason {
  readonly word: string;
  readonly by: 'name' | 'contents' | 'description';
  /** What the word means, in English, if it is another word. */
  readonly means?: string;
}

/** One entry per template, best match first; words without a template; unknown words with those taken instead; why the first is first. */
export interface FoundTemplates {
  readonly entries: readonly Entry[];
  readonly missing: readonly string[];
  readonly corrected: readonly { readonly given: string; readonly taken: string }[];
  readonly reasons: readonly Reason[];
}

/** Each template with the words of its name and its code, and of its choices, group and description as well. Made once per catalogue. */
const indexOf = perObject(({ templates }: Catalogue) =>
  templates.map((template) => {
    const [name, { name: groupName, category }] = [wordsOf(template.name), group(template.group)];
    const others = wordsOf(`${Object.entries(template.choices).join(' ')} ${groupName} ${category} ${template.about}`);
    const [id, coded] = [template.ids.named[0], [...name, template.code.fefco ?? '']];
    return { template, id, name, inName: coded, anywhere: [...new Set([...coded, ...others])] };
  }),
);

/** The templates of named ids. An entry would load its template. */
const ownersOf = perObject(
  ({ templates }: Catalogue) => new Map(templates.flatMap((one) => one.ids.named.map((id) => [id, one] as const))),
);

type Indexed = ReturnType<typeof indexOf>[number];

/** True for two forms of a word: without endings they are the same, so they begin with the same letters. */
const isSame = (one: string, other: string): boolean =>
  one === other ||
  (one.startsWith(other.slice(0, MIN_PART)) && stemsOf(one).some((stem) => stemsOf(other).includes(stem)));

const hasWords = (own: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => own.some((one) => isSame(one, word)));

/** How much each kind of word counts. Boxes of another shape are left out, so contents only rank those of the shape; a shipping box for them comes first. */
const WEIGHT = { shape: 8, general: 7, feature: 4, contents: 6, missing: 2, filler: 0 } as const;

/** What a template of a list loses against the one before it, the least that remains, and what words in names and elsewhere count. */
const PLACE_STEP = 0.03;
const LEAST_SHARE = 0.6;
const IN_NAME = 0.75;
const ELSEWHERE = 0.35;

/** A whole name counts more than all shapes in a search. Few boxes of a shape are followed by others, up to as many as a user sees at once. */
const WHOLE_NAME = 1000;
const LEAST_ROWS = 5;

/** How well a template matches a word, from 0 to 1; undefined if it does not. */
const matchOf = ({ inName, anywhere }: Indexed, { text, meaning }: Term, place: number | undefined) => {
  if (place !== undefined) {
    const by: Reason['by'] =
      meaning!.kind === 'contents' ? 'contents' : meaning!.kind === 'feature' ? 'description' : 'name';
    return { share: Math.max(LEAST_SHARE, 1 - PLACE_STEP * place), by };
  }
  // A bottle carrier is for bottles, too.
  const wanted = meaning?.nameWords.length ? meaning.nameWords : wordsOf(text);
  if (hasWords(inName, wanted)) return { share: IN_NAME, by: 'name' } as const;
  const isDescribed = (!meaning || meaning.nameWords.length > 0) && hasWords(anywhere, wanted);
  return isDescribed ? ({ share: ELSEWHERE, by: 'description' } as const) : undefined;
};

/** The kind of a word: one that stands in names says what the box is, any other word of a template describes it. */
const kindOf = ({ text, meaning }: Term, index: readonly Indexed[]): Meaning['kind'] => {
  if (meaning && meaning.kind !== 'missing') return meaning.kind;
  const isNamed = index.some(({ inName }) => hasWords(inName, meaning?.nameWords ?? [text]));
  return isNamed ? (meaning ? 'shape' : 'general') : (meaning?.kind ?? 'feature');
};

/** Templates that match words, best first: if any has a shape, those with most shapes, and others only where they are few. */
const ranked = (catalogue: Catalogue, given: readonly Term[]) => {
  const [index, owners] = [indexOf(catalogue), ownersOf(catalogue)];
  // Two words for one thing, as in `soda cans`, say it once.
  const terms = given.filter(({ meaning }, k) => !meaning || given.findIndex((one) => one.meaning === meaning) === k);
  const [own, whole] = [terms.map((term) => kindOf(term, index)), given.map(({ text }) => text).join(' ')];
  // A folding carton with an auto bottom is any box with that bottom, a shipping box for posters one of those for posters.
  const isShape = (kind: Meaning['kind'], k: number): boolean =>
    kind === 'general' && !own.includes('shape') && !(own.includes('contents') && !terms[k]!.meaning?.nameWords.length);
  const kinds = own.map((kind, k) => (isShape(kind, k) ? 'shape' : kind));
  // An id may be one of several of its template, with choices of its own.
  const places = terms.map(({ meaning }) => {
    const ids = meaning?.ids.filter((id) => owners.has(id)) ?? [];
    return new Map(ids.map((id, place) => [owners.get(id)!, { id, place }] as const).toReversed());
  });
  const rows = index.map((one) => {
    // Of equal matches, those used most come first, then those with fewer other words in their name.
    let score = (mostUsed.includes(one.id) ? 0.06 : 0) - one.name.length / 100;
    let [id, shapes, matches] = [one.id as string, one.name.join(' ') === whole ? WHOLE_NAME : 0, 0];
    const reasons: Reason[] = [];
    for (const [k, { text, meaning }] of terms.entries()) {
      const [kind, listed] = [kinds[k]!, places[k]!.get(one.template)];
      const match = kind === 'filler' ? undefined : matchOf(one, terms[k]!, listed?.place);
      if (!match) continue;
      if (listed && kind !== 'contents') id = listed.id;
      if (kind === 'shape' && match.by === 'name') shapes++;
      score += WEIGHT[meaning || kind !== 'general' ? kind : 'feature'] * match.share;
      matches++;
      if (kind !== 'missing')
        reasons.push({ word: text, by: match.by, ...(meaning && meaning.name !== text && { means: meaning.name }) });
    }
    return { id, shapes, matches, score, reasons };
  });
  const isShaped = rows.some(({ shapes }) => shapes);
  return rows
    .filter(({ shapes, matches }) => shapes || matches)
    .sort((a, b) => b.shapes - a.shapes || b.score - a.score)
    .filter(({ shapes }, k) => !isShaped || shapes || k < LEAST_ROWS);
};

/** Words with fewer letters for each change, such as `one` and `hat`, are close to too many others. */
const LETTERS_PER_CHANGE = 4;
const MAX_CHANGES = 2;

/**
 * Searches for an id, a code or words in any of the languages.
 * @example
 * searchTemplates(catalogue, 'pillow').entries.length > 0; // = true
 */
export const searchTemplates = (catalogue: Catalogue, text: string, language?: string): FoundTemplates => {
  const only = (entries: readonly Entry[]): FoundTemplates => ({ entries, missing: [], corrected: [], reasons: [] });
  const exact = catalogue.find(text.trim());
  const coded = exact ? [exact] : findByCode(catalogue, text);
  if (coded.length) return only(coded);
  const index = indexOf(catalogue);
  const isOwn = (word: string): boolean => index.some(({ anywhere }) => hasWords(anywhere, [word]));
  const read = readTerms(text, isOwn, language);
  // Words such as `box` alone are words of names; the boxes used most come first.
  const isPlain = read.every(({ meaning }) => meaning?.kind === 'filler');
  const given: readonly Term[] = isPlain ? read.map((term) => ({ text: term.text })) : read;
  const part = text.trim().toLowerCase();
  // An entry loads its template: only digits and hyphens are a part of a code.
  const isPart = (id: string): boolean | undefined =>
    id.includes(part) || (/^[\d-]+$/.test(part) && catalogue.find(id)!.code.fefco?.includes(part));
  const partOfId = /\d/.test(part) ? index.filter(({ id }) => isPart(id)) : [];
  if (partOfId.length) return only(partOfId.map(({ id }) => catalogue.find(id)!));
  const corrected: FoundTemplates['corrected'][number][] = [];
  const missing: string[] = [];
  // In all languages together nearly every word is close to another: a slip is one of the language, if it is given, or of English.
  const vocabulary = (): readonly string[] => [
    ...dictionaryFor(language, language === undefined ? undefined : ['en']).keys(),
    ...index.flatMap(({ name }) => name),
  ];
  const terms = given.flatMap((term): readonly Term[] => {
    if (kindOf(term, index) === 'missing') missing.push(term.text);
    if (term.meaning || isOwn(term.text)) return [term];
    if (isPlain) return [];
    // People seldom mistype the first letter, and a word that contains another one is no mistake for it.
    const isClose = (word: string): boolean => word[0] === term.text[0] && !word.includes(term.text);
    const [taken] = suggest(
      term.text,
      vocabulary().filter(isClose),
      Math.min(MAX_CHANGES, Math.floor(term.text.length / LETTERS_PER_CHANGE)),
    );
    if (taken === undefined) missing.push(term.text);
    else corrected.push({ given: term.text, taken });
    // The end of a compound says what it is: an `Angebotsmappe` is a folder.
    const ends = [...term.text].map((_, at) => term.text.slice(at + MIN_PART)).filter((end) => end.length >= MIN_STEM);
    return readTerms(taken ?? ends.find((end) => lookUp([end], dictionaryFor(language))) ?? '', isOwn, language);
  });
  const rows = ranked(catalogue, terms);
  // A box for something unknown may still be one of those used most. Numbers and letters alone may be of a misspelt id.
  const isGeneral = ({ text: word, meaning }: Term): boolean =>
    meaning?.kind === 'filler' && /^(\p{L}{2}|\p{Lo})/u.test(word);
  const isUsual = isPlain || (!rows.length && read.some(isGeneral));
  const usual = isUsual ? mostUsed.flatMap((id) => catalogue.find(id) ?? []) : [];
  return {
    entries: [...new Set([...usual, ...rows.map(({ id }) => catalogue.find(id)!)])],
    missing,
    corrected,
    reasons: isPlain ? [] : (rows[0]?.reasons ?? []),
  };
};

/**
 * Finds templates by an id or a part of one, a FEFCO or ECMA code, words of the trade, or contents such as `mug`, in any language of
 * the studio; best match first. One entry per template. Words for a shape count more than contents. Misspelt words are corrected.
 * @param language - a tag such as `de`, for words that mean something else in another language.
 * @example
 * findTemplates(catalogue, 'crash lock').map(({ id, template }) => `${id} ${template.name}`);
 * findTemplates(catalogue, 'fefco 0427');
 */
export const findTemplates = (catalogue: Catalogue, text: string, language?: string): readonly Entry[] =>
  searchTemplates(catalogue, text, language).entries;
