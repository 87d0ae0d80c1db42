import { ApiError } from '../api/index.ts';
import type { Catalogue, Entry } from '../template/index.ts';

/** @throws ApiError 404 for an unknown id. */
export const findEntry = ({ catalogue }: { readonly catalogue: Catalogue }, id: string): Entry => {
  const entry = catalogue.find(id);
  if (!entry) throw new ApiError(404, { message: catalogue.missing(id) });
  return entry;
};
