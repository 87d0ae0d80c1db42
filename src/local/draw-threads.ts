import { ApiError } from '../api/index.ts';
import { type ThreadScript, ThreadsBusy, threadPool } from '../threads/index.ts';
import type { DielineDrawer, DrawJob, Drawn } from './draw-dieline.ts';

/** What a thread answers: an error loses its class on the way. */
type DrawAnswer =
  | { readonly drawn: Drawn }
  | { readonly refused: Pick<ApiError, 'status' | 'body'> }
  | { readonly failed: unknown };

/** Dielines that a thread is handed at once: one message there and back takes longer than drawing one of them. */
const TOGETHER = 8;

/** The next dielines lie ready while a thread draws. */
const PER_THREAD = 2;

/** Messages that may wait for a thread: for more dielines than requests may be under way. */
const WAITING = 64;

/** What a thread runs: draws one after the other, and answers what went wrong as data. */
export const drawTask =
  (draw: DielineDrawer) =>
  async (jobs: readonly DrawJob[]): Promise<DrawAnswer[]> => {
    const answers: DrawAnswer[] = [];
    for (const job of jobs) answers.push(await draw(job).then((drawn) => ({ drawn }), toFailure));
    return answers;
  };

const toFailure = (error: unknown): DrawAnswer =>
  error instanceof ApiError ? { refused: { status: error.status, body: error.body } } : { failed: error };

/** A dieline that somebody waits for. */
interface Waiting {
  readonly job: DrawJob;
  readonly resolve: (drawn: Drawn | Promise<Drawn>) => void;
  readonly reject: (error: unknown) => void;
}

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
  const pool = threadPool<DrawJob[], DrawAnswer[]>({
    script,
    what: 'dielines',
    perThread: PER_THREAD,
    waiting: WAITING,
  });
  /** What came in this turn of the event loop. */
  let arrived: Waiting[] = [];

  const drawHere = ({ job, resolve }: Waiting): void => resolve(here(job));
  const drawThere = async (waiting: readonly Waiting[]): Promise<void> => {
    try {
      const answers = await pool.run(waiting.map(({ job }) => job));
      for (const [k, { resolve, reject }] of waiting.entries()) {
        const answer = answers[k]!;
        if ('drawn' in answer) resolve(answer.drawn);
        else reject('refused' in answer ? new ApiError(answer.refused.status, answer.refused.body) : answer.failed);
      }
    } catch (error) {
      if (error instanceof ThreadsBusy) waiting.forEach(drawHere);
      else for (const { reject } of waiting) reject(error);
    }
  };
  const drawAll = (): void => {
    const [first, ...others] = arrived;
    arrived = [];
    for (let k = 0; k < others.length; k += TOGETHER) void drawThere(others.slice(k, k + TOGETHER));
    // This thread takes its share while the others draw.
    if (first) drawHere(first);
  };

  const draw: DielineDrawer = (job) =>
    new Promise((resolve, reject) => {
      if (arrived.push({ job, resolve, reject }) === 1) setImmediate(drawAll);
    });
  return { draw, close: pool.close };
};
