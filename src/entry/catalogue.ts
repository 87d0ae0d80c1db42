/** The one place of `src` that knows the templates. */
import { templates } from '../../templates/index.ts';
import { type IdRules, withIdRules } from '../calibrate/index.ts';
import { type Catalogue, checkedCatalogue } from '../template/index.ts';

export { templates };

let made: Catalogue | undefined;
const whole = (): Catalogue => {
  made ??= checkedCatalogue(templates);
  return made;
};

/**
 * Answers ids by rules that were read from the service, in all of this process; without rules as before.
 * @throws RangeError for rules of ids that no template has.
 */
export const useIdRules = (rules: IdRules | undefined): void => {
  made = rules && checkedCatalogue(withIdRules(templates, rules));
  idRules = rules;
};

/** The rules in use. */
export let idRules: IdRules | undefined;

/**
 * The catalogue with rules that were read from the service: it answers ids of configured boxes whose order is not known otherwise.
 * @throws RangeError for rules of ids that no template has.
 * @example
 * const withRules = catalogueWithIdRules({ type: 'boxwright_id_rules', version: 1, ranges: [] });
 * boxwright({ catalogue: withRules });
 */
export const catalogueWithIdRules = (rules: IdRules): Catalogue => checkedCatalogue(withIdRules(templates, rules));

/**
 * Every template of Boxwright. A template is evaluated when it is asked for, not at import.
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
