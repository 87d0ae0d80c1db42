import type { TemplateLink, Unit } from '../api/index.ts';
import { type Entry, findIncompatible, resolveChoices, withChoices } from '../template/index.ts';
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

/** Id of the service for these choices; otherwise this id followed by the choices. */
export const idWithChoices = ({ template, id }: Entry, chosen: Entry['chosen']): string => {
  const named = template.ids.format(chosen);
  if (named !== undefined) return named;
  const [base] = id.split(',') as [string];
  const own = resolveChoices(template, template.ids.parse(base)?.choices);
  return withChoices(base, Object.fromEntries(Object.entries(chosen).filter(([name, value]) => own[name] !== value)));
};

export const templatePath = (id: string, unit: Unit): string => `/dieline-templates/${unit}/${id}`;
