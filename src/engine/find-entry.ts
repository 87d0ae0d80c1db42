import { type Catalogue, type Entry, explained } from '../template/index.ts';
import { anyOf, didYouMean, findByCode } from '../template/search/index.ts';
import { quote } from '../values/index.ts';
import { type NoBox, noBox } from './problem.ts';

/** The entry of an id. Unknown: suggestions, unless the id, or the one before its choices, is known to exist. */
export const findEntry = (catalogue: Catalogue, id: string | Entry): Entry | NoBox => {
  if (typeof id === 'string') return catalogue.find(id) ?? noBox('template', unknownId(catalogue, id));
  if (typeof id === 'object' && id !== null && 'template' in id) return id;
  return noBox('template', `The template must be an id such as becf-10101, but is ${quote(id)}.`);
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
  return didYouMean(
    text,
    catalogue.entries.map(({ id }) => id),
  );
};
