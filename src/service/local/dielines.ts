import { ApiError, type DielineBody, type DielinesApi, type Page } from '../../api/index.ts';
import { type AccountRecords, pageOf, recordsOf } from './collection.ts';
import type { Context } from './context.ts';
import { address } from './files.ts';
import { knownEntry } from './read-request.ts';
import type { Store } from './store.ts';

/** A stored dieline as an answer, with the full address of its file. */
export const toAnswer =
  ({ baseUrl }: Pick<Context, 'baseUrl'>) =>
  (dieline: DielineBody): DielineBody => ({
    ...dieline,
    url: address(baseUrl, dieline.url),
    ...(dieline.files && { files: dieline.files.map((file) => ({ ...file, url: address(baseUrl, file.url) })) }),
  });

/** Finds a stored dieline by its id. Throws ApiError 404 for an unknown id. */
export const dielineOf = async ({ dielines }: Pick<Context, 'dielines'>, id: string): Promise<DielineBody> => {
  const dieline = await dielines.find(id);
  if (!dieline) throw unknownDieline(id);
  return dieline;
};

const unknownDieline = (id: string): ApiError => new ApiError(404, { message: `There is no dieline ${id}.` });

/** Lists the dielines of a template, oldest first, page by page. */
export const listDielines =
  (context: Context): DielinesApi['listDielines'] =>
  async (templateId: string, page: Page = {}) => {
    knownEntry(context, templateId);
    const path = `/dieline-templates/${templateId}/dielines`;
    const { place, items, links } = await pageOf(path, page, (...part) => context.dielines.list(templateId, ...part));
    const dielines = items.map(toAnswer(context));
    return { dieline_list: { type: 'dieline_list', dieline_template_id: templateId, ...place, dielines }, links };
  };

/** All dielines of an account, of any template. An addition to the hosted service. */
export const dielineKeepers =
  (store: Store) =>
  (baseUrl: string, account = '') => {
    const records = recordsOf(store, account);
    const { dielines, mockups, nestingRecords } = records;
    return {
      /** Newest first, page by page. @throws ApiError 400 */
      async list(page: Page = {}) {
        const { place, items, links } = await pageOf('/dielines', page, dielines.listAll);
        return { dieline_list: { type: 'dieline_list', ...place, dielines: items.map(toAnswer({ baseUrl })) }, links };
      },
      /** Deletes a dieline with its file, its mockups and its nestings. @throws ApiError 404 */
      async remove(id: string): Promise<void> {
        const dieline = await dielineOf(records, id);
        // Delete dependent records first: if that is interrupted, the dieline is still there and can be deleted again.
        for (const dependent of [mockups, nestingRecords]) await removeAll(dependent, id);
        if (!(await dielines.remove(id, dieline.dieline_template_id))) throw unknownDieline(id);
      },
    };
  };

const RECORDS_PER_STEP = 100;

const removeAll = async (
  records: Pick<AccountRecords['mockups'] | AccountRecords['nestingRecords'], 'list' | 'remove'>,
  parent: string,
): Promise<void> => {
  for (;;) {
    const { items } = await records.list(parent, 0, RECORDS_PER_STEP);
    for (const { id } of items) await records.remove(id, parent);
    if (items.length < RECORDS_PER_STEP) return;
  }
};
