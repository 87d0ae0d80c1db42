import type { TemplateLink, Unit } from '../api/index.ts';
import { type Entry, resolveChoices } from '../template/index.ts';
import { relation } from './attributes.ts';

/** A link to each id of the same template that differs in exactly one choice. */
export const neighbours = ({ template, id, chosen }: Entry, unit: Unit): TemplateLink[] =>
  Object.entries(template.ids).flatMap(([other, { choices }]): TemplateLink[] => {
    const theirs = resolveChoices(template, choices);
    const different = Object.keys(chosen).filter((choice) => theirs[choice] !== chosen[choice]);
    const [choice] = different;
    if (other === id || choice === undefined || different.length > 1) return [];
    const { rel, ...name } = relation(choice, chosen[choice]!, theirs[choice]!);
    return [{ rel, href: templatePath(other, unit), method: 'GET', ...name }];
  });

export const templatePath = (id: string, unit: Unit): string => `/dieline-templates/${unit}/${id}`;
