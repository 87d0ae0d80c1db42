import { arrange, catalogue, extent, findTemplates, mainId, resolve, sizeOf, variables } from '../../entry/engine.ts';
import { idsForUse } from '../find/uses.ts';
import { pagesOf } from './pages.ts';
import type { Fit } from './protocol/card.ts';

/** Main ids of the templates that words, a code or an id mean, the best first. */
export const searchIds = (words: string): readonly string[] => [
  ...new Set([...idsForUse(words), ...findTemplates(catalogue, words).map(({ template }) => mainId(template))]),
];

const NAMES = ['length', 'width', 'height'] as const;

/** Which of these boxes come in this size, and how large they are flat. */
export const fits = (ids: readonly string[], sizes: readonly number[], material?: number): readonly Fit[] =>
  ids.flatMap((id) => {
    const entry = catalogue.find(id);
    if (!entry) return [];
    const { template } = entry;
    const values: Record<string, number> = {};
    NAMES.forEach((name, k) => {
      if (name in template.size && sizes[k] !== undefined) values[name] = sizes[k];
    });
    const board = variables(template, id, values).material;
    if (board && material !== undefined && material >= board.min && material <= board.max) values.material = material;
    // A box that lacks one of three sizes is not made for this.
    if (sizes.length === NAMES.length && NAMES.some((name) => !(name in values))) return [{ id, values }];
    const { order } = template;
    if (order && values[order[0]]! < values[order[1]]!)
      [values[order[0]], values[order[1]]] = [values[order[1]]!, values[order[0]]!];
    const resolved = resolve(template, values, id);
    if (resolved.violations.length) return [{ id, values }];
    const flat = sizeOf(extent(arrange(template.build(resolved.values, resolved.chosen)).dieline));
    return [{ id, values, flat, pages: pagesOf(flat) }];
  });
