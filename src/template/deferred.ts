import { once } from '../geometry/index.ts';
import type { IdSpace } from './id-space.ts';
import type { Template } from './template.ts';

/** Loads the template of an object that stands for it, or for its ids. */
const loads = new WeakMap<object, () => Template>();

/** Getters that all deferred templates share: a start makes every template, and getters of its own for each took 5 ms. */
const getters = (names: object, from: (template: Template) => object): PropertyDescriptorMap =>
  Object.fromEntries(
    Object.keys(names).map((name) => [
      name,
      {
        get(this: object) {
          return Reflect.get(from(loads.get(this)!()), name);
        },
        enumerable: true,
      },
    ]),
  );

/** The rest of `T`, so that a forgotten property is a compile error. */
type Rest<T, Known extends keyof T> = { readonly [K in keyof Required<Omit<T, Known>>]: true };

const OF_IDS = getters(
  { count: true, parse: true, format: true, sample: true, range: true, explain: true } satisfies Rest<
    IdSpace,
    'named' | 'prefix'
  >,
  ({ ids }) => ids,
);

const OF_TEMPLATE = getters(
  {
    name: true,
    about: true,
    group: true,
    closure: true,
    code: true,
    provenance: true,
    size: true,
    order: true,
    usualOrder: true,
    reads: true,
    following: true,
    sizeLimits: true,
    choices: true,
    incompatible: true,
    options: true,
    build: true,
    open: true,
    forPlant: true,
    plant: true,
    followsPlant: true,
    calibrated: true,
  } satisfies Rest<Template, 'ids'>,
  (template) => template,
);

/**
 * A template that is loaded when more than its named ids are read: a built program starts with the ids, a drawing loads one template.
 * @param named - `named` of the template's ids.
 * @param prefix - `prefix` of the template's ids; undefined when all ids are named.
 * @param load - loads the template. Called once.
 */
export const deferred = (named: IdSpace['named'], prefix: string | undefined, load: () => Template): Template => {
  const own = once(load);
  const ids = Object.defineProperties({ named, prefix }, OF_IDS);
  const template = Object.defineProperties({ ids }, OF_TEMPLATE);
  loads.set(ids, own);
  loads.set(template, own);
  return template as unknown as Template;
};
