import { ApiError } from '../../api/index.ts';
import { ByteSink } from '../../formats/index.ts';
import { type ThreadScript, ThreadsBusy, threadPool } from '../../platform/threads/index.ts';
import type { DielineDrawer, DrawJob, Drawn } from './draw-dieline.ts';

/** Answer of a thread. Errors are sent as data, because they lose their class between threads. */
type DrawAnswer =
  | { readonly drawn: Drawn<Uint8Array> }
  | { readonly refused: Pick<ApiError, 'status' | 'body'> }
  | { readonly failed: unknown };

/** Dielines per message to a thread. A message and its answer take longer than drawing one dieline. */
const DIELINES_PER_MESSAGE = 8;

/** Messages per thread: the next one is ready while the thread draws. */
const MESSAGES_PER_THREAD = 2;

/** Maximum number of waiting messages: enough for more dielines than concurrent requests. */
const MAX_WAITING_MESSAGES = 64;

/** Task of a thread: draws dielines in order and returns errors as data. */
export const drawTask =
  (draw: DielineDrawer) =>
  async (jobs: readonly DrawJob[]): Promise<DrawAnswer[]> => {
    const answers: DrawAnswer[] = [];
    for (const job of jobs) answers.push(await draw(job).then(toMessage, toFailure));
    return answers;
  };

/** A sink cannot be sent. */
const toMessage = ({ body, file }: Drawn): DrawAnswer => ({ drawn: { body, file: file.take() } });

const toFailure = (error: unknown): DrawAnswer =>
  error instanceof ApiError ? { refused: { status: error.status, body: error.body } } : { failed: error };

const fromMessage = ({ body, file }: Drawn<Uint8Array>): Drawn => ({ body, file: new ByteSink().bytes(file) });

interface Waiting {
  readonly job: DrawJob;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (drawn: Drawn | Promise<Drawn>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Draws concurrent requests in worker threads, single ones in this thread: starting a worker takes longer than drawing.
 * @param script module of the worker threads; its default export is a `drawTask`.
 * @param here draws in this thread.
 */
export const drawThreads = (script: ThreadScript, here: DielineDrawer) => {
  const pool = threadPool<DrawJob[], DrawAnswer[]>({
    script,
    what: 'dielines',
    perThread: MESSAGES_PER_THREAD,
    waiting: MAX_WAITING_MESSAGES,
  });
  /** Requests received in this turn of the event loop. */
  let arrived: Waiting[] = [];

  const drawHere = ({ job, signal, resolve }: Waiting): void => resolve(here(job, signal));
  const drawThere = async (waiting: readonly Waiting[]): Promise<void> => {
    try {
      const jobs = waiting.map(({ job }) => job);
      const answers = await pool.run(jobs, { signal: allAborted(waiting.map(({ signal }) => signal)) });
      for (const [k, { resolve, reject }] of waiting.entries()) {
        const answer = answers[k]!;
        if ('drawn' in answer) resolve(fromMessage(answer.drawn));
        else reject('refused' in answer ? new ApiError(answer.refused.status, answer.refused.body) : answer.failed);
      }
    } catch (error) {
      if (error instanceof ThreadsBusy) waiting.forEach(drawHere);
      else for (const { reject } of waiting) reject(error);
    }
  };
  const drawAll = (): void => {
    for (const { signal, reject } of arrived) if (signal?.aborted) reject(signal.reason);
    const [first, ...others] = arrived.filter(({ signal }) => !signal?.aborted);
    arrived = [];
    for (let k = 0; k < others.length; k += DIELINES_PER_MESSAGE)
      void drawThere(others.slice(k, k + DIELINES_PER_MESSAGE));
    // Draw one here while the workers draw the others.
    if (first) drawHere(first);
  };

  const draw: DielineDrawer = (job, signal) =>
    new Promise((resolve, reject) => {
      if (arrived.push({ job, signal, resolve, reject }) === 1) setImmediate(drawAll);
    });
  return { draw, close: pool.close };
};

const allAborted = (signals: readonly (AbortSignal | undefined)[]): AbortSignal => {
  const all = new AbortController();
  let left = signals.length;
  for (const signal of signals)
    signal?.addEventListener('abort', () => --left || all.abort(signal.reason), { once: true });
  return all.signal;
};
