import { ApiError, type DielineBody } from '../../api/index.ts';
import type { Context } from './context.ts';
import { address } from './files.ts';

/** A stored dieline as an answer, with the full address of its file. */
export const toAnswer =
  ({ baseUrl }: Pick<Context, 'baseUrl'>) =>
  (dieline: DielineBody): DielineBody => ({
    ...dieline,
    url: address(baseUrl, dieline.url),
    ...(dieline.files && { files: dieline.files.map((file) => ({ ...file, url: address(baseUrl, file.url) })) }),
  });

/**
 * Finds a stored dieline by its id.
 * @throws ApiError 404 for an unknown id.
 */
export const dielineOf = async ({ dielines }: Pick<Context, 'dielines'>, id: string): Promise<DielineBody> => {
  const dieline = await dielines.find(id);
  if (!dieline) throw unknownDieline(id);
  return dieline;
};

export const unknownDieline = (id: string): ApiError => new ApiError(404, { message: `There is no dieline ${id}.` });
