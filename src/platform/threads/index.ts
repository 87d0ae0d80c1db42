/** Thread pools for long tasks. The scripts that the threads run are in `src/entry/threads`. */
export { type ThreadPool, type ThreadPoolOptions, type ThreadScript, ThreadsBusy, threadPool } from './pool.ts';
export { SemaphoreFull, type SemaphoreOptions, semaphore } from './semaphore.ts';
