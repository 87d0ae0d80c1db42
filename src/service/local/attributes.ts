import type { Attribute, DielineTemplate, Tag } from '../../api/index.ts';
import type { AddressOf } from './address-of.ts';
import { features, NONE } from './features.ts';

type Chosen = Readonly<Record<string, string>>;

/** A feature of a template: its choice, and its name in the service. */
interface Has {
  readonly choice: string;
  readonly property: string;
  readonly type: string;
  readonly id: string;
}

const objectsOf = (chosen: Chosen): Has[] =>
  Object.entries(chosen).flatMap(([choice, value]): Has[] => {
    const { object, ids, holes } = features[choice] ?? {};
    const hole = holes?.[value];
    return [
      ...(hole ? [{ choice, property: 'hang_hole', type: 'hang_hole', id: hole }] : []),
      ...(object && value !== NONE ? [{ choice, ...object, id: ids?.[value] ?? value }] : []),
    ];
  });

/** Features of an id, as named by the service. */
export const attributesOf = (chosen: Chosen, addressOf: AddressOf) => {
  const attributes = objectsOf(chosen).map(({ property, type, id }): [string, Attribute] => [
    property,
    {
      type,
      id,
      get image() {
        return addressOf(`/images/attributes/${type}/${id}.svg`);
      },
    },
  ]);
  const tags = Object.entries(chosen).flatMap(([choice, value]): Tag[] => {
    const tag = features[choice]?.tags?.[value];
    return tag ? [tag] : [];
  });
  return { attributes: Object.fromEntries(attributes) as Partial<DielineTemplate>, tags };
};

/** The tag value that a change adds without removing one: the new value, or the other end. */
const addition = (from: string, to: string): string | undefined => {
  if (from === NONE) return to;
  if (to === 'both' && from === 'top') return 'bottom';
  return to === 'both' && from === 'bottom' ? 'top' : undefined;
};

/**
 * The relation from one value of a choice to another: adds, removes or changes a tag or an object. `name` is the target tag or id,
 * when the relation does not contain it.
 */
export const relation = (choice: string, from: string, to: string): { rel: string; name?: string } => {
  const { object, ids, tags } = features[choice] ?? {};
  const added = tags?.[addition(from, to) ?? ''];
  if (added) return { rel: `add_${added}` };
  const removed = tags?.[addition(to, from) ?? ''];
  if (removed) return { rel: `remove_${removed}` };
  const property = object?.property ?? choice;
  if (to === NONE) return { rel: `remove_${property}` };
  return { rel: `${from === NONE ? 'add' : 'change'}_${property}`, name: tags?.[to] ?? ids?.[to] ?? to };
};

/** The choice that gives an id this attribute; undefined when it does not have it. */
export const choiceOf = (chosen: Chosen, type: string, id: string): string | undefined =>
  objectsOf(chosen).find((has) => has.type === type && has.id === id)?.choice;
