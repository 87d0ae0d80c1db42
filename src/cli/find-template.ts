import { ApiError, didYouMean, type Entry } from '../index.ts';
import type { CommandContext } from './command-context.ts';

/**
 * The template of an id.
 * @throws ApiError 404 as the service says it, with the ids that are like the one given.
 */
export const findTemplate = ({ catalogue }: CommandContext, id: string): Entry => {
  const entry = catalogue.find(id);
  if (entry) return entry;
  const [base = ''] = id.split(',');
  const missing = catalogue.missing(id);
  if (catalogue.find(base)) throw new ApiError(404, { message: missing });
  const meant = didYouMean(
    base,
    catalogue.entries.map((one) => one.id),
  );
  throw new ApiError(404, { message: `${missing}${meant} boxwright templates lists all there are.` });
};
