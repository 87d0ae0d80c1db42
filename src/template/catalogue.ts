import { keptIn, once } from '../geometry/index.ts';
import { group } from './groups.ts';
import { otherChoices, withChoices } from './other-choices.ts';
import { findIncompatible, resolveChoices } from './resolve.ts';
import type { Entry, Template } from './template.ts';
import type { Choices, Variant } from './variant.ts';

/** Ids stand in addresses and file names, and before the choices that follow them: `becf-10101,flap=…`. */
const FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The nearest id of this form: `My Card` becomes `my-card`. */
const inForm = (id: string): string =>
  id
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-') || 'own-box';

/** What is wrong with the ids of a template, beside the other templates of its catalogue, as sentences. */
export const wrongIds = ({ name, ids }: Template, others: readonly Template[]): string[] =>
  // The first and the last id of a numbering lie in every other one that it meets, or the other's do in it.
  [...new Set([...ids.named, ...ids.sample(2)])].flatMap((id) => {
    if (!FORM.test(id))
      return [`The id "${id}" of ${name} needs lower-case letters, digits and single hyphens only. Try ${inForm(id)}.`];
    const other = others.find((one) => one.ids.parse(id));
    return other ? [`${id} is the id of two templates: ${name} and ${other.name}.`] : [];
  });

export interface Catalogue {
  /** Every template, in the order of the list. */
  readonly templates: readonly Template[];
  /** Every named id of every template. Ids of a numbering are found, but not listed. */
  readonly entries: readonly Entry[];
  /** The entry of an id, which other choices may follow; see `withChoices`. */
  readonly find: (id: string) => Entry | undefined;
  /** The reason why an id is not found, as a sentence. */
  readonly missing: (id: string) => string;
}

const entryFor = (template: Template, id: string, variant: Variant<Choices>): Entry => ({
  id,
  template,
  group: group(template.group),
  code: variant.code ?? template.code,
  ...(variant.evidence && { evidence: variant.evidence }),
  chosen: resolveChoices(template, variant.choices),
});

/** The known facts about an id of a partly known numbering; undefined for any other id. */
export const explained = (templates: readonly Template[], id: string): string | undefined => {
  for (const { ids } of templates) {
    const known = ids.explain?.(id);
    if (known) return known;
  }
  return undefined;
};

/** Templates and lists of them, as modules of templates export them. */
type Listed<T> = T | readonly T[] | readonly (T | readonly T[])[];

/**
 * Makes one catalogue of many templates, given one by one or in lists.
 * @throws RangeError when two templates have the same id, when an id has other characters than lower-case letters, digits and single
 * hyphens, or when a named id has incompatible choices.
 * @example
 * const own = createCatalogue(catalogue.find('becf-12105')!.template);
 * own.find('becf-12105')?.template.name; // = 'Pillow pack'
 * own.find('becf-10101'); // = undefined
 */
export const createCatalogue = (...lists: readonly Listed<Template>[]): Catalogue => {
  const templates = lists.flat(2) as Template[];
  templates.forEach((template, k) => {
    const [wrong] = wrongIds(template, templates.toSpliced(k, 1));
    if (wrong !== undefined) throw new RangeError(wrong);
  });
  const checked = checkedCatalogue(templates);
  for (const { id, template, chosen } of checked.entries) {
    const wrong = findIncompatible(template, chosen);
    if (wrong) throw new RangeError(`${id} cannot be made: ${wrong.why}`);
  }
  return checked;
};

/** The templates that a module exports, by whatever name, alone or in lists. */
export const templatesIn = (module: object): Template[] =>
  Object.values(module)
    .flat(2)
    .filter((one): one is Template => Array.isArray((one as Partial<Template> | null | undefined)?.ids?.named));

/** Most cached entries of ids that no list has. The choices of most requests are those of an earlier one. */
const MOST_UNLISTED = 256;

/** Like `createCatalogue`, for templates known to be valid: skips the checks and makes each entry on first use. */
export const checkedCatalogue = (templates: readonly Template[]): Catalogue => {
  const owners = new Map(templates.flatMap((template) => template.ids.named.map((id) => [id, template] as const)));
  const numberings = templates.filter(({ ids }) => ids.prefix !== undefined);
  const cached = new Map<string, Entry>();
  const named = (id: string): Entry | undefined => {
    const template = owners.get(id);
    return template && keptIn(cached, id, () => entryFor(template, id, template.ids.parse(id)!));
  };
  const entries = once(() => [...owners.keys()].map((id) => named(id)!));

  const numberedEntry = (id: string): Entry | undefined => {
    for (const template of numberings) {
      const variant = id.startsWith(template.ids.prefix!) ? template.ids.parse(id) : undefined;
      const entry = variant && entryFor(template, id, variant);
      if (entry && !findIncompatible(template, entry.chosen)) return entry;
    }
    return undefined;
  };
  const own = (id: string): Entry | undefined => named(id) ?? numberedEntry(id);
  const unlisted = new Map<string, Entry>();
  const read = (id: string): Entry | string => {
    const known = named(id) ?? unlisted.get(id);
    if (known) return known;
    const found = numberedEntry(id) ?? otherChoices(id, own);
    return typeof found === 'string' ? found : keptIn(unlisted, id, () => found, MOST_UNLISTED);
  };
  return {
    templates,
    get entries() {
      return entries();
    },
    find: (id) => {
      const found = read(id);
      return typeof found === 'string' ? undefined : found;
    },
    missing: (id) => {
      const [found, base] = [read(id), id.split(',')[0]!];
      if (typeof found !== 'string') return '';
      return own(base) ? found : (explained(templates, base) ?? found);
    },
  };
};

/** An entry with other choices, under its own id or the given id and the differing choices; for incompatible ones the reason. */
export const entryWithChoices = (
  { find, missing }: Catalogue,
  base: Entry,
  choices: Readonly<Record<string, string>>,
): Entry | string => {
  const { id, template, chosen } = base;
  const other = Object.fromEntries(Object.entries(choices).filter(([name, value]) => chosen[name] !== value));
  if (!Object.keys(other).length) return base;
  const named = template.ids.format({ ...chosen, ...other });
  const wanted = withChoices(id, other);
  return (named === undefined ? undefined : find(named)) ?? find(wanted) ?? missing(wanted);
};
