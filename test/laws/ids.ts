import { wrongIds } from '../../src/template/catalogue.ts';
import type { Template } from '../../src/template/index.ts';
import type { Check } from './checks.ts';

/** The ids of a template have the form of ids, and no other template has them. */
export const idsAmong =
  (templates: readonly Template[]): Check =>
  (template) =>
    wrongIds(
      template,
      templates.filter((one) => one !== template),
    );
