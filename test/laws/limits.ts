import { variables } from '../../src/template/index.ts';
import type { Law } from './built.ts';

/** At every valid size, the limits of every variable are ordered and include the default of every option. */
export const limits: Law = ({ template, id, values }) =>
  Object.entries(variables(template, id, values)).flatMap(([name, { min, max, value }]) => {
    const finer = !template.size[name];
    if (![min, max, value].every(Number.isFinite)) return [`${name} has no finite limits: ${min}, ${value}, ${max}`];
    if (!(min <= max)) return [`${name} must be at least ${min} and at most ${max}`];
    return finer && !(min <= value && value <= max) ? [`${name} is ${value} by default, not in ${min}…${max}`] : [];
  });
