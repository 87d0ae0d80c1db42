/** Entry of a thread that nests. See `nestThreads`. */
export { nestTask as default } from '../../nest/index.ts';
