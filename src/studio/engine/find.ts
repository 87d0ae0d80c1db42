import { catalogue, findTemplates, mainId, resolveTemplate, separateTrailingChoices } from '../../entry/engine.ts';

/** Main ids of the templates for words, a code or an id, best match first. */
export const searchIds = (words: string): readonly string[] =>
  findTemplates(catalogue, words).map(({ template }) => mainId(template));

/** The id of a template named by a code or a name, as the command line takes them. Choices after it are kept. */
export const namedId = (text: string): string | undefined => {
  const [name, choices] = separateTrailingChoices(text);
  const { entry } = resolveTemplate(catalogue, name);
  return entry && entry.id + choices;
};
