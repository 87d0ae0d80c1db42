import { fixedVariablesOf, NOTE_MARK, serviceNamesOf } from '../engine/index.ts';
import type { Reading } from '../formats/reading/index.ts';
import { type Catalogue, type Entry, evidenceText, variables } from '../template/index.ts';
import { type LengthUnit, MM_PER_INCH, MM_PER_UNIT, roundTo } from '../values/index.ts';
import words from './stated-words.json' with { type: 'json' };

/** A request that the texts of a file state: a template, and its variables by name. */
export interface StatedRequest {
  readonly id: string;
  /** Undefined for an id that the catalogue does not have. */
  readonly entry: Entry | undefined;
  readonly variables: Readonly<Record<string, number | boolean | string>> & { readonly unit: LengthUnit };
  /** The size of the page, as it is written. */
  readonly page?: string;
  /** True for a header of our own. */
  readonly own: boolean;
  /** What was assumed, and what could not be read, in sentences. */
  readonly notes: readonly string[];
}

type DrawnText = Pick<Reading['texts'][number], 'value' | 'at'>;

/** Texts and letters of a row that are read: a header has some dozens. */
const [MAX_TEXTS, MAX_ROW] = [2000, 1000] as const;

/** Texts on one base line belong together, in mm. */
const SAME_ROW = 0.7;

const ID = /(?<![\w-])(?:becf-[0-9a-f]+|(?:fefco|ecma|house)-[0-9a-z]+(?:-[0-9a-z]+)*)(?:,[a-z_]+=[a-z0-9_]+)*/gi;

const NUMBER = String.raw`-?\d{1,7}(?:[.,]\d{1,18})?(?![.,]?\d)`;
const UNIT = '(?:mm|cm|inch(?:es)?|in|"|″)(?![a-z])';
const WORD = '(?:true|false|yes|no|external|internal|offset|flexo|mm|inch(?:es)?|in)(?![a-z])';
const SIZES = new RegExp(
  String.raw`(page|format|sheet)?[a-z ]{0,12}[:=]?\s*(${NUMBER})\s*(?:${UNIT})?\s*[x×*]\s*(${NUMBER})(?:\s*(?:${UNIT})?\s*[x×*]\s*(${NUMBER}))?\s*(${UNIT})?|page[a-z ]{0,12}[:=]?\s*(a\d)(?![a-z0-9])`,
  'g',
);

const FLAGS = new Map<unknown, boolean>(Object.entries({ true: true, yes: true, false: false, no: false }));
const mmPer = (unit: string): number => MM_PER_UNIT[unit] ?? MM_PER_INCH;

/** Rows of texts, from above, each from left to right. */
const rowsOf = (texts: readonly DrawnText[]): string[] => {
  const rows: { readonly y: number; readonly texts: DrawnText[] }[] = [];
  for (const text of texts.slice(0, MAX_TEXTS).toSorted((a, b) => b.at[1] - a.at[1])) {
    const last = rows.at(-1);
    if (last && last.y - text.at[1] < SAME_ROW) last.texts.push(text);
    else rows.push({ y: text.at[1], texts: [text] });
  }
  return rows.map(({ texts: row }) =>
    row
      .toSorted((a, b) => a.at[0] - b.at[0])
      .map(({ value }) => value)
      .join('  ')
      .slice(0, MAX_ROW),
  );
};

/** Names of variables as words, with the names that they stand for. */
const namesOf = (entry: Entry): ReadonlyMap<string, string> => {
  const own = Object.keys(variables(entry.template, entry.id));
  const names = [
    ...own,
    ...serviceNamesOf(entry),
    ...fixedVariablesOf(entry.template).map(({ name }) => name),
    ...words.common,
  ];
  return new Map([
    ...Object.entries(words.aliases).filter(([, name]) => names.includes(name)),
    ...names.map((name) => [name.replaceAll('_', ' '), name] as const),
  ]);
};

/**
 * Reads the request of a drawing among its texts, as the hosted service and Boxwright write it above a dieline: an id and variables by name,
 * in any order and punctuation. Undefined where no text is an id; numbers without a name that the template has are told, not guessed.
 */
