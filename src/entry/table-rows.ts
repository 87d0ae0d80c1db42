/** Rows of a table, for the command line. */
export { csvRows } from '../service/batch/index.ts';
