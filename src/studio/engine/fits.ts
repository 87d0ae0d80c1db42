import { catalogue, fitSize } from '../../entry/engine.ts';
import { startingBoard } from './material-of.ts';
import { pagesOf } from './pages.ts';
import type { Fit } from './protocol/card.ts';

/** Fits boxes to sizes in mm. Unknown ids are left out. */
export const fits = (ids: readonly string[], sizes: readonly number[], material?: number): readonly Fit[] =>
  ids.flatMap((id) => {
    const entry = catalogue.find(id);
    if (!entry) return [];
    const { values, flat } = fitSize(entry, sizes, material ?? startingBoard(entry));
    return flat ? [{ id, values, flat, pages: pagesOf(flat) }] : [{ id, values }];
  });
