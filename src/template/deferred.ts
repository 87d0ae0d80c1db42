import { once } from '../geometry/index.ts';
import type { IdSpace } from './id-space.ts';
import type { Template } from './template.ts';

type Known = Record<PropertyKey, unknown>;

/** What loads the rest of an object that stands for a template, or for its ids, part by part. */
const loads = new WeakMap<Known, (() => object)[]>();

/** The object with a property, if it has it, or with all of them. What was known of it before stays. */
const loaded = (own: Known, name?: PropertyKey): Known => {
  const parts = loads.get(own)!;
  while (parts.length && (name === undefined || !(name in own))) Object.assign(own, parts.shift()!(), { ...own });
  return own;
};

/** Shared by all deferred templates: a start makes every template, and traps of its own for each would take time. */
const TRAPS: ProxyHandler<Known> = {
  get: (own, name) => (name in own ? own : loaded(own, name))[name],
  has: (own, name) => name in loaded(own, name),
  ownKeys: (own) => Reflect.ownKeys(loaded(own)),
  getOwnPropertyDescriptor: (own, name) => Reflect.getOwnPropertyDescriptor(loaded(own), name),
};

const onDemand = <T extends object>(known: Known, ...parts: (() => object)[]): T => {
  loads.set(known, parts);
  return new Proxy(known, TRAPS) as T;
};

/**
 * A template that is loaded when more than its named ids and texts are read: a built program starts with the ids, a search reads the
 * texts of all templates, a drawing loads one template.
 * @param named - `named` of the template's ids.
 * @param prefix - `prefix` of the template's ids; undefined when all ids are named.
 * @param load - loads the template. Called once.
 * @param texts - loads the texts of the template. Called once.
 */
export const deferred = (
  named: IdSpace['named'],
  prefix: string | undefined,
  load: () => Template,
  ...texts: readonly (() => Partial<Template>)[]
): Template => {
  const template = once(load);
  const ids = onDemand({ named, prefix }, () => template().ids);
  return onDemand({ ids }, ...texts, template);
};
