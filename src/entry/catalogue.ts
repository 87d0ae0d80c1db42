/** The catalogue. No other file of `src` imports the templates. */
import { loadTemplates, templates } from '../../templates/index.ts';
import type { Plant } from '../board/index.ts';
import { type IdRules, withIdRules } from '../service/calibrate/index.ts';
import { type Catalogue, catalogueForPlant, checkedCatalogue, type Template } from '../template/index.ts';

export { loadTemplates, templates };

let cached: Catalogue | undefined;
const whole = (): Catalogue => {
  cached ??= checkedCatalogue([...ruledTemplates, ...ownTemplates]);
  return plantInUse ? catalogueForPlant(cached, plantInUse) : cached;
};

/** Ours, with the id rules in use. Pages use none, and do without their code. */
let ruledTemplates = templates;
let ownTemplates: readonly Template[] = [];

/** Folder or file of the user's own templates in this process. */
export let templatesPath: string | undefined;

/** Adds the templates that `readTemplates` found to the catalogue of this process, in place of earlier ones. */
export const useTemplates = (own: readonly Template[], path?: string): void => {
  cached = undefined;
  ownTemplates = own;
  templatesPath = path;
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
  ruledTemplates = rules ? withIdRules(templates, rules) : templates;
  cached = undefined;
  idRules = rules;
};

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
