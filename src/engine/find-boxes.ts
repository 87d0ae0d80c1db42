import { mapValues } from '../geometry/index.ts';
import { type Catalogue, closureOf, type Entry } from '../template/index.ts';
import { type FoundTemplates, type Reason, searchTemplates } from '../template/search/index.ts';
import type { LengthUnit } from '../values/index.ts';
import { ask } from './ask.ts';
import { describeReading } from './assign-sizes.ts';
import type { SizeTranslator } from './dimension-kinds.ts';
import { drawnFit, type SizeFit, valuesForSize } from './fit-size.ts';
import { type BoxQuery, parseQuery } from './parse-query.ts';
import { isNoBox } from './problem.ts';
import { fromMm } from './units.ts';

/** A found template, with its box in the size that the text names; without `fit` if it names none. */
export interface FoundBox {
  readonly entry: Entry;
  readonly fit?: SizeFit;
}

/** The boxes that a text finds. */
export interface FoundBoxes {
  readonly query: BoxQuery;
  readonly boxes: readonly FoundBox[];
  readonly total: number;
  /** Sentences: words that found nothing or were corrected, why the first box is first, why the best is not made in the size. */
  readonly notes: readonly string[];
}

/**
 * Finds boxes by words, sizes or both. With words, the best match comes first, and boxes that cannot be made in the size come last.
 * With a size alone, boxes that can be made in it, of the board if the text names one, and enclose their contents are found, the smallest flat blank first.
 * @param text - `mug 9 × 9 × 11 cm`, `0427 300x200x80 b flute`, `mailer`, `L=12 W=8 H=6 in`.
 * @param translate - measures sizes if the text says that they are inside or outside sizes.
 * @param most - how many boxes to return, all by default; of boxes found by words, no other is drawn.
 * @example
 * findBoxes(catalogue, 'mug 9 x 9 x 11 cm').boxes[0]!.fit!.flat; // = { width: 374.5, height: 318 }
 */
export const findBoxes = (
  catalogue: Catalogue,
  text: string,
  translate?: SizeTranslator,
  most = Number.POSITIVE_INFINITY,
): FoundBoxes => {
  const query = parseQuery(text);
  const { words, sizes, material, unit = 'mm' } = query;
  const found = words || !sizes ? searchTemplates(catalogue, words || text) : undefined;
  const entries = entriesFor(catalogue, found);
  const all = entries.map((entry) => ({ entry, ...(sizes && valuesForSize(entry, sizes, material, translate)) }));
  const drawn = ({ entry, values, box }: (typeof all)[number]) => ({
    entry,
    ...(values && { fit: drawnFit(entry, { values, box }) }),
  });
  if (found) {
    const sorted = all.toSorted((a, b) => Number(!a.box) - Number(!b.box));
    const [best] = all;
    const why = best?.values && !best.box ? whyNot(catalogue, best.entry, best.values, unit) : [];
    const notes = [...explain(words || text, found, sorted[0]?.entry), ...why];
    return { query, boxes: sorted.slice(0, most).map(drawn), total: all.length, notes };
  }
  const areaOf = ({ fit }: FoundBox): number => fit!.flat!.width * fit!.flat!.height;
  const boxes = all
    .filter(({ box, values }) => box && (material === undefined || values!.material === material))
    .map(drawn)
    .toSorted((a, b) => areaOf(a) - areaOf(b));
  return { query, boxes: boxes.slice(0, most), total: boxes.length, notes: [] };
};

/** The entries that words found, otherwise all boxes that enclose something. */
const entriesFor = (catalogue: Catalogue, found: FoundTemplates | undefined): readonly Entry[] =>
  found?.entries ??
  catalogue.templates
    .map(({ ids }) => catalogue.find(ids.named[0])!)
    .filter((entry) => entry.group.encloses && closureOf(entry) !== 'wrap');

const VERBS = { contents: 'usual for', name: 'called', description: 'has' } as const;

const because = ({ word, by, means }: Reason): string => `${VERBS[by]} "${word}"${means ? ` (${means})` : ''}`;

const explain = (text: string, { entries, missing, corrected, reasons }: FoundTemplates, first?: Entry): string[] => {
  const others = missing.reduce((rest, word) => rest.replace(word, ''), text.toLowerCase()).trim();
  const shown = others ? `shown for "${others.replace(/\s+/g, ' ')}"` : 'the nearest are shown';
  const notes = corrected.map(({ given, taken }) => `"${given}" is not known; shown for "${taken}".`);
  if (missing.length && first) notes.unshift(`Nothing for "${missing.join('", "')}"; ${shown}.`);
  if (reasons.length && first === entries[0] && entries.length > 1)
    notes.push(`First is ${first!.id}: ${reasons.map(because).join(', ')}.`);
  return notes;
};

/** Why a box is not made in its size, with a value that works. */
const whyNot = (catalogue: Catalogue, box: Entry, sizes: SizeFit['values'], unit: LengthUnit): readonly string[] => {
  const taken = describeReading(box.template);
  if (!Object.keys(sizes).length) return [`${box.id} takes other numbers: ${taken}.`];
  const answer = ask(catalogue, { template: box, values: valuesInUnit(sizes, unit), names: 'own' });
  return isNoBox(answer) ? [`${box.id} (${taken}): ${answer.problems.map(({ message }) => message).join(' ')}`] : [];
};

/**
 * Values in mm as a question has them that is asked in a unit. Boards are always in mm.
 * @example
 * valuesInUnit({ length: 60, material: 3 }, 'mm'); // = { length: 60, material: 3 }
 */
export const valuesInUnit = (values: SizeFit['values'], unit: LengthUnit): Readonly<Record<string, number | 'in'>> => ({
  ...mapValues(values, (mm, name) => (name === 'material' ? mm : fromMm(mm, unit))),
  ...(unit === 'in' && { unit }),
});
