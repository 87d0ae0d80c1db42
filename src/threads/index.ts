/** Pools of threads: one mechanism for everything that takes long. What a thread runs is in `src/entry/threads`. */
export { type ThreadPool, type ThreadPoolOptions, type ThreadScript, ThreadsBusy, threadPool } from './pool.ts';
