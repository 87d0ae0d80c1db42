import { ApiError } from '../api/index.ts';
import type { Catalogue, Entry } from '../template/index.ts';
import type { Files } from './files.ts';
import type { Store } from './store.ts';

/** What every answer is made from. */
export interface Context {
  readonly catalogue: Catalogue;
  readonly store: Store;
  readonly files: Files;
  readonly clock: () => Date;
  /** Parts calculations there are to spend; no end to them where undefined. */
  readonly credits: number | undefined;
  /** What pictures and pages hang under; an empty string makes paths of their addresses. */
  readonly baseUrl: string;
}

/** @throws ApiError 404 for an id the catalogue does not have. */
export const entryOf = ({ catalogue }: Pick<Context, 'catalogue'>, id: string): Entry => {
  const entry = catalogue.find(id);
  if (!entry) throw new ApiError(404, { message: catalogue.missing(id) });
  return entry;
};

/** `YYYY-MM-DDThh:mm:ssZ`. */
export const timestamp = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;
