import { ApiError } from '../api/index.ts';
import { type Catalogue, type Entry, explained } from '../template/index.ts';
import { anyOf, didYouMean, findByCode } from '../template/search/index.ts';

/** @throws ApiError 404 for an unknown id. */
export const findEntry = ({ catalogue }: { readonly catalogue: Catalogue }, id: string): Entry => {
  const entry = catalogue.find(id);
  if (!entry) throw unknownId(catalogue, id);
  return entry;
};

/** The error for an unknown id, with suggestions unless the id, or the one before its choices, is known to exist. */
const unknownId = (catalogue: Catalogue, id: string): ApiError => {
  const base = id.split(',')[0]!;
  const known = catalogue.find(base) ?? explained(catalogue.templates, base);
  return new ApiError(404, { message: `${catalogue.missing(id)}${known ? '' : meantBy(catalogue, base)}` });
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
