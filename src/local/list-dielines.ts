import { ApiError, type DielinesApi, type Link, type Page } from '../api/index.ts';
import { type Context, entryOf } from './context.ts';
import { numeric } from './number.ts';
import { show } from './show.ts';

/** The dielines made from a template, oldest first, page by page. */
export const listDielines =
  (context: Context): DielinesApi['listDielines'] =>
  async (templateId: string, asked: Page = {}) => {
    entryOf(context, templateId);
    const [page, size] = readPage(asked);
    const { total, dielines } = await context.store.dielinesOf(templateId, (page - 1) * size, size);
    const link = (rel: string, to: number): Link => ({
      rel,
      href: `/dieline-templates/${templateId}/dielines?page=${to}&page_size=${size}`,
      method: 'GET',
    });
    return {
      dieline_list: {
        type: 'dieline_list',
        dieline_template_id: templateId,
        total,
        page,
        page_size: size,
        dielines: [...dielines],
      },
      links: [
        link('self', page),
        ...(page > 1 ? [link('previous_page', page - 1)] : []),
        ...(page * size < total ? [link('next_page', page + 1)] : []),
      ],
    };
  };

/**
 * Page and page size, from 1 up; as text, too, as a query has them.
 * @throws ApiError 400
 */
export const readPage = (asked: Page): [page: number, size: number] => {
  const errors: { message: string }[] = [];
  const read = (name: keyof Page, usual: number): number => {
    const given: unknown = asked[name];
    const value = given === undefined ? usual : numeric(given);
    if (value !== undefined && Number.isSafeInteger(value) && value >= 1) return value;
    errors.push({ message: `${name} must be a whole number from 1, but is ${show(given)}.` });
    return usual;
  };
  const page = [read('page', 1), read('page_size', 100)] as [number, number];
  if (errors.length) throw new ApiError(400, { message: 'That page cannot be shown', errors });
  return page;
};
