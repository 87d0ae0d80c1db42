import { fitSize, usualBoards } from '../../engine/index.ts';
import { catalogue, type Entry, resolveTemplate, searchTemplates } from '../../entry/engine.ts';
import { mainId, variables } from '../../template/index.ts';
import { separateTrailingChoices } from '../../template/search/index.ts';
import { pagesOf } from './flat-drawing.ts';
import { materialOf } from './material-of.ts';
import type { Fit, FoundCards } from './protocol/card.ts';

/** The cards for words, a code or an id, best match first. */
export const searchCards = (words: string, language?: string): FoundCards => {
  const { entries, ...why } = searchTemplates(catalogue, words, language);
  return { ids: entries.map(({ template }) => mainId(template)), ...why };
};

/** The id of a template named by a code or a name, as the command line takes them. Choices after it are kept. */
export const namedId = (text: string): string | undefined => {
  const [name, choices] = separateTrailingChoices(text);
  const { entry } = resolveTemplate(catalogue, name);
  return entry && entry.id + choices;
};

/** The thickness in mm of the named board on which a box starts; undefined if its usual thickness has a name or no named board fits. */
export const startingBoard = (entry: Entry): number | undefined => {
  const { value, min, max } = variables(entry.template, entry.id, {}).material!;
  const named = usualBoards[materialOf(entry)].map(({ thickness }) => thickness);
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
