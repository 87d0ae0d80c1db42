/** The one place of `src` that knows the templates. */
import { templates } from '../../templates/index.ts';
import { type Catalogue, createCatalogue } from '../template/index.ts';

export { templates };

let made: Catalogue | undefined;
const whole = (): Catalogue => {
  made ??= createCatalogue(templates);
  return made;
};

/**
 * Every template of Boxwright. Ids are checked when the first one is asked for, not at import.
 * @example
 * const entry = catalogue.find(new URLSearchParams('box=becf-10101').get('box') ?? '');
 * if (entry) dieline(entry, { length: 60 }).svg();
 */
export const catalogue: Catalogue = {
  templates,
  get entries() {
    return whole().entries;
  },
  find: (id) => whole().find(id),
  missing: (id) => whole().missing(id),
};
