/** What a thread runs that nests. See `nestThreads`. */
export { nestTask as default } from '../../nest/index.ts';