export const statedRequest = (
  catalogue: Pick<Catalogue, 'find'>,
  texts: readonly DrawnText[],
): StatedRequest | undefined => {
  const rows = rowsOf(texts).filter((row) => !row.startsWith(NOTE_MARK));
  const ids = [...new Set(rows.flatMap((row) => row.match(ID) ?? []).map((id) => id.toLowerCase()))];
  const [id] = ids;
  if (id === undefined) return undefined;
  const entry = catalogue.find(id);
  const notes =
    ids.length > 1 ? [`The file names ${ids.slice(0, 5).join(', ')}: which one it shows is not known.`] : [];
  if (ids.length > 1 || !entry) return { id, entry: undefined, variables: { unit: 'mm' }, own: false, notes };
  const [name, evidence] = [`${id} ${entry.template.name}`, evidenceText(entry)];
  const stating = rows.filter((row) => row.trim() !== evidence).map((row) => row.replace(name, id).replaceAll(ID, '|'));
  return { id, entry, own: rows.some((row) => row.trim().startsWith(name)), ...statedIn(stating, entry) };
};

const statedIn = (rows: readonly string[], entry: Entry): Pick<StatedRequest, 'variables' | 'notes' | 'page'> => {
  const names = namesOf(entry);
  const known = new Set([...names.keys()].flatMap((name) => name.split(' ')));
  const longestFirst = [...names.keys()].toSorted((a, b) => b.length - a.length).join('|');
  const rest = String.raw`\s*(?:\((${UNIT})\))?\s*[:=]?\s*`;
  const pairs = new RegExp(
    String.raw`(?<![a-z0-9.])(?:(${longestFirst})(?![a-z0-9])${rest}(${NUMBER}|${WORD})|([a-z][a-z ]{0,40}?)${rest}(${NUMBER}))\s*(${UNIT})?(?![a-z0-9])`,
    'g',
  );
  const values = new Map<string, { readonly value: number | string; readonly unit: string | undefined }>();
  const [contradicted, unread] = [new Set<string>(), new Set<string>()];
  let page: string | undefined;
  const take = (name: string, text: string, unit: string | undefined): void => {
    const value = /\d/.test(text) ? Number(text.replace(',', '.')) : text;
    const before = values.get(name);
    if (before && (before.value !== value || before.unit !== unit)) contradicted.add(name);
    values.set(name, { value, unit });
  };
  /** Takes the size of the page, or length × width × height; leaves anything else. */
  const takeSizes = (text: string, ...[ofPage, a, b, c, unit, paper]: readonly (string | undefined)[]): string => {
    if (ofPage || paper) page = text.trim();
    else if (c && ['length', 'width', 'height'].every((name) => Object.hasOwn(entry.template.size, name))) {
      take('length', a!, unit);
      take('width', b!, unit);
      take('height', c, unit);
    } else unread.add(text.trim());
    return '|';
  };
  for (const row of rows) {
    const plain = row
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[_\u00a0]|(?<=[a-z])-(?=[a-z])/g, ' ')
      .replaceAll(SIZES, takeSizes)
      .replaceAll(/[a-z]+/g, (word) => (words.passed_over.includes(word) && !known.has(word) ? '|' : word));
    for (const [text, name, of, value, other, _, number, unit] of plain.matchAll(pairs))
      if (name !== undefined) take(names.get(name)!, value!, unit ?? of);
      else if (number !== undefined && !words.no_variables.some((word) => other!.trim().endsWith(word)))
        unread.add(text.trim());
  }

  for (const name of contradicted) values.delete(name);
  const word = values.get('unit')?.value;
  const units = [...values].flatMap(([name, { unit }]) => (unit && name !== 'material' ? [unit] : []));
  const isInches =
    word === undefined ? units.length > 0 && units.every((unit) => mmPer(unit) === MM_PER_INCH) : word !== 'mm';
  const unit: LengthUnit = isInches ? 'in' : 'mm';
  const own = variables(entry.template, entry.id);
  const all: Record<string, number | boolean | string> = {};
  for (const [name, { value, unit: its }] of values) {
    if (name === 'unit') continue;
    const isLength = typeof value === 'number' && its !== undefined && (own[name]?.kind ?? 'length') === 'length';
    const into = name === 'material' ? 'mm' : unit;
    const converted = isLength && mmPer(its) !== mmPer(into) ? roundTo((value * mmPer(its)) / mmPer(into), 6) : value;
    all[name] = FLAGS.get(converted) ?? converted;
  }
  const list = (some: Iterable<string>): string => [...some].slice(0, 8).join('; ');
  const notes = [
    ...(word === undefined && !units.length && Object.keys(all).length
      ? ['No unit is stated: lengths were read as mm.']
      : []),
    ...(contradicted.size ? [`Stated twice with different values, and not read: ${list(contradicted)}.`] : []),
    ...(unread.size ? [`Not read, because ${entry.id} has no such variable: ${list(unread)}.`] : []),
  ];
  return { variables: { ...all, unit }, notes, ...(page !== undefined && { page }) };
};
