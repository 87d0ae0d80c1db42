import { type Catalogue, type Entry, explained } from '../index.ts';
import { findByCode, plainestOf, SERVICE_PREFIX } from './codes.ts';
import { searchTemplates } from './find-templates.ts';
import { readTerms } from './read-terms.ts';
import { wordsOf } from './words.ts';

/** The template named by a text, or the candidates. */
export interface NamedTemplate {
  /** Undefined for an ambiguous or unknown text. */
  readonly entry?: Entry;
  /** Other candidates; empty for an id. */
  readonly others: readonly Entry[];
  /** True for corrected words, or words that are not in a name. */
  readonly corrected?: true;
  /** Known facts about an id of the service without an entry. */
  readonly known?: string;
}

/** Separates the name of a template from choices after a comma. */
export const separateTrailingChoices = (text: string): readonly [name: string, choices: string] => {
  const comma = text.includes('=') ? text.indexOf(',') : -1;
  return comma < 0 ? [text, ''] : [text.slice(0, comma), text.slice(comma)];
};

/** Words of a name that users may omit. */
const GENERIC = new Set(['box', 'case', 'end', 'pack']);

/**
 * The template named by a text: an id in any case, with or without `becf-`; a FEFCO or ECMA code; or a name, with or without
 * a last word such as "box" or "end". Words shared by several templates are ambiguous.
 * @example
 * resolveTemplate(catalogue, 'reverse tuck end').entry?.id; // = 'becf-10101'
 * resolveTemplate(catalogue, 'F0201').entry?.template.name; // = 'Regular slotted case'
 */
export const resolveTemplate = (catalogue: Catalogue, text: string): NamedTemplate => {
  const given = text.trim();
  for (const id of [given, given.toLowerCase(), SERVICE_PREFIX + given.toLowerCase()]) {
    const entry = catalogue.find(id);
    if (entry) return { entry, others: [] };
  }
  const known = explained(catalogue.templates, given.toLowerCase());
  if (known !== undefined) return { others: [], known };
  const byCode = findByCode(catalogue, given);
  if (byCode.length) {
    const entry = plainestOf(byCode);
    return { ...(entry && { entry }), others: byCode.filter((one) => one !== entry) };
  }
  const { entries: found, missing, corrected, reasons } = searchTemplates(catalogue, given);
  if (missing.length || corrected.length) return { others: found, corrected: true };
  for (const words of [wordsOf(given), inNames(given)]) {
    const named = found.filter(({ template }) => isName(wordsOf(template.name), words));
    if (named.length === 1) return { entry: named[0]!, others: found.filter((entry) => entry !== named[0]) };
  }
  // Contents and words of a description are not a name, even when only one template has them.
  if (reasons.some(({ by }) => by !== 'name')) return { others: found, corrected: true };
  return found.length === 1 ? { entry: found[0]!, others: [] } : { others: found };
};

/** The words of a text as names have them: `rsc` is `regular slotted case`. */
const inNames = (text: string): readonly string[] =>
  readTerms(text, () => true).flatMap(({ text: word, meaning }) =>
    meaning?.nameWords.length ? meaning.nameWords : wordsOf(word),
  );

const isName = (name: readonly string[], words: readonly string[]): boolean =>
  words.length > 0 &&
  words.every((word, k) => name[k] === word) &&
  name.slice(words.length).every((word) => GENERIC.has(word));
