import { boardKindOf, fitSize, usualBoards } from '../../engine/index.ts';
import { catalogue, type Entry } from '../../entry/engine.ts';
import { variables } from '../../template/index.ts';
import { pagesOf } from './flat-drawing.ts';
import type { Fit } from './protocol/card.ts';

/** The thickness in mm of the named board on which a box starts; undefined if its usual thickness has a name or no named board fits. */
export const startingBoard = (entry: Entry): number | undefined => {
  const { value, min, max } = variables(entry.template, entry.id, {}).material!;
  const named = usualBoards[boardKindOf(entry)].map(({ thickness }) => thickness);
  if (named.includes(value)) return undefined;
  const possible = named.filter((thickness) => thickness >= min && thickness <= max);
  return possible.toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value))[0];
};

/** Fits boxes to sizes in mm. Unknown ids are left out. */
export const fits = (ids: readonly string[], sizes: readonly number[], material?: number): readonly Fit[] =>
  ids.flatMap((id) => {
    const entry = catalogue.find(id);
    if (!entry) return [];
    const { values, flat } = fitSize(entry, sizes, material ?? startingBoard(entry));
    return flat ? [{ id, values, flat, pages: pagesOf(flat) }] : [{ id, values }];
  });
