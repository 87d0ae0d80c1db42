import type { Entry } from './entry.ts';
import { group } from './groups.ts';
import { otherChoices } from './other-choices.ts';
import { findIncompatible, resolveChoices } from './resolve.ts';
import type { Template } from './template.ts';

export interface Catalogue {
  /** Every id that a template lists. */
  readonly entries: readonly Entry[];
  /** One of them, also with other choices than its own; see `withChoices`. */
  readonly find: (id: string) => Entry | undefined;
  /** In a sentence, why an id is not found. */
  readonly missing: (id: string) => string;
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
      const chosen = resolveChoices(template, variant.choices);
      const wrong = findIncompatible(template, chosen);
      if (wrong) throw new RangeError(`${id} cannot be made: ${wrong.why}`);
      byId.set(id, {
        id,
        template,
        group: group(template.group),
        code: variant.code ?? template.code,
        chosen,
      });
    }
  const read = (id: string): Entry | string => byId.get(id) ?? otherChoices(id, (base) => byId.get(base));
  return {
    entries: [...byId.values()],
    find: (id) => {
      const found = read(id);
      return typeof found === 'string' ? undefined : found;
    },
    missing: (id) => {
      const found = read(id);
      return typeof found === 'string' ? found : '';
    },
  };
};
