import {
  catalogue,
  findTemplates,
  fitSize,
  mainId,
  resolveTemplate,
  separateTrailingChoices,
} from '../../entry/engine.ts';
import { pagesOf } from './pages.ts';
import type { Fit } from './protocol/card.ts';

/** Main ids of the templates for words, a code or an id, best match first. */
export const searchIds = (words: string): readonly string[] =>
  findTemplates(catalogue, words).map(({ template }) => mainId(template));

/** The id of a template named by a code or a name, as the command line takes them. Choices after it are kept. */
export const namedId = (text: string): string | undefined => {
  const [name, choices] = separateTrailingChoices(text);
  const { entry } = resolveTemplate(catalogue, name);
  return entry && entry.id + choices;
};

/** Fits boxes to sizes in mm. Unknown ids are left out. */
export const fits = (ids: readonly string[], sizes: readonly number[], material?: number): readonly Fit[] =>
  ids.flatMap((id) => {
    const entry = catalogue.find(id);
    if (!entry) return [];
    const { values, flat } = fitSize(entry, sizes, material);
    return flat ? [{ id, values, flat, pages: pagesOf(flat) }] : [{ id, values }];
  });
