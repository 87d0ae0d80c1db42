/** Thread pools for long tasks. The scripts that the threads run are in `src/entry/threads`. */
export { type ThreadScript, ThreadsBusy, threadPool } from './pool.ts';
export { SemaphoreFull, semaphore } from './semaphore.ts';
