/** Worker threads that use the same id rules, plant and templates as the process that starts them. */
import type { Plant } from '../board/index.ts';
import { builtFile } from '../platform/built/index.ts';
import type { IdRules } from '../service/calibrate/index.ts';
import { idRules, plantInUse, templatesPath } from './catalogue.ts';

/** Data that each thread gets when it starts. */
export interface CatalogueThread {
  readonly idRules: IdRules | undefined;
  readonly plant: Plant | undefined;
  /** Folder or file of own templates. */
  readonly templates: string | undefined;
}

/** A script of `src/entry/threads`, with the current id rules, plant and templates. */
export const catalogueThread = (name: 'batch' | 'draw' | 'page') => ({
  file: builtFile(`threads/${name}.js`),
  data: { idRules, plant: plantInUse, templates: templatesPath } satisfies CatalogueThread,
});
