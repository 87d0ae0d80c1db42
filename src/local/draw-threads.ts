import { ApiError } from '../api/index.ts';
import { type ThreadScript, ThreadsBusy, threadPool } from '../threads/index.ts';
import type { DielineDrawer, DrawJob, Drawn } from './draw-dieline.ts';

/** What a thread answers: an error loses its class on the way. */
type DrawAnswer = { readonly drawn: Drawn } | { readonly refused: Pick<ApiError, 'status' | 'body'> };

/** Dielines that may wait for a thread: more than requests may be under way. */
const WAITING = 512;

/** What a thread runs: draws, and answers refusals as data. */
export const drawTask =
  (draw: DielineDrawer) =>
  async (job: DrawJob): Promise<DrawAnswer> => {
    try {
      return { drawn: await draw(job) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { refused: { status: error.status, body: error.body } };
    }
  };

/**
 * Draws in threads what comes at once. Who asks for one dieline after the other is served by this thread: a drawing takes less
 * time than a thread takes to start.
 * @param script the module that the threads run; its default export is a `drawTask`.
 * @param here draws in this thread.
 */
export const drawThreads = (
  script: ThreadScript,
  here: DielineDrawer,
): { readonly draw: DielineDrawer; readonly close: () => Promise<void> } => {
  const pool = threadPool<DrawJob, DrawAnswer>({ script, what: 'dielines', waiting: WAITING });
  /** Requests that came in this turn of the event loop. */
  let atOnce = 0;
  const alone = (): boolean => {
    if (atOnce === 0)
      setImmediate(() => {
        atOnce = 0;
      });
    return ++atOnce === 1;
  };
  const draw: DielineDrawer = async (job) => {
    if (alone()) return here(job);
    let answer: DrawAnswer;
    try {
      answer = await pool.run(job);
    } catch (error) {
      if (error instanceof ThreadsBusy) return here(job);
      throw error;
    }
    if ('drawn' in answer) return answer.drawn;
    throw new ApiError(answer.refused.status, answer.refused.body);
  };
  return { draw, close: pool.close };
};
