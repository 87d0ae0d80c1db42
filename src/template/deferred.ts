import { once } from '../geometry/index.ts';
import type { IdSpace } from './id-space.ts';
import type { Template } from './template.ts';

type Known = Record<PropertyKey, unknown>;

/** Loads the rest of an object that stands for a template, or for its ids. */
const loads = new WeakMap<Known, () => object>();

/** The object with all its properties. What was known of it before stays. */
const loaded = (own: Known): Known => {
  const load = loads.get(own);
  if (load) {
    Object.assign(own, load(), { ...own });
    loads.delete(own);
  }
  return own;
};

/** Shared by all deferred templates: a start makes every template, and traps of its own for each would take time. */
const TRAPS: ProxyHandler<Known> = {
  get: (own, name) => (name in own ? own : loaded(own))[name],
  has: (own, name) => name in own || name in loaded(own),
  ownKeys: (own) => Reflect.ownKeys(loaded(own)),
  getOwnPropertyDescriptor: (own, name) => Reflect.getOwnPropertyDescriptor(loaded(own), name),
};

const onDemand = <T extends object>(known: Known, load: () => T): T => {
  loads.set(known, load);
  return new Proxy(known, TRAPS) as T;
};

/**
 * A template that is loaded when more than its named ids are read: a built program starts with the ids, a drawing loads one template.
 * @param named - `named` of the template's ids.
 * @param prefix - `prefix` of the template's ids; undefined when all ids are named.
 * @param load - loads the template. Called once.
 */
export const deferred = (named: IdSpace['named'], prefix: string | undefined, load: () => Template): Template => {
  const template = once(load);
  const ids = onDemand({ named, prefix }, () => template().ids);
  return onDemand({ ids }, template);
};
