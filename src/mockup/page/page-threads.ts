import type { BuiltPage, PageBuilder, PageJob } from '../../api/index.ts';
import { type ThreadScript, threadPool } from '../../platform/threads/index.ts';

/** Concurrent pages per thread. Most of the time they wait for the process that rasterises the artwork. */
const PER_THREAD = 4;

/**
 * Builds pages in worker threads.
 * @param script - module of the worker threads; its default export is a `PageBuilder`.
 */
export const pageThreads = (
  script: ThreadScript,
): { readonly build: PageBuilder; readonly close: () => Promise<void> } => {
  const { run, close } = threadPool<PageJob, BuiltPage | undefined>({
    script,
    what: 'pages of mockups',
    perThread: PER_THREAD,
  });
  return { build: (job, owner) => run(job, { owner }), close };
};
