import { ApiError, type DielineBody, type Link, type Page } from '../api/index.ts';
import type { Collection } from './collection.ts';
import { toAnswer } from './dielines.ts';
import { pageLinks, readPage } from './pages.ts';
import { recordsOf } from './records.ts';
import type { Store } from './store.ts';

/** One page of all dielines of an account. */
export interface KeptDielines {
  readonly dieline_list: {
    readonly type: 'dieline_list';
    readonly total: number;
    readonly page: number;
    readonly page_size: number;
    readonly dielines: readonly DielineBody[];
  };
  readonly links: readonly Link[];
}

/** All dielines of a caller, whatever template they are of. The hosted service has no such list: this is our own. */
export interface DielineKeeper {
  /** The newest first, page by page. @throws ApiError 400 */
  list(page?: Page): Promise<KeptDielines>;
  /** Deletes a dieline with its file, its mockups and its nestings. @throws ApiError 404 */
  remove(id: string): Promise<void>;
}

export const dielineKeepers =
  (store: Store) =>
  (baseUrl: string, account = ''): DielineKeeper => {
    const { dielines, mockups, nestingRecords } = recordsOf(store, account);
    return {
      async list(asked = {}) {
        const pages = readPage(asked);
        const { total, items } = await dielines.listAll(pages.skip, pages.size);
        return {
          dieline_list: {
            type: 'dieline_list',
            total,
            page: pages.page,
            page_size: pages.size,
            dielines: items.map(toAnswer({ baseUrl })),
          },
          links: pageLinks('/dielines', pages, total),
        };
      },
      async remove(id) {
        const dieline = await dielines.find(id);
        // What hangs on it goes first: broken off halfway, the dieline is still there to be deleted again.
        if (dieline) for (const made of [mockups, nestingRecords]) await removeAll(made, id);
        if (!dieline || !(await dielines.remove(id, dieline.dieline_template_id)))
          throw new ApiError(404, { message: `There is no dieline ${id}.` });
      },
    };
  };

const STEP = 100;

const removeAll = async (
  records: Pick<Collection<{ readonly id: string }>, 'list' | 'remove'>,
  parent: string,
): Promise<void> => {
  for (;;) {
    const { items } = await records.list(parent, 0, STEP);
    for (const { id } of items) await records.remove(id, parent);
    if (items.length < STEP) return;
  }
};
