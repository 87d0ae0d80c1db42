import type { TemplateLink, Unit } from '../api/index.ts';
import type { Entry } from '../template/index.ts';
import { relation } from './attributes.ts';

/** A link to each id of the same template that differs in exactly one choice. */
export const neighbours = ({ template, chosen }: Entry, unit: Unit): TemplateLink[] =>
  Object.entries(template.choices).flatMap(([choice, values]) =>
    values.flatMap((value): TemplateLink[] => {
      const other = value === chosen[choice] ? undefined : template.ids.format({ ...chosen, [choice]: value });
      if (other === undefined) return [];
      const { rel, ...name } = relation(choice, chosen[choice]!, value);
      return [{ rel, href: templatePath(other, unit), method: 'GET', ...name }];
    }),
  );

export const templatePath = (id: string, unit: Unit): string => `/dieline-templates/${unit}/${id}`;
