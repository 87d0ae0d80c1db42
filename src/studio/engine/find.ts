import { catalogue, resolveTemplate, searchTemplates } from '../../entry/engine.ts';
import { mainId } from '../../template/index.ts';
import { separateTrailingChoices } from '../../template/search/index.ts';
import type { FoundCards } from './protocol/card.ts';

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
