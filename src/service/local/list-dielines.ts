import type { DielinesApi, Page } from '../../api/index.ts';
import type { Context } from './context.ts';
import { toAnswer } from './dielines.ts';
import { pageLinks, readPage } from './pages.ts';
import { knownEntry } from './read-request.ts';

/** Lists the dielines of a template, oldest first, page by page. */
export const listDielines =
  (context: Context): DielinesApi['listDielines'] =>
  async (templateId: string, page: Page = {}) => {
    knownEntry(context, templateId);
    const pages = readPage(page);
    const { total, items } = await context.dielines.list(templateId, pages.skip, pages.size);
    return {
      dieline_list: {
        type: 'dieline_list',
        dieline_template_id: templateId,
        total,
        page: pages.page,
        page_size: pages.size,
        dielines: items.map(toAnswer(context)),
      },
      links: pageLinks(`/dieline-templates/${templateId}/dielines`, pages, total),
    };
  };
