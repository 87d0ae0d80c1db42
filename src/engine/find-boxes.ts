import { type Catalogue, closureOf, type Entry } from '../template/index.ts';
import { findTemplates } from '../template/search/index.ts';
import type { SizeTranslator } from './dimension-kinds.ts';
import { fitSize, type SizeFit } from './fit-size.ts';
import { type BoxQuery, parseQuery } from './parse-query.ts';

/** A found template. */
export interface FoundBox {
  readonly entry: Entry;
  /** Its box in the size that the text names; undefined without a size. */
  readonly fit?: SizeFit;
}

/** The boxes that a text finds. */
export interface FoundBoxes {
  readonly query: BoxQuery;
  readonly boxes: readonly FoundBox[];
}

/**
 * Finds boxes by words, sizes or both. With words, the best match comes first, and boxes that cannot be made in the size come last.
 * With a size alone, boxes that can be made in it, of the board if the text names one, and enclose their contents are found, the smallest flat blank first.
 * @param text - `mug 9 × 9 × 11 cm`, `0427 300x200x80 b flute`, `mailer`.
 * @param translate - measures sizes if the text says that they are inside or outside sizes.
 * @example
 * findBoxes(catalogue, 'mug 9 x 9 x 11 cm').boxes[0]!.fit!.flat; // = { width: 374.5, height: 318 }
 */
export const findBoxes = (catalogue: Catalogue, text: string, translate?: SizeTranslator): FoundBoxes => {
  const query = parseQuery(text);
  const { words, sizes, material } = query;
  if (!sizes) return { query, boxes: findTemplates(catalogue, text).map((entry) => ({ entry })) };
  const entries = words
    ? findTemplates(catalogue, words)
    : catalogue.templates
        .map(({ ids }) => catalogue.find(ids.named[0])!)
        .filter((entry) => entry.group.encloses && closureOf(entry) !== 'wrap');
  const boxes = entries.map((entry) => ({ entry, fit: fitSize(entry, sizes, material, translate) }));
  if (words) return { query, boxes: [...boxes.filter(({ fit }) => fit.flat), ...boxes.filter(({ fit }) => !fit.flat)] };
  const areaOf = ({ fit: { flat } }: { readonly fit: SizeFit }): number => (flat ? flat.width * flat.height : 0);
  const feasible = boxes.filter(({ fit }) => fit.flat && (material === undefined || fit.values.material === material));
  return { query, boxes: feasible.toSorted((a, b) => areaOf(a) - areaOf(b)) };
};
