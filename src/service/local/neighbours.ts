import type { TemplateLink, Unit } from '../../api/index.ts';
import { type Entry, findIncompatible, idWithChoices } from '../../template/index.ts';
import { relation } from './attributes.ts';

/** Links to all boxes of the same template that differ in exactly one choice. */
export const neighbours = (entry: Entry, unit: Unit): TemplateLink[] => {
  const { template, chosen } = entry;
  return Object.entries(template.choices).flatMap(([choice, values]) =>
    values.flatMap((value): TemplateLink[] => {
      const other = { ...chosen, [choice]: value };
      if (value === chosen[choice] || findIncompatible(template, other)) return [];
      const { rel, ...name } = relation(choice, chosen[choice]!, value);
      return [{ rel, href: templatePath(idWithChoices(entry, other), unit), method: 'GET', ...name }];
    }),
  );
};

export const templatePath = (id: string, unit: Unit): string => `/dieline-templates/${unit}/${id}`;
