/** Worker threads and processes that use the same id rules, plant and templates as the process that starts them. */
import { builtFile } from '../platform/built/index.ts';
import { idRules, plantInUse, templatesPath, useIdRules, usePlant, useTemplates } from './catalogue.ts';

/** A script of `src/entry/threads`, with the current id rules, plant and templates. */
export const catalogueThread = (name: 'batch' | 'draw' | 'page' | 'press') => ({
  file: builtFile(`threads/${name}.js`),
  data: { idRules, plant: plantInUse, templates: templatesPath },
});

/** Data that each of them gets when it starts. */
export type CatalogueThread = ReturnType<typeof catalogueThread>['data'];

/** Makes the catalogue answer ids as the starting process does. */
export const answerAs = async ({ idRules: rules, plant, templates }: Partial<CatalogueThread>): Promise<void> => {
  if (templates !== undefined)
    useTemplates(await (await import('./own-templates.ts')).readTemplates(templates), templates);
  useIdRules(rules);
  usePlant(plant);
};
