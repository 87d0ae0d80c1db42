import type { DielineTemplate, Tag } from '../../api/index.ts';
import type { AddressOf } from './context.ts';
import table from './features.json' with { type: 'json' };

type Chosen = Readonly<Record<string, string>>;

/** Value of a choice when the feature is absent. */
const NONE = 'none';

/** A choice in the terms of the service: an object of the template, or tags. */
interface Feature {
  readonly object?: { readonly property: keyof DielineTemplate; readonly type: string };
  /** Ids of the object by value, when they differ from the values. */
  readonly ids?: Readonly<Record<string, string>>;
  /** Hang hole of a value. */
  readonly holes?: Readonly<Record<string, string>>;
  readonly tags?: Readonly<Record<string, Tag>>;
}

/** Choices that have a name in the service, with the styles that distinguish ids otherwise alike. Other choices keep their own name. */
export const features = table as unknown as Readonly<Record<string, Feature>>;

/** The features of a template: their choices, and their names in the service. */
const objectsOf = (chosen: Chosen) =>
  Object.entries(chosen).flatMap(([choice, value]) => {
    const { object, ids, holes } = features[choice] ?? {};
    const hole = holes?.[value];
    return [
      ...(hole ? [{ choice, property: 'hang_hole', type: 'hang_hole', id: hole }] : []),
      ...(object && value !== NONE ? [{ choice, ...object, id: ids?.[value] ?? value }] : []),
    ];
  });

/** An attribute; the address of its picture is made when it is read. */
export const attribute = <const Kind extends string>(type: Kind, id: string, addressOf: AddressOf, path: string) => ({
  type,
  id,
  get image() {
    return addressOf(path);
  },
});

/** Features of an id, as named by the service. */
export const attributesOf = (chosen: Chosen, addressOf: AddressOf) => {
  const attributes = objectsOf(chosen).map(({ property, type, id }) => [
    property,
    attribute(type, id, addressOf, `/images/attributes/${type}/${id}.svg`),
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

/** The change from one value of a choice to another, of a tag or an object. `name`: the target, when the relation does not contain it. */
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
