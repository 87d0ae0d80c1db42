/** Threads that answer ids as the process does that starts them. */
import { builtFile } from '../built/index.ts';
import type { IdRules } from '../calibrate/index.ts';
import { idRules } from './catalogue.ts';

/** What such a thread is given when it starts. */
export interface CatalogueThread {
  readonly idRules: IdRules | undefined;
}

/** A script of `src/entry/threads` with the rules that are in use now. */
export const catalogueThread = (name: 'batch' | 'draw' | 'page') => ({
  file: builtFile(`threads/${name}.js`),
  data: { idRules } satisfies CatalogueThread,
});
