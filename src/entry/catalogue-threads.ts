/** Worker threads that use the same id rules as the process that starts them. */
import { builtFile } from '../platform/built/index.ts';
import type { IdRules } from '../service/calibrate/index.ts';
import { idRules } from './catalogue.ts';

/** Data that each thread gets when it starts. */
export interface CatalogueThread {
  readonly idRules: IdRules | undefined;
}

/** A script of `src/entry/threads`, with the current id rules. */
export const catalogueThread = (name: 'batch' | 'draw' | 'page') => ({
  file: builtFile(`threads/${name}.js`),
  data: { idRules } satisfies CatalogueThread,
});
