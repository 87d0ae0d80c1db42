import type { IdSpace } from './id-space.ts';
import type { Template } from './template.ts';

/**
 * A template that is loaded when anything but its named ids is read. `npm run build` makes a catalogue of such
 * templates: the program starts with the ids alone, and a drawing loads one template.
 * @param named - `named` of the template's ids.
 * @param prefix - `prefix` of the template's ids; undefined when all ids are named.
 * @param load - loads the template. Called once.
 */
export const deferred = (named: IdSpace['named'], prefix: string | undefined, load: () => Template): Template => {
  let loaded: Template | undefined;
  const own = (): Template => {
    loaded ??= load();
    return loaded;
  };
  const ids = {
    named,
    prefix,
    get count() {
      return own().ids.count;
    },
    parse: (id) => own().ids.parse(id),
    format: (chosen) => own().ids.format(chosen),
    sample: (n) => own().ids.sample(n),
    get range() {
      return own().ids.range;
    },
    get explain() {
      return own().ids.explain;
    },
  } satisfies AllOf<IdSpace>;
  return {
    ids: ids as IdSpace,
    get name() {
      return own().name;
    },
    get about() {
      return own().about;
    },
    get group() {
      return own().group;
    },
    get closure() {
      return own().closure;
    },
    get code() {
      return own().code;
    },
    get provenance() {
      return own().provenance;
    },
    get size() {
      return own().size;
    },
    get order() {
      return own().order;
    },
    get following() {
      return own().following;
    },
    get sizeLimits() {
      return own().sizeLimits;
    },
    get choices() {
      return own().choices;
    },
    get incompatible() {
      return own().incompatible;
    },
    get options() {
      return own().options;
    },
    get build() {
      return own().build;
    },
    get exceptions() {
      return own().exceptions;
    },
    get open() {
      return own().open;
    },
  } satisfies AllOf<Template> as Template;
};

/** Requires every property of `T`, so that a forgotten one is a compile error. Optional ones may be undefined. */
type AllOf<T> = { readonly [K in keyof Required<T>]: T[K] | undefined };
