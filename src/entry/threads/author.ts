/** Entry of a thread that loads the templates of a path anew and tries them. See `previewTemplates`. */
import { parentPort, workerData } from 'node:worker_threads';
import { type TriedBox, tryTemplate } from '../../check/index.ts';
import { catalogue, useTemplates } from '../catalogue.ts';
import { readTemplates } from '../own-templates.ts';

/** What the thread tells: the ids of the templates or why they cannot be loaded, then each box that was tried, then the end. */
export type TryMessage =
  | { readonly kind: 'loaded'; readonly ids: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'tried'; readonly box: TriedBox }
  | { readonly kind: 'done' };

const tell = (message: TryMessage): void => parentPort!.postMessage(message);

try {
  const own = await readTemplates((workerData as { readonly path: string }).path);
  useTemplates(own);
  const ids = own.map((template) => template.ids.named[0]);
  tell({ kind: 'loaded', ids });
  for (const id of ids)
    for await (const box of tryTemplate(catalogue, catalogue.find(id)!)) tell({ kind: 'tried', box });
  tell({ kind: 'done' });
} catch (error) {
  tell({ kind: 'failed', message: (error as Error).message });
}
