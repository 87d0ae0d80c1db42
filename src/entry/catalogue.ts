/** The catalogue. No other file of `src` imports the templates. */
import { templates } from '../../templates/index.ts';
import type { Plant } from '../board/index.ts';
import { type IdRules, withIdRules } from '../service/calibrate/index.ts';
import { type Catalogue, catalogueForPlant, checkedCatalogue } from '../template/index.ts';

export { templates };

let cached: Catalogue | undefined;
const whole = (): Catalogue => {
  cached ??= checkedCatalogue(templates);
  return plantInUse ? catalogueForPlant(cached, plantInUse) : cached;
};

/** The plant that makes all boxes of this process, for programs that ask it once, such as the command line. */
export let plantInUse: Plant | undefined;
export const usePlant = (plant: Plant | undefined): void => {
  plantInUse = plant;
};

/**
 * Applies id rules read from the service to this whole process. Pass undefined to remove them.
 * @throws RangeError for rules that name ids without a template.
 */
export const useIdRules = (rules: IdRules | undefined): void => {
  cached = rules && checkedCatalogue(withIdRules(templates, rules));
  idRules = rules;
};

/** The rules in use. */
export let idRules: IdRules | undefined;

/**
 * The catalogue with id rules read from the service. It finds ids of configured boxes whose order is otherwise unknown.
 * @throws RangeError for rules that name ids without a template.
 * @example
 * const withRules = catalogueWithIdRules({ type: 'boxwright_id_rules', version: 1, ranges: [] });
 * boxwright({ catalogue: withRules });
 */
export const catalogueWithIdRules = (rules: IdRules): Catalogue => checkedCatalogue(withIdRules(templates, rules));

/**
 * All templates of Boxwright. Each template is evaluated on first use, not at import.
 * @example
 * const entry = catalogue.find(new URLSearchParams('box=becf-10101').get('box') ?? '');
 * if (entry) dieline(entry, { length: 60 }).svg();
 */
export const catalogue: Catalogue = {
  get templates() {
    return whole().templates;
  },
  get entries() {
    return whole().entries;
  },
  find: (id) => whole().find(id),
  missing: (id) => whole().missing(id),
};
