/** What a thread runs that nests. See `nestThreads`. */
export { solveTask as default } from '../nest/index.ts';
