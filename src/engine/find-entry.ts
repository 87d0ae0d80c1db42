import { type Catalogue, type Entry, explained } from '../template/index.ts';
import { anyOf, didYouMean, findByCode, plainestOf } from '../template/search/index.ts';
import { quote } from '../values/index.ts';
import { noBox } from './problem.ts';

/**
 * The entry of an id. Unknown: suggestions, unless the id, or the one before its choices, is known to exist.
 * @param names - `own`: also of a FEFCO or ECMA code or a whole name, which choices may follow; of several templates the plainest.
 */
export const findEntry = (catalogue: Catalogue, id: string | Entry, names: 'own' | 'service' = 'service') => {
  if (typeof id === 'string') {
    const found = catalogue.find(id) ?? (names === 'own' ? findNamed(catalogue, id) : undefined);
    return found ?? noBox('template', unknownId(catalogue, id));
  }
  if (typeof id === 'object' && id !== null && 'template' in id) return id;
  return noBox('template', `The template must be an id such as becf-10101, but is ${quote(id)}.`);
};

const findNamed = (catalogue: Catalogue, text: string): Entry | undefined => {
  const [base, ...choices] = text.split(',') as [string, ...string[]];
  const name = base.trim().toLowerCase();
  const named = catalogue.templates.filter((template) => template.name.toLowerCase() === name);
  const entry = named.length === 1 ? catalogue.find(named[0]!.ids.named[0]) : plainestOf(findByCode(catalogue, base));
  return entry && catalogue.find([entry.id, ...choices].join());
};

const unknownId = (catalogue: Catalogue, id: string): string => {
  const base = id.split(',')[0]!;
  const known = catalogue.find(base) ?? explained(catalogue.templates, base);
  return `${catalogue.missing(id)}${known ? '' : meantBy(catalogue, base)}`;
};

/** Suggestion to append to a message: the ids of a trade code, or similar ids; empty when none match. */
const meantBy = (catalogue: Catalogue, text: string): string => {
  const ofCode = findByCode(catalogue, text).map(({ id }) => id);
  if (ofCode.length) return ` It is a code: give its id, ${anyOf(ofCode)}.`;
  const ids = catalogue.entries.map(({ id }) => id);
  return didYouMean(text, ids);
};
