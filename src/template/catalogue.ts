import { type Group, group } from './groups.ts';
import { choose, excluded } from './settle.ts';
import type { Code, Template } from './template.ts';

/** One id of the catalogue. */
export interface Entry {
  readonly id: string;
  readonly template: Template;
  readonly group: Group;
  readonly code: Code;
  readonly chosen: Readonly<Record<string, string>>;
}

export interface Catalogue {
  readonly entries: readonly Entry[];
  readonly find: (id: string) => Entry | undefined;
}

/**
 * Lists every id of every template.
 * @throws RangeError where two templates claim one id, or an id chooses what does not go together.
 */
export const catalogue = (templates: readonly Template[]): Catalogue => {
  const byId = new Map<string, Entry>();
  for (const template of templates)
    for (const [id, variant] of Object.entries(template.ids)) {
      if (byId.has(id)) throw new RangeError(`${id} is both ${byId.get(id)!.template.name} and ${template.name}`);
      const chosen = choose(template, variant.choices);
      const wrong = excluded(template, chosen);
      if (wrong) throw new RangeError(`${id} cannot be made: ${wrong.why}`);
      byId.set(id, {
        id,
        template,
        group: group(template.group),
        code: variant.code ?? template.code,
        chosen,
      });
    }
  return { entries: [...byId.values()], find: (id) => byId.get(id) };
};
