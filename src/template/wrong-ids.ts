import type { Template } from './template.ts';

/** Ids stand in addresses and file names, and before the choices that follow them: `becf-10101,flap=…`. */
const FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The nearest id of this form: `My Card` becomes `my-card`. */
const inForm = (id: string): string =>
  id
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-') || 'own-box';

/** What is wrong with the ids of a template, beside the other templates of its catalogue, as sentences. */
export const wrongIds = ({ name, ids }: Template, others: readonly Template[]): string[] =>
  // The first and the last id of a numbering lie in every other one that it meets, or the other's do in it.
  [...new Set([...ids.named, ...ids.sample(2)])].flatMap((id) => {
    if (!FORM.test(id))
      return [`The id "${id}" of ${name} needs lower-case letters, digits and single hyphens only. Try ${inForm(id)}.`];
    const other = others.find((one) => one.ids.parse(id));
    return other ? [`${id} is the id of two templates: ${name} and ${other.name}.`] : [];
  });
