/** Worker threads that use the same id rules, plant and templates as the process that starts them. */
import { builtFile } from '../platform/built/index.ts';
import { idRules, plantInUse, templatesPath } from './catalogue.ts';

/** A script of `src/entry/threads`, with the current id rules, plant and templates. */
export const catalogueThread = (name: 'batch' | 'draw' | 'page') => ({
  file: builtFile(`threads/${name}.js`),
  data: { idRules, plant: plantInUse, templates: templatesPath },
});

/** Data that each thread gets when it starts. */
export type CatalogueThread = ReturnType<typeof catalogueThread>['data'];
