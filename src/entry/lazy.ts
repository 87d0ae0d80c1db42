/**
 * `boxwright/lazy`: boxes whose id is known only at run time, for pages. Each template is loaded when it is asked for.
 * @module boxwright/lazy
 */
import { loadList, templateModules } from '../../templates/lazy/index.ts';
import { refuse } from '../api/index.ts';
import type { DielineFiles } from '../engine/index.ts';
import { perObject } from '../geometry/index.ts';
import {
  type Catalogue,
  type Code,
  checkedCatalogue,
  type Entry,
  type Template,
  templatesIn,
} from '../template/index.ts';
import { anyOf, didYouMean, findByCode } from '../template/search/index.ts';
import { type DrawOptions, drawOne } from './draw-one.ts';
import type { AnyValues, TemplateId } from './values.ts';

/** What a list shows of a template that is not loaded. */
export interface TemplateSummary {
  /** The main id. */
  readonly id: TemplateId;
  readonly name: string;
  readonly about: string;
  /** Id of its group. */
  readonly group: string;
  readonly code: Code;
  /** All named ids with their codes. A template with thousands of ids names a few. */
  readonly ids: readonly { readonly id: TemplateId; readonly code: Code }[];
}

const readCode = (text: string): Code => {
  const [ecma, fefco] = text.split('/');
  return { ...(ecma && { ecma }), ...(fefco && { fefco }) };
};

/**
 * Every template, by group and main id: ids, names, texts and codes for a search, 9 kB for a page.
 * @example
 * import { listTemplates } from 'boxwright/lazy';
 * const trays = (await listTemplates()).filter(({ name }) => name.includes('tray'));
 * trays.length > 10; // = true
 */
export const listTemplates = async (): Promise<readonly TemplateSummary[]> =>
  (await loadList()).templateTexts.map(([named, name, about, group, code]) => {
    const ids = named.split(' ').map((text) => {
      const [id, own] = text.split(':');
      return { id: id as TemplateId, code: readCode(own ?? code) };
    });
    return { id: ids[0]!.id, name, about, group, code: readCode(code), ids };
  });

const loadModule = perObject(
  async (load: () => Promise<object>): Promise<Catalogue> => checkedCatalogue(templatesIn(await load())),
);

/** True when a row names an id. `30207+2` stands for becf-30207 to becf-30209. */
const namesId = (row: string, id: string): boolean => {
  const number = Number.parseInt(/^becf-([0-9a-f]{5})$/.exec(id)?.[1] ?? '', 16);
  return row.split(' ').some((one) => {
    const [, first, more = '0'] = /^([0-9a-f]{5})(?:\+(\d+))?$/.exec(one) ?? [];
    const beyond = number - Number.parseInt(first ?? '', 16);
    return one === id || (beyond >= 0 && beyond <= Number(more));
  });
};

const moduleOf = (id: string) =>
  templateModules.find(([ids]) => namesId(ids, id)) ??
  templateModules.find(([, prefixes]) => prefixes.split(' ').some((prefix) => prefix && id.startsWith(prefix)));

const catalogueOf = perObject((template: Template): Catalogue => checkedCatalogue([template]));

/**
 * Loads the template of an id, which choices may follow, of a FEFCO or ECMA code of one template, or of its whole name.
 * @throws ApiError 404 when there is no such template, or several with this code; the message lists them.
 * @example
 * import { dieline, loadTemplate } from 'boxwright/lazy';
 * const entry = await loadTemplate('becf-10101');
 * dieline(entry, { length: 60, width: 25, height: 100 }).svg();
 */
export const loadTemplate = async (text: TemplateId | (string & {})): Promise<Entry> => {
  const [base, ...choices] = text.split(',') as [string, ...string[]];
  const id = moduleOf(base) ? base : await idOf(base);
  const { find, missing } = await loadModule(moduleOf(id)![2]);
  const wanted = [id, ...choices].join();
  return find(wanted) ?? unknown(missing(wanted));
};

const unknown = (message: string): never => {
  throw refuse({ kind: 'template', problems: [{ message }] });
};

const idOf = async (text: string): Promise<string> => {
  const list = await listTemplates();
  const entries = list.flatMap((template) => template.ids.map((one) => ({ ...one, template })));
  const named = list.filter(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
  const ids = (named.length ? named : findByCode({ entries }, text)).map(({ id }) => id);
  if (ids.length === 1) return ids[0]!;
  const hint = ids.length ? ` Several have it: ${anyOf(ids)}.` : didYouMean(text, new Set(entries.map(({ id }) => id)));
  return unknown(`There is no template ${text}.${hint}`);
};

/**
 * Draws a box of a loaded template; as `dieline` of `boxwright/engine`.
 * @throws ApiError 400 for an unknown name, or with values that work for values that cannot be made.
 * @example
 * import { dieline, loadTemplate } from 'boxwright/lazy';
 * const box = dieline(await loadTemplate('becf-21701'), { length: 300 });
 * await box.pdf(); // also box.svg() and box.dxf()
 */
export const drawLoaded = (entry: Entry, values: AnyValues = {}, options: DrawOptions = {}): DielineFiles =>
  drawOne(catalogueOf(entry.template), entry, values, options);

export { ApiError } from '../api/index.ts';
export type { DielineFiles } from '../engine/index.ts';
export type { Code, Entry } from '../template/index.ts';
export type { DrawOptions } from './draw-one.ts';
export type { AnyValues, TemplateId } from './values.ts';
export { drawLoaded as dieline };
