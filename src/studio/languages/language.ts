import { keptIn } from '../../geometry/index.ts';
import en from './en.json' with { type: 'json' };

type Studio = typeof en.studio;

/** The texts of the studio, by key. Text in braces is filled in. */
export type Words = { readonly [Key in keyof Studio as Studio[Key] extends string ? Key : never]: string };

/** Keys of texts for a number of items. */
export type Counted = Exclude<keyof Studio, keyof Words>;

/** A text for each category of numbers that the language tells apart. */
type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** A file of this folder. */
export interface Language {
  readonly studio: Words & Readonly<Record<Counted, Forms>>;
  /** Words of templates, by prefix and name in the catalogue: `choice.window`. */
  readonly catalogue: Readonly<Record<string, string>>;
  /** English texts of templates and checks, with numbers and line types as {1}, {2} in them. Left out for English. */
  readonly texts?: Readonly<Record<string, string>>;
}

export const english: Language = en;

/** What stands for the names in braces. */
export type Filled = Readonly<Record<string, string | number>>;

export const fill = (text: string, given: Filled): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in given ? String(given[name]) : whole));

/** What differs from text to text of one pattern: names in brackets and quotes, numbers and types of lines. */
const PARTS = /\([^)]*\)|'[^']*'|\d+(?:\.\d+)?|\b(?:half-cut|crease|cut|perforation|combination)s?\b/g;

/** An English text as its pattern, `A {1} ends {2} mm short of a {3}`, and the parts that differ. */
export const textPattern = (text: string): { readonly pattern: string; readonly parts: readonly string[] } => {
  const parts: string[] = [];
  return { pattern: text.replace(PARTS, (part) => `{${parts.push(part)}}`), parts };
};

/** A text of a template or a check, in English where the language lacks it. `write` writes a number or a type of line. */
export const translated = (
  { texts = {} }: Pick<Language, 'texts'>,
  text: string,
  write: (part: string) => string,
): string => {
  if (texts[text] !== undefined) return texts[text];
  const { pattern, parts } = textPattern(text);
  return texts[pattern]?.replace(/\{(\d+)\}/g, (_, k) => write(parts[k - 1]!)) ?? text;
};

/** The text for a number of items in a language. `other` also stands for categories that a language leaves out. */
export const formFor = (forms: Forms, tag: string, count: number): string =>
  forms[keptIn(rules, tag, () => new Intl.PluralRules(tag)).select(count)] ?? forms.other;

/** By language: to make them takes half a millisecond. */
const rules = new Map<string, Intl.PluralRules>();

/** A word of the catalogue, in English where the language has none; undefined for one that has no word yet, as in a new template. */
export const catalogueWord = ({ catalogue }: Pick<Language, 'catalogue'>, key: string): string | undefined =>
  catalogue[key] ?? english.catalogue[key];
