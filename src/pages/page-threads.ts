import { type ThreadScript, threadPool } from '../threads/index.ts';
import type { BuiltPage, PageBuilder, PageJob } from './build-page.ts';

/** Pages under way in one thread: most of the time they wait for the process that draws the artwork. */
const PER_THREAD = 4;

/**
 * Builds pages in threads.
 * @param script the module that the threads run; its default export is a `PageBuilder`.
 */
export const pageThreads = (
  script: ThreadScript,
): { readonly build: PageBuilder; readonly close: () => Promise<void> } => {
  const { run, close } = threadPool<PageJob, BuiltPage>({ script, what: 'pages of mockups', perThread: PER_THREAD });
  return { build: (job) => run(job), close };
};
