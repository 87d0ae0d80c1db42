import { createHash } from 'node:crypto';
import { type BuiltPage, orRefuse, type PageBuilder, type PageJob } from '../../api/index.ts';
import { ask, drawRequest } from '../../engine/index.ts';
import { type ThreadScript, threadPool } from '../../platform/threads/index.ts';
import type { Catalogue } from '../../template/index.ts';

/** Builds pages in this thread. An artwork that cannot be drawn is left out, with the reason. Throws ApiError for an unknown template. */
export const pageBuilder =
  (catalogue: Catalogue): PageBuilder =>
  async ({ templateId, variables, profile, artwork, ...options }) => {
    // Load the 3D code only when a mockup page is requested.
    const { ArtworkBusy, ArtworkError, mockup } = await import('../index.ts');
    const drawing = drawRequest(
      orRefuse(ask(catalogue, { template: templateId, values: variables, names: 'service', profile })),
    );
    const { name: about } = catalogue.find(templateId)!.template;
    const page = async (more: { readonly artwork?: Uint8Array; readonly about: string }): Promise<string> =>
      (await mockup({ drawing, unit: variables.unit, ...options, ...more })).html();
    try {
      return built(await page({ artwork, about }));
    } catch (error) {
      if (error instanceof ArtworkBusy) return undefined;
      if (!(error instanceof ArtworkError)) throw error;
      return built(await page({ about: `${about}, without its artwork, which cannot be shown: ${error.message}` }));
    }
  };

const built = (html: string): BuiltPage => ({
  html: new Uint8Array(Buffer.from(html)),
  etag: `"${createHash('sha256').update(html).digest('base64url')}"`,
  policy: /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)![1]!,
});

/** Concurrent pages per thread. Most of the time they wait for the process that rasterises the artwork. */
const PER_THREAD = 4;

/** Builds pages in worker threads. @param script - module of the worker threads; its default export is a `PageBuilder`. */
export const pageThreads = (script: ThreadScript) => {
  const { run, close } = threadPool<PageJob, BuiltPage | undefined>({
    script,
    what: 'pages of mockups',
    perThread: PER_THREAD,
  });
  const build: PageBuilder = (job, owner) => run(job, { owner });
  return { build, close };
};
